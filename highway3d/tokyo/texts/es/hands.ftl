option-tokyo-hands = Manos
option-tokyo-hands-help = Con manos exactas nada se cae. Con manos reales llevas tú cada pieza: por lo que derribes del rival pagas un disco por pieza, y todo se repone antes de seguir.
option-tokyo-hands-exact = Exactas
option-tokyo-hands-real = Reales
option-tokyo-practice = Mesa de prácticas
option-tokyo-practice-help = Uno construye solo, junto a la autopista de un rival que nadie juega, hasta sacar el décimo coche. El material vuelve cuando se agota.
option-tokyo-practice-off = No, dos jugadores
option-tokyo-practice-on = Sí, a solas

tokyo-hands-pillar = Lleva el pilar a su sitio, bájalo y suéltalo
tokyo-hands-disc = Disco { $number } de { $count }: llévalo a su sitio, bájalo y suéltalo
tokyo-hands-road = Apoya la carretera en los dos pilares y suéltala
tokyo-hands-exit = Apoya la carretera del pilar a la mesa y suéltala
tokyo-hands-under = Mete la carretera por debajo, primero el extremo bajo, despacio (Mayús)
tokyo-hands-car = Pon el coche en la carretera nueva y suéltalo
tokyo-hands-settling = Suelta: todo vuelve a la calma
tokyo-hands-fallen = Mira lo que ha caído
tokyo-hands-down = Repón lo que se ha derribado
tokyo-hands-home = Todo está otra vez en su sitio
tokyo-hands-height = A { $mm } mm
tokyo-let-go = Soltar
tokyo-single = Disco a disco
tokyo-put-aside = Dejar
tokyo-hand-turn = Girar

tokyo-hands-off = Está a { $mm } mm y { $degrees }° de un sitio legal; se admiten { $most } mm y { $square }°. Otra vez.
tokyo-hands-leans = Los discos no están rectos uno sobre otro. Otra vez.
tokyo-hands-unlawful = Ahí no puede estar. { $reason }
tokyo-hands-set-right = Los discos desplazados vuelven a su sitio.
tokyo-hands-nudged = { $more ->
    [0] { $what }: gratis, y vuelve a su sitio.
    [one] { $what }, y otra pieza menos: gratis, y vuelven a su sitio.
   *[other] { $what }, y otras { $more } menos: gratis, y vuelven a su sitio.
}

tokyo-lie-knocked = { $name } cayó
tokyo-lie-table = { $name } toca la mesa
tokyo-lie-tilted = { $name } se ha inclinado { $measured }°
tokyo-lie-below = { $name } cuelga { $measured } mm más abajo
tokyo-lie-loose = { $name } está a { $measured } mm de su apoyo
tokyo-lie-nudged = { $name } se ha movido { $measured } mm
tokyo-lie-turned = { $name } giró { $measured }°
tokyo-lie-moved = { $name } se movió
tokyo-own = { $what } · tuyo, gratis
tokyo-owed = { $count ->
    [0] Nada que pagar: lo propio, o lo que solo se movió, se repone gratis.
    [one] Debes un disco a { $name }.
   *[other] Debes { $count } discos a { $name }.
}
tokyo-owed-all = { $count ->
    [0] Debes { $owed } a { $name }, pero no te queda ningún disco.
    [one] Debes { $owed } a { $name }; solo te queda un disco.
   *[other] Debes { $owed } a { $name }; solo te quedan { $count } discos.
}
tokyo-pay = { $grey ->
    [0] { $yellow ->
        [one] Pagar 1 amarillo
       *[other] Pagar { $yellow } amarillos
    }
    [one] { $yellow ->
        [0] Pagar 1 gris
       *[other] Pagar 1 gris y { $yellow } am.
    }
   *[other] { $yellow ->
        [0] Pagar { $grey } grises
       *[other] Pagar { $grey } grises y { $yellow } am.
    }
}
tokyo-pay-nothing = Seguir
tokyo-more-grey = Más grises
tokyo-more-yellow = Más amarillos
tokyo-why = ¿Por qué?
tokyo-why-fallen = Una pieza rival ha caído si toca la mesa, cuelga más de { $below } mm, se ha inclinado más de { $tilt }° o está a más de { $gap } mm de su apoyo.
tokyo-why-nudged = Si se movió más de { $moved } mm o { $turned }°, fue desplazada; eso es gratis salvo que acordarais otra cosa.
tokyo-put-back-one = Reponer una
tokyo-knocked = Derribado: { $pieces }
tokyo-nobody = el rival

help-tokyo-11-title = Manos reales
help-tokyo-11 = Con la opción de manos reales llevas tú cada pieza. Elige base, altura y dirección como siempre; después tienes en la mano el pilar, o sus discos uno a uno (Tab), luego la carretera y luego cada coche. El ratón o las flechas guían la pieza, su sombra y su plomada muestran dónde está, la rueda o + y − la suben y bajan, R la gira y Mayús frena la mano. Bájala, mantenla quieta y suéltala: cuenta si queda a 3 mm y 5° de un sitio legal, el que muestra la silueta verde. Para pasar por debajo de una carretera, baja la varilla a su lado hasta unos milímetros sobre su sitio, mantén Mayús y métela a lo largo, primero el extremo bajo. Lo que toques por el camino puede caer. Lo que caiga del rival se cuenta y se paga con un disco por pieza antes que nada, y Enter repone todo, o un clic en cada pieza.
