import type { home as english } from '../en/home.ts';

export const home: typeof english = {
  title: 'De los espectros a la molécula, con su razonamiento',
  lead:
    'Sube las gráficas de tus espectros de IR y de RMN de ¹H y ¹³C, o escribe los picos, e ' +
    'indica la fórmula molecular. Obtienes la estructura, el grado de certeza y las pruebas ' +
    'a favor y en contra, línea por línea.',
  start: 'Empezar el análisis',
  seeHow: 'Ver cómo funciona',
  live: {
    heading: 'Míralo trabajar en directo',
    note: 'Se calcula mientras miras. No hace falta cuenta.',
    spectrometer: 'De la carpeta del espectrómetro a la molécula',
    pictures: 'Tres imágenes de espectros',
    medicine: 'Un medicamento, a partir de sus picos',
    isomers: 'Isómeros difíciles de distinguir',
    unsure: 'Un solo espectro: no basta',
  },
  how: {
    heading: 'Cómo funciona',
    upload: 'Espectros',
    uploadText:
      'Suelta las imágenes de tus espectros. Se reconoce cada técnica, se lee su eje y se ' +
      'localizan los picos; puedes corregirlo todo.',
    formula: 'Fórmula',
    formulaText: 'Indica la fórmula molecular: determina qué isómeros son posibles.',
    reasoning: 'Razonamiento',
    reasoningText:
      'Los candidatos se comparan con tus espectros pico a pico. Ves el mejor, el segundo y qué los distingue.',
  },
  engines: {
    heading: 'Elige cómo empezar',
    automatic: 'Análisis automático',
    automaticText: 'A partir de imágenes de espectros: PNG o JPEG, exportadas o escaneadas.',
    manual: 'Análisis manual',
    manualText: 'A partir de picos escritos o pegados, de ¹H, ¹³C, IR, UV-Vis y EM.',
    isomers: 'Explorador de isómeros',
    isomersText: 'Los isómeros constitucionales de un compuesto y los espectros que cabe esperar.',
  },
  why: {
    heading: 'Por qué puedes fiarte de la respuesta',
    measured:
      'Medido el {{date}} (versión {{commit}}), sin la biblioteca de ' +
      'moléculas conocidas, con casos que no se usaron en el desarrollo.',
    how: 'Cómo se ha medido',
    howOf: '{{claim}}: cómo se ha medido',
    ofAll: '{{part}} de {{all}}',
    puzzle: 'Acierta a la primera',
    puzzleText:
      '{{right}} de {{cases}} casos de la prueba MolPuzzle, a partir de la fórmula y los ' +
      'picos, sin biblioteca donde buscarlos.',
    confident: 'Cuando está segura, casi siempre acierta',
    confidentText:
      'Respuestas correctas entre las dadas con un {{least}} o más de confianza, entre {{cases}} casos experimentales.',
    mismatched: 'Avisa cuando nada encaja',
    mismatchedText:
      'Espectros con la fórmula de otra molécula: en {{refused}} de {{cases}} la respuesta fue «No estamos seguros».',
    quick: 'Rápida y autónoma',
    quickText:
      'Mediana del tiempo de respuesta del motor, con dos núcleos de procesador. El motor no ' +
      'necesita proveedor de IA ni red.',
  },
  final: {
    heading: '¿Tienes un espectro a mano?',
    text: 'Basta con una fórmula y una imagen para empezar.',
    button: 'Empezar el análisis',
  },
  worksWith: 'Funciona con',
  worksWithNote: 'Opcional: sin ninguno de ellos responde el motor integrado.',
  worksWithInUse:
    'Todo modelo en uso se consulta en cada análisis, salvo que lo desactives en él o ' +
    'que el servidor haya agotado sus llamadas del día.',
  example: {
    caption: 'Un caso resuelto',
    label: 'Caso resuelto: tres espectros del acetato de etilo y la estructura a la que llevan',
    hint: 'Señala una línea, o recórrelas con el tabulador, para ver sus picos.',
    carbonyl:
      'IR 1741 cm⁻¹: la tensión C=O de un éster; demasiado alta para un ácido o una cetona.',
    carbonylCarbon: '¹³C 171,1 ppm: el carbono carbonílico, en la zona de ésteres y ácidos.',
    ethoxy: '¹H 4,12 (q) y 1,26 (t), ambos con J = 7,1 Hz: un grupo etilo unido a oxígeno.',
    acetyl: '¹H 2,04 (s, 3H): un metilo sin vecinos, junto al carbonilo.',
    answer: 'Acetato de etilo',
  },
};
