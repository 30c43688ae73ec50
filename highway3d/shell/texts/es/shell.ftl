# El programa
title = highway3d
tagline = Tres juegos de carreteras para dos personas ante una pantalla
menu = Menú
quit = Salir
back = Volver
start = Empezar
done = Listo
yes = Sí
no = No
reset = Restablecer
open = Abrir
delete = Borrar
save = Guardar
copy = Copiar la partida como texto
paste = Pegar una partida
paste-tip = Abre una partida copiada como texto
settings = Ajustes
help = Ayuda
and = { $first } y { $last }

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
save-about = { $players } · { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
} · { $date }
save-name = Un nombre para esta partida
save-nameless = La partida necesita un nombre con letras o números.
save-over = Ya hay una partida llamada { $name }. ¿Reemplazarla?
saved = Guardada como { $name }.
not-saved = No se ha guardado. { $reason }
not-kept = Esta jugada no se pudo guardar en el disco; la partida sigue.
kept-unread = La última partida jugada no se ofrece. { $reason }
opened-in-part = La partida se ha abierto hasta donde se sostiene. { $reason }
opened-backup = El archivo estaba dañado y se ha abierto la versión anterior; puede faltar la última jugada. El archivo dañado se conserva como { $name }.
not-deleted = No se ha borrado. { $reason }
delete-ask = ¿Borrar { $name } para siempre?
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

# En la mesa
menu-home = Pantalla de inicio
menu-resume = Volver a la partida
resume = Seguir
rematch = Otra partida, empieza el otro
look = Mirar el tablero
resign = Rendirse
resign-ask = ¿Se rinde { $name }?
offer-draw = Ofrecer tablas
draw-ask = { $name } ofrece tablas. ¿Las aceptas?
undo-ask = Juega { $name }. ¿Se puede deshacer la jugada?
confirm-move = ¿Jugar { $move }?
question = Pregunta
pause-title = En pausa
pause-text = Los relojes están parados.
pause-no-clocks = Esta partida no tiene relojes que parar.
result-title = Fin de la partida
turn-of = Turno de { $name }
result-draw = Tablas: { $reason }.
result-win = { $count ->
    [one] Gana { $winners }: { $reason }.
   *[other] Ganan { $winners }: { $reason }.
}
end-RESIGNED = el otro bando se ha rendido
end-DRAW_AGREED = de común acuerdo
end-TIME = al otro bando se le acabó el tiempo
fault-GAME_OVER = La partida ha terminado.
fault-TIME_IS_UP = Se te acabó el tiempo.
fault-TIME_IS_LEFT = Aún queda tiempo en el reloj.
clock-low = { $name }: quedan menos de 30 segundos.
save-as = Guardar con otro nombre
typed-move-unread = Eso no se puede leer como jugada: { $reason }.
history-example = Por ejemplo: { $move }
history-example-tokyo = pillar 1 at 125.9 74.2 from A1
history-example-octiles = place a3 turn 5, run A5 to B3
history-example-autopista = A1 step A1=L
history-moves = { $number ->
    [0] Jugadas
   *[other] Jugadas · { $number }
}
history-empty = Aún no hay jugadas.
history-type = Escribe una jugada
history-first = Al principio
history-undo = Deshacer
history-redo = Rehacer
history-last = Al final
history-others = También se jugó aquí:
promote = Hacer de esta la línea principal
replay-run = Reproducir
replay-stop = Parar
replay-speed = Jugadas por segundo

# Fallos
settings-broken = No se pudieron leer tus ajustes. Se han apartado como settings.toml.bad y se usan los de fábrica.
settings-not-written = No se pudieron guardar tus ajustes.
fault-title = Algo ha fallado
fault-text = El programa ha tropezado con un fallo propio. No se ha perdido nada de lo jugado.
fault-continue = Continuar
muted = Sonido apagado
sounding = Sonido encendido

