import { pluralOf } from '../../format/plural.ts';
import type { ProcessingText } from '../processing-text.ts';

const plural = pluralOf('es');

export const processing: ProcessingText = {
  title: (experiment) => `Procesado de ${experiment}`,
  close: 'Cerrar',
  opening: 'Abriendo los puntos registrados…',
  closed: 'Este experimento no se puede procesar a mano.',
  failed: 'El procesado ha fallado. Cierra el panel y vuelve a abrir los archivos.',
  hint:
    'Cada paso se ha elegido automáticamente. Cambia lo que no esté bien: el dibujo lo sigue. Los puntos registrados ' +
    'se quedan en este navegador mientras el panel está abierto.',
  from: {
    legend: 'Partir de',
    spectrum: 'el espectro que hizo el instrumento',
    decay: 'la señal registrada (FID)',
    needed: 'Estos pasos necesitan la FID: elígela arriba.',
    absent: 'Los archivos no contienen la FID, solo un espectro ya procesado.',
  },
  window: {
    legend: 'Ventana y relleno con ceros',
    broadening: 'Ensanchamiento de línea (Hz)',
    gaussian: 'Gaussiana (Hz)',
    filling: 'Relleno con ceros',
    times: (times) => (times === 1 ? 'ninguno' : `${times} veces los puntos`),
    usual: (value) => `automático: ${value}`,
    preset: {
      label: 'Valores habituales',
      automatic: 'automático',
      own: 'los escritos abajo',
      hint:
        'Anchuras habituales de cada experimento. Una exponencial tan ancha como las líneas da la mejor relación ' +
        'señal-ruido; una más estrecha separa mejor las líneas.',
      of: { proton: '¹H', carbon: '¹³C, DEPT, ¹⁹F, ³¹P', weak: '¹³C débil' },
      short: ({ of, broadening }) => `${of}: ${broadening} Hz`,
      is: ({ broadening, filling }) =>
        `exponencial de ${broadening} Hz, relleno con ceros: ${filling}`,
    },
  },
  phase: {
    legend: 'Fase',
    zero: 'Orden cero (°)',
    first: 'Primer orden (°)',
    found: (angle) => `automática: ${angle}°`,
    pivot: 'Pivote (ppm)',
    pivotFound: (ppm) => `automático: ${ppm} ppm, la línea más alta.`,
    pivotHint: 'El primer orden deja la fase como está en este desplazamiento.',
    pivotMark: 'pivote',
    absent: 'La fase no se puede cambiar: el archivo no contiene la parte imaginaria.',
  },
  plane: {
    automatic: {
      magnitude: 'campana senoidal desde 0°, relleno con ceros 1 × 2',
      phases: 'campana senoidal al cuadrado desde 90°, relleno con ceros 1 × 2',
    },
    hint:
      'Una campana desde 0° hace los picos estrechos y les quita la base; desde 90° conserva casi toda la señal. ' +
      'Ambas dimensiones tienen la misma ventana.',
    of: { cosy: 'COSY, magnitud', hsqc: 'HSQC, con fases', hmbc: 'HMBC, magnitud' },
    is: ({ shape, from, filling }) => `${shape} desde ${from}°, relleno con ceros ${filling}`,
    shape: 'Ventana',
    shapes: { 1: 'campana senoidal', 2: 'campana senoidal al cuadrado' },
    from: 'Empieza en (°)',
    direct: 'Relleno con ceros, directa',
    indirect: 'Relleno con ceros, indirecta',
    phase: {
      direct: (nucleus) => `Fase, directa (${nucleus})`,
      indirect: (nucleus) => `Fase, indirecta (${nucleus})`,
      pivotFound: (ppm) => `automático: ${ppm} ppm, el pico más alto.`,
      magnitude: 'Este espectro 2D muestra magnitudes: no tiene fase que cambiar.',
    },
    facts: ({ direct, indirect, ratio }) =>
      `${direct} × ${indirect} puntos · altura del pico más alto entre el ruido: ${ratio}`,
  },
  baseline: {
    legend: 'Línea base',
    off: 'Restar la línea base',
    hint: 'automático: sí',
  },
  reference: {
    legend: 'Referencia',
    from: 'Contar los desplazamientos desde',
    automatic: 'automático',
    recorded: 'como se registró (por el lock)',
    zero: 'TMS o DSS (la línea cerca de 0 ppm)',
    solvent: (label) => `la línea de ${label}`,
    typed: 'el valor escrito abajo',
    outcome: {
      moved: ({ of, at, shift }) =>
        `Referencia: ${of}, cuya línea se registró a ${at} ppm. Todos los desplazamientos se han movido ${shift} ppm.`,
      fits: ({ of, at }) =>
        `La línea de ${of}, a ${at} ppm, está donde debe: los desplazamientos quedan como se registraron.`,
      proposed: ({ of, at, shift }) =>
        `La línea a ${at} ppm podría ser de ${of}. Movería todos los desplazamientos ${shift} ppm. ` +
        'No es lo bastante seguro para hacerlo automáticamente.',
      absent:
        'No se ha encontrado ninguna línea de referencia: los desplazamientos están como se registraron.',
    },
    apply: 'Mover todos los desplazamientos',
    near: 'Pico cerca de (ppm)',
    is: 'está en (ppm)',
    set: 'Fijar',
    nearHint: 'Se toma el pico más alto a menos de 40 Hz.',
    by: 'Mover todos los desplazamientos (ppm)',
    hint: 'Los picos cruzados de este eje se mueven con él si están sobre sus señales.',
  },
  run: {
    open: 'Elegir el tiempo',
    title: (file) => `Tiempo de la serie de barridos: ${file}`,
    closed: 'Esta serie de barridos no se puede abrir.',
    hint:
      'Se toma el barrido con más iones si no eliges otro: haz clic en el cromatograma, o arrastra sobre él para ' +
      'promediar un intervalo. Los picos lo siguen.',
    keys:
      'Flechas: barrido anterior y siguiente. Mayúsculas y flechas: intervalo más largo o más corto. ' +
      'Inicio y Fin: los extremos.',
    chromatogram: 'Cromatograma de iones totales',
    time: 'tiempo (min)',
    scan: 'barrido',
    range: 'Promediar un intervalo',
    fields: {
      timed: { one: 'Tiempo (min)', first: 'Desde (min)', last: 'Hasta (min)' },
      numbered: { one: 'Barrido', first: 'Desde el barrido', last: 'Hasta el barrido' },
    },
    one: ({ scan, of, minutes, isUsual }) =>
      [
        `Barrido ${scan} de ${of}`,
        ...(minutes === null ? [] : [`${minutes} min`]),
        ...(isUsual ? ['el que tiene más iones'] : []),
      ].join(' · '),
    mean: ({ count, scans: [first, last], minutes }) =>
      [
        plural(count, { one: `${count} barrido`, other: `Media de ${count} barridos` }),
        minutes === null ? `del ${first} al ${last}` : `de ${minutes[0]} a ${minutes[1]} min`,
      ].join(' · '),
    empty: 'No hay ningún pico en este tiempo.',
    tooLarge:
      'Estos barridos tienen demasiados puntos para promediarlos: elige un intervalo más corto.',
    unread: 'Estos barridos no se pueden leer.',
  },
  facts: ({ points, ratio, filter }) =>
    [
      `${points} puntos`,
      `relación señal-ruido del pico más alto: ${ratio} (altura / (2 × ruido rms))`,
      ...(filter === null ? [] : [`filtro digital de ${filter} puntos deshecho`]),
    ].join(' · '),
  undo: 'Deshacer este paso',
  again: 'Otra vez automático',
  use: 'Usar estos picos',
  useTypes: 'Usar para los tipos de carbonos',
  usedTypes: 'Los tipos de carbonos de la lista de ¹³C son ahora los de este espectro.',
  picking: 'Localizando los picos…',
  used: (count) =>
    `${plural(count, { one: `${count} pico está`, other: `${count} picos están` })} ahora en el formulario.`,
  usedLater: (count) =>
    `${plural(count, { one: `${count} pico pasa`, other: `${count} picos pasan` })} al análisis manual.`,
  noPeaks: 'Ningún pico destaca sobre el ruido: la lista se queda como está.',
  moved: (techniques) => `Los picos cruzados se han movido con él: ${techniques}.`,
  stayed: (techniques) =>
    `Se quedan donde están: ${techniques}. Su eje no coincidía con este espectro, o su lista se había corregido.`,
};
