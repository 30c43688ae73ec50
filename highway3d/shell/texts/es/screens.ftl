# Inicio y partidas guardadas
continue = Continuar
continue-game = Continuar { $game } · { $players } · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
saves = Partidas guardadas
saves-kept = Guardadas solas
saves-named = Guardadas por ti
saves-none = Aún no hay partidas.
save-about = { $status } · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} · { $date }
save-turn = Juega { $name }
save-won = { $count ->
    [one] Ganó { $winners }
   *[other] Ganaron { $winners }
}
save-drawn = Tablas
save-unfinished = Sin terminar
save-over-alone = Terminada
save-here = Ahora en la mesa
save-name = Un nombre para esta partida
save-nameless = La partida necesita un nombre con letras o números.
save-over = Ya hay una partida llamada { $name }. ¿Reemplazarla?
save-over-yes = Reemplazarla
save-over-no = Otro nombre
save-taken = Ya hay una partida llamada { $name }.
rename = Cambiar el nombre
rename-title = Otro nombre
renamed = Ahora se llama { $name }.
not-renamed = No se ha cambiado el nombre. { $reason }
saved = Guardada como { $name }.
not-saved = No se ha guardado. { $reason }
not-kept = Esta jugada no se pudo guardar en el disco; la partida sigue.
kept-apart = Otra ventana ha seguido con esta partida, así que aquí sigue en un archivo propio. Las dos están en la lista de partidas.
nothing-kept = No hay carpeta donde escribir: no se guardarán partidas, ajustes ni imágenes.
kept-unread = La última partida jugada no se ofrece. { $reason }
opened-in-part = La partida se ha abierto hasta donde se sostiene. { $reason }
opened-backup = El archivo estaba dañado y se ha abierto la versión anterior; puede faltar la última jugada. El archivo dañado se conserva como { $name }.
not-deleted = No se ha borrado. { $reason }
delete-ask = ¿Borrar esta partida para siempre?
delete-ask-yes = Borrarla
delete-ask-no = Conservarla
paste-unread = Lo copiado no es una partida que se pueda abrir aquí.
copied = La partida está en el portapapeles.
no-scene = Este juego no se puede mostrar: { $reason }.
picture-saved = Imagen guardada: { $path }

# Archivos
record-TOO_LARGE = El archivo es demasiado grande para ser una partida guardada.
record-NOT_TEXT = El archivo está dañado y no se puede leer.
record-NOT_JSON = El archivo está dañado y no se puede leer.
record-TOO_DEEP = El archivo está dañado y no se puede leer.
record-FIELD = Una parte del archivo está dañada.
record-FOREIGN = El archivo no es una partida guardada de highway3d.
record-NEWER = La partida se guardó con una versión más nueva de highway3d, que hace falta para abrirla.
record-MOVE_UNREADABLE = La jugada { $number } no se puede leer.
record-MOVE_ILLEGAL = La jugada { $number } va contra las reglas.
record-RESULT = El resultado del archivo no es el que dan las jugadas.
record-TOO_LONG = La partida se ha hecho demasiado larga para guardarla.
file-fault = El archivo no se puede leer ni escribir.
file-ENOENT = El archivo ya no está ahí.
file-EACCES = No está permitido el acceso al archivo.
file-EPERM = No está permitido el acceso al archivo.
file-EROFS = Ahí no se puede escribir.
file-ENOSPC = El disco está lleno.
file-ENODEV = Es una tubería o un dispositivo, no un archivo.
file-EISDIR = Es una carpeta, no un archivo.
file-ELOOP = Es un enlace que lleva en círculo.
file-ESTALE = Otra ventana u otro programa ha cambiado el archivo entretanto. Guarda con otro nombre.
no-display = Aquí no hay una pantalla con OpenGL, así que no se puede abrir ninguna ventana.
no-window = OpenGL no pudo abrir una ventana en esta pantalla.

# Una partida nueva
players = Jugadores
clock = Reloj
rules = Reglas
seat-name = Jugador { $number }
seat-colour = Color
seat-pattern = Dibujo
clock-minutes = Minutos para cada jugador
clock-minutes-help = Con cero se juega sin relojes, y las jugadas se deshacen libremente.
clock-increment = Segundos añadidos tras cada turno
clock-increment-help = Un poco de tiempo de vuelta para quien acaba de jugar.

# La tarjeta del final
card-moves = { $count ->
    [one] Una jugada
   *[other] { $count } jugadas
}
card-best = La mejor jugada: { $move } ({ $gain }), { $name }, jugada { $number }
card-time = { $time } de reflexión
look = Tablero
card-home = Inicio
card-replay = Repetición
card-picture = Imagen
end-card = El resultado
score-of-all = Tras { $games } partidas: { $scores }.
score-even = Tras { $games } partidas, empate a { $each }.
score-leads = Tras { $games } partidas va ganando { $name }, { $most } a { $least }.