# Ajustes
settings-screen = Pantalla
settings-picture = Imagen
settings-motion = Movimiento
settings-camera = Cámara
settings-play = Juego
settings-players = Jugadores
setting-language = Idioma
setting-language-auto = El del sistema
setting-language-en = English
setting-language-es = Español
setting-language-help = Todos los textos cambian al momento.
setting-ui-scale = Tamaño de textos y botones (%)
setting-ui-scale-help = También crecen con la ventana, mientras los paneles quepan en ella.
setting-full-screen = Pantalla completa
setting-full-screen-help = F11 hace lo mismo.
setting-quality = Calidad
setting-quality-auto = Según la tarjeta gráfica
setting-quality-low = Baja
setting-quality-high = Alta
setting-quality-help = La alta tiene luz suave y sombras, y pide una tarjeta gráfica.
setting-multisampling = Bordes suaves
setting-multisampling-0 = No
setting-multisampling-2 = 2×
setting-multisampling-4 = 4×
setting-multisampling-8 = 8×
setting-multisampling-help = Solo con calidad alta. Vale desde el próximo arranque.
setting-shadows = Sombras
setting-shadows-help = Solo con calidad alta.
setting-frame-cap = Imágenes por segundo como mucho
setting-frame-cap-help = Mientras nada cambia no se dibuja nada.
setting-animation = Animaciones
setting-animation-none = Ninguna
setting-animation-fast = Rápidas
setting-animation-normal = Normales
setting-animation-slow = Lentas
setting-animation-help = Cuánto tardan las piezas en llegar a su sitio.
setting-reduced-motion = Movimiento reducido
setting-reduced-motion-help = Nada se desliza: piezas y cámara cambian de golpe.
setting-camera-preset = Vista inicial
setting-camera-preset-above = Desde arriba
setting-camera-preset-low = Baja
setting-camera-preset-left = Desde la izquierda
setting-camera-preset-right = Desde la derecha
setting-camera-preset-iso = Desde una esquina
setting-camera-preset-along = A lo largo de la última carretera
setting-camera-preset-help = Las teclas del 1 al 6 eligen otra en cualquier momento.
setting-camera-inverted = Giro invertido
setting-camera-inverted-help = Arrastrar hacia arriba mira hacia abajo, y al revés.
setting-camera-speed = Velocidad de la cámara (%)
setting-camera-speed-help = Para el ratón y para las teclas.
setting-wheel-holding = La rueda con una pieza en la mano
setting-wheel-holding-height = Altura o giro
setting-wheel-holding-zoom = Acercar y alejar
setting-wheel-holding-help = Ctrl y la rueda siempre acercan y alejan.
setting-turn-view = Girar la vista hacia quien juega
setting-turn-view-help = Como si cada cual se sentara a su lado de la mesa.
setting-hints = Pistas
setting-hints-help = La tecla H muestra dónde se puede jugar.
setting-confirm-moves = Confirmar jugadas
setting-confirm-moves-help = Se pregunta por cada jugada antes de que cuente.
setting-muted = En silencio
setting-muted-help = La tecla M hace lo mismo.
setting-autosave = Guardar las partidas solas
setting-autosave-help = Tras cada jugada; se conservan las tres últimas partidas.

# Ayuda
help-keys = Teclas
help-mouse = Ratón
help-mouse-click = El botón izquierdo juega: coge, coloca y confirma. Nunca mueve la vista.
help-mouse-orbit = Arrastra con el botón derecho para girar en torno a la mesa. En un tablero plano mueve el tablero.
help-mouse-pan = Arrastra con el botón central, o con Mayús y el derecho, para moverte a lo largo de la mesa.
help-mouse-zoom = La rueda se acerca a lo que hay bajo el ratón. Con una pieza en la mano puede cambiar la altura o el giro; Ctrl y la rueda siempre acercan y alejan.
help-mouse-refuse = Lo que las reglas prohíben no ocurre: la pieza sigue en tu mano y una frase dice por qué.
keys-game = La partida
keys-board = En el tablero
keys-view = La vista
keys-program = El programa
action-undo = Deshacer
action-redo = Rehacer
action-new = Partida nueva
action-open = Partidas guardadas
action-save = Guardar
action-step-back = Una jugada atrás
action-step-forward = Una jugada adelante
action-first = Al principio de la partida
action-last = Al final de la partida
action-pause = Parar los relojes
action-next = Siguiente opción
action-previous = Opción anterior
action-take = Tomar la opción
action-left = Izquierda; ajusta lo recién colocado
action-right = Derecha
action-up = Arriba
action-down = Abajo
action-turn = Girar la pieza
action-turn-back = Girar la pieza al revés
action-higher = Más alto
action-lower = Más bajo
action-junction = Cruce
action-exit = Salida
action-hint = Mostrar dónde se puede jugar
action-view-above = Vista desde arriba
action-view-low = Vista baja
action-view-left = Vista desde la izquierda
action-view-right = Vista desde la derecha
action-view-iso = Vista desde una esquina
action-view-along = Vista a lo largo de la última carretera
action-view-reset = Vista como al principio
action-focus = Mirar lo que está bajo el ratón
action-zoom-in = Más cerca
action-zoom-out = Más lejos
action-pan-left = Mover a la izquierda
action-pan-right = Mover a la derecha
action-pan-up = Alejarse
action-pan-down = Acercarse
action-orbit-left = Girar a la izquierda
action-orbit-right = Girar a la derecha
action-tilt-up = Inclinar hacia arriba
action-tilt-down = Inclinar hacia abajo
action-back = Un paso atrás: pieza, diálogo, menú
action-panels = Del tablero a los paneles, y al siguiente
action-help = Esta ayuda
action-full-screen = Pantalla completa y vuelta
action-picture = Guardar una imagen del tablero
action-mute = Sonido sí o no
action-quit = Salir
key-ctrl = Ctrl
key-shift = Mayús
key-alt = Alt
key-left = ←
key-right = →
key-up = ↑
key-down = ↓
key-enter = Intro
key-space = Espacio
key-tab = Tab
key-escape = Esc
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
