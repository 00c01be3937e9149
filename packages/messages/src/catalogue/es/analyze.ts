import type { analyze as english } from '../en/analyze.ts';

export const analyze: typeof english = {
  heading: 'Análisis automático',
  intro:
    'Añade las imágenes de tus espectros y la fórmula molecular. Cada imagen se reconoce y ' +
    'se lee; corrige lo que se haya reconocido mal.',
  images: 'Imágenes de espectros',
  drop: 'Suelta aquí las imágenes, pégalas o elige archivos',
  dropHint: 'PNG o JPEG, hasta 10 MB cada una.',
  dropAnywhere: 'Suelta las imágenes para añadirlas',
  choose: 'Elegir archivos',
  photograph: 'Hacer una foto',
  pickerLabel: 'Elegir imágenes (PNG o JPEG)',
  freeLimit: 'El plan Free admite 1 imagen por análisis.',
  freeTooMany: 'El plan Free admite 1 imagen por análisis. Deja solo una.',
  tooMany: 'Se pueden analizar juntas {{limit}} imágenes como máximo.',
  noFiles: 'Selecciona una o más imágenes (PNG/JPG)',
  wrongType: '«{{name}}» no es una imagen PNG ni JPEG.',
  tooBig: '«{{name}}» supera los 10 MB.',
  pdf:
    '«{{name}}» es un PDF. Guarda la página como imagen PNG o JPEG, o copia su ' +
    'texto experimental y pégalo en el análisis manual.',
  filesHere:
    'Estos archivos contienen picos o curvas, no imágenes. El análisis manual ' +
    'los admite, con la fórmula que has introducido.',
  openManual: 'Abrir en el análisis manual',
  added_one: '{{count}} imagen añadida.',
  added_other: '{{count}} imágenes añadidas.',
  card: {
    label: 'Imagen {{index}}: {{name}}',
    technique: 'Técnica',
    automatic: 'Detectar automáticamente',
    axis: 'Límites del eje',
    axisHint: 'Tal como figuran en los dos extremos de la gráfica.',
    correctAxis: 'Corregir el eje',
    looking: 'Leyendo la imagen…',
    recognised: '{{technique}}, reconocida',
    axisRead: {
      ppm: 'δ {{from}}–{{to}} ppm',
      'cm-1': '{{from}}–{{to}} cm⁻¹',
      nm: '{{from}}–{{to}} nm',
      'm/z': 'm/z {{from}}–{{to}}',
    },
    peaks_one: '{{count}} pico',
    peaks_other: '{{count}} picos',
    problems: {
      blank: 'La imagen está en blanco.',
      'no-plot': 'No se ha encontrado ninguna gráfica en la imagen.',
      'no-axis': 'No se puede leer el eje: indica sus límites.',
      'axis-unreadable': 'No se puede leer el eje: indica sus límites.',
      'unknown-technique': 'Técnica no reconocida: elígela.',
      'technique-doubtful': '¿Qué técnica es? Quizá {{technique}}.',
      'another-kind':
        'Otro tipo de medida, según sus rótulos: no se usa. Si es un espectro admitido, elige su técnica.',
      'no-peaks': 'No se han encontrado picos.',
    },
    itIs: 'Es {{technique}}',
    chooseTechnique: 'Indica qué técnica muestra «{{name}}»: su eje no basta para saberlo.',
    left: 'Extremo izquierdo',
    right: 'Extremo derecho',
    axisIncomplete: 'Indica los dos extremos, y que sean distintos.',
    remove: 'Quitar {{name}}',
    openPeaks: 'Revisar y corregir los picos',
    closePeaks: 'Cerrar los picos',
    corrected: 'Corregido a mano',
    noPreview: 'Sin vista previa',
  },
  typedHeading: 'Otros espectros como texto',
  typedAdd: 'Añadir picos como texto',
  typedUnread: 'Corrige o elimina los espectros en texto que no se pueden leer.',
  includeRaw: 'Incluir la salida sin procesar',
  includeRawHint:
    'Lo que se leyó de cada imagen, el orden de los candidatos y, si se les preguntó, lo que ' +
    'respondieron los modelos de IA, para comprobarlo.',
  tips: {
    heading: 'Consejos',
    one: 'Recorta un solo espectro por imagen, con su eje y sus números.',
    two: 'Mejor una exportación del programa que una fotografía.',
    three: 'Juntas, la RMN de ¹H y la de ¹³C distinguen la mayoría de los isómeros.',
  },
  submit: 'Analizar',
  submitting: 'Analizando…',
  cancelRun: 'Cancelar',
  stop: 'Detener el análisis',
  cancelled: 'Análisis cancelado.',
  viewUsage: 'Ver el uso',
  result: 'Resultado',
};
