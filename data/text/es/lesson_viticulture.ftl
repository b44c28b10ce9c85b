# The lesson of two years of Viticulture, step by step; at most two short sentences each. What is meant is lit on the table.

lesson-viticulture-title = Tus dos primeros años
lesson-viticulture-end = En tu primera partida completa un pedido pequeño antes de que acabe el año 3. En invierno roba pedidos hasta que uno pida vinos de 3 o menos; planta ya en el año 1 y guarda dos trabajadores para el invierno.

lesson-viticulture-yours = { $name }, este viñedo ya es tuyo. { $mama }, tu mamá, te dejó dos trabajadores y tres cartas; { $papa }, tu papá, dinero y el trabajador grande.
lesson-viticulture-papa = Papá te da además una cosa a elegir. Toma el emparrado: tu { $vine } lo necesita para trepar.
lesson-viticulture-papa_astray = El dinero vendría bien, pero sin el emparrado tu { $vine } no se puede plantar.
lesson-viticulture-order = Este pedido es tu plan para dos años: un vino tinto y uno blanco, cada uno de valor 2 o más. Da { $points } { $points ->
        [one] punto
       *[other] puntos
    } y después, como dice su botellita, { $residual } { $residual ->
        [one] lira
       *[other] liras
    } al final de cada año.
lesson-viticulture-goal = Deciden los puntos de victoria (PV): el año en que alguien llega a { $goal } se juega hasta el final, y entonces gana quien tenga más.
lesson-viticulture-wake = Primavera: tu gallo elige una fila. Arriba se actúa antes, abajo se recibe más; toma la del marco dorado, trae una moneda.
lesson-viticulture-wake_astray = Esa fila también tiene su gracia, pero este año toma la del marco dorado.
lesson-viticulture-wake_hint = Haz clic en la fila iluminada o arrastra el gallo hasta ella.
lesson-viticulture-plant = Verano: tienes tres trabajadores, y deben bastar para el verano y el invierno juntos. Envía uno a plantar una vid.
lesson-viticulture-plant_astray = Tu vid debe ir a la tierra este verano, o no habrá nada que cosechar: envía un trabajador a plantar.
lesson-viticulture-plant_hint = Haz clic en el lugar iluminado: un trabajador va solo.
lesson-viticulture-field = Ahora haz clic en la carta { $vine } y después en uno de tus terrenos. Cabe en los tres.
lesson-viticulture-field_hint = Primero la carta de tu mano, después el terreno. También puedes arrastrar la carta.
lesson-viticulture-grande = El lugar estaba ocupado y aun así { $other } ha plantado: con el trabajador grande. Ese encuentra sitio en todas partes.
lesson-viticulture-pass = Tus otros dos trabajadores hacen falta en invierno. Pasa: el verano ha terminado para ti.
lesson-viticulture-pass_astray = Quien trabaja ahora falta en invierno, y el vino se produce en invierno. Pasa.
lesson-viticulture-pass_hint = El botón iluminado está al pie del panel.
lesson-viticulture-fall = El otoño te trae una visita que te ayudará una vez: roba un visitante de verano o de invierno. Los dos son buenos, elige con libertad.
lesson-viticulture-harvest = Invierno, ¡a cosechar! { $other } ocupa el único lugar, así que es tarea para tu trabajador grande: cabe en todas partes.
lesson-viticulture-harvest_astray = Sin uvas no hay todavía nada que hacer allí. Primero cosecha, con el trabajador grande.
lesson-viticulture-harvest_hint = Haz clic en el lugar iluminado: el trabajador grande va solo.
lesson-viticulture-make = Tu vid ha dado una uva roja y una blanca, cada una de valor 1, y dará más cada año. Envía tu último trabajador a producir vino con ellas.
lesson-viticulture-make_astray = Las uvas están en el lagar, pero el pedido pide vino. Envía el trabajador a producirlo.
lesson-viticulture-red = Una uva roja da un vino tinto del mismo valor. Produce primero el tinto.
lesson-viticulture-white = Y ahora el otro: un solo trabajador produce hasta dos vinos.
lesson-viticulture-white_astray = Tu pedido pide los dos vinos. Produce también el otro.
lesson-viticulture-wine_hint = Elige el vino en el panel o haz clic en la uva.
lesson-viticulture-aged = Ha pasado un año: los trabajadores están en casa, y todas las uvas y los vinos han subido 1. Tus vinos valen 2, ¡justo lo que pide el pedido!
lesson-viticulture-ageing = Cada año suma 1, pero un vino solo sube hasta donde llega su bodega. La pequeña acaba en 3, la mediana en 6 y la grande en 9.
lesson-viticulture-late = Este año { $other } quiere empezar. Toma la última fila: te presta otro trabajador hasta que termine el año.
lesson-viticulture-late_astray = Solo la fila iluminada te presta un trabajador, y lo vas a necesitar.
lesson-viticulture-visitor = Los visitantes te hacen un favor, cada uno el suyo; lo dice la carta. Envía un trabajador y juega la carta { $card }.
lesson-viticulture-visitor_astray = Primero te hace falta dinero, y lo trae tu visitante. Envía el trabajador al lugar iluminado.
lesson-viticulture-guest = Este visitante paga por los terrenos vacíos o da un punto por los plantados. Toma el dinero: quieres construir.
lesson-viticulture-guest_astray = Un punto tienta, pero primero se construye, y para eso hace falta dinero.
lesson-viticulture-build = Ya hay dinero: construye algo que dure. Envía aquí un trabajador.
lesson-viticulture-build_astray = Eso también valdría, pero tus vinos necesitan una bodega mejor. Envía un trabajador a construir.
lesson-viticulture-cellar = Construye la bodega mediana por { $cost ->
        [one] { $cost } lira
       *[other] { $cost } liras
    }. Allí tus vinos suben hasta 6; en la pequeña se quedan en 3.
lesson-viticulture-cellar_astray = Eso también serviría. Esta vez toma la bodega mediana, para que tus vinos pasen de 3.
lesson-viticulture-pass_again = Quedan dos trabajadores, justo para el invierno. Pasa.
lesson-viticulture-fall_again = Otra vez visita: ¿qué estación prefieres?
lesson-viticulture-fill = Llega el gran momento: envía un trabajador a completar tu pedido.
lesson-viticulture-fill_astray = Tus vinos están listos y el pedido da puntos. Complétalo primero.
lesson-viticulture-points = ¡Tienes { $points } de { $goal } puntos! Y la botella ha subido: indica tu pago residual, las liras de cada final de año.
lesson-viticulture-train = Con tu último trabajador forma a otro. Cuesta 4 liras y te ayuda todos los años que vienen.
lesson-viticulture-train_astray = Un trabajador más ayuda en todos los años que quedan. Forma uno ahora.
lesson-viticulture-year_over = Final del año: la botella te ha pagado { $income } { $income ->
        [one] lira
       *[other] liras
    } y tu nuevo trabajador ya está aquí. ¡La casa marcha!
lesson-viticulture-next_vines = ¿Y ahora? Con emparrado y riego plantas grandes vides; señala cualquier estructura y leerás para qué sirve.
lesson-viticulture-next_wines = En la bodega mediana, una uva roja y una blanca dan rosado, que vale la suma: al menos 4. En la grande, dos rojas y una blanca dan espumoso, al menos 7.
lesson-viticulture-next_orders = Completa primero pedidos pequeños, con vinos que quepan en tu bodega; si el tuyo es demasiado grande, roba otro en invierno. Los grandes dan hasta 6 puntos: así se juntan { $goal }.
