import type { Warnings } from './warnings-en.ts';

export const warningsEs: Warnings = {
  'unreadable-blank': (v) => `No se ha podido leer ${v.file}: la imagen está en blanco.`,
  'unreadable-no-plot': (v) =>
    `No se ha podido leer ${v.file}: no contiene ningún espectro reconocible.`,
  'unreadable-no-axis': (v) =>
    `No se ha podido leer ${v.file}: no se encuentra ningún eje. Indica sus límites e inténtalo de nuevo.`,
  'unreadable-axis-unreadable': (v) =>
    `No se ha podido leer ${v.file}: los números del eje no son legibles. Indica sus límites e inténtalo de nuevo.`,
  'unreadable-unknown-technique': (v) =>
    `No se ha podido leer ${v.file}: no se reconoce la técnica. Elígela e inténtalo de nuevo.`,
  'unreadable-technique-doubtful': (v) =>
    `${v.file} no se ha utilizado: solo por su eje no se sabe con certeza qué técnica muestra. ` +
    'Elígela e inténtalo de nuevo.',
  'unreadable-another-kind': (v) =>
    `${v.file} no se ha utilizado: sus rótulos nombran otra medida (otro núcleo, dos dimensiones, ` +
    'Raman, un cromatograma…). ' +
    'Si es uno de los espectros admitidos, elige su técnica e inténtalo de nuevo.',
  'unreadable-no-peaks': (v) => `${v.file} se ha reconocido, pero no se han encontrado picos.`,
  'rejected-not-an-image': (v) => `${v.file} no es una imagen PNG ni JPEG.`,
  'rejected-corrupt': (v) => `${v.file} está dañado o incompleto.`,
  'rejected-too-many-pixels': (v) =>
    `${v.file} tiene más de 40 megapíxeles. Redúcelo e inténtalo de nuevo.`,
  'rejected-too-long': (v) =>
    `${v.file} tiene un lado de más de 20 000 píxeles. Redúcelo e inténtalo de nuevo.`,
  'rejected-too-narrow': (v) =>
    `${v.file} es demasiado alargado: un lado puede medir como máximo 50 veces el otro. ` +
    'Recorta el espectro e inténtalo de nuevo.',
  'rejected-too-slow': (v) =>
    `${v.file} no se ha podido abrir a tiempo. Guárdalo de nuevo o redúcelo.`,
  'asked-unreadable': (v) => `«${v.smiles}» no se puede leer como estructura (SMILES).`,
  'asked-wrong-formula': (v) => `«${v.smiles}» no tiene la fórmula ${v.formula}.`,
  'asked-parts-differ': (v) =>
    `«${v.smiles}»: una sal y una molécula sola no se pueden comparar en un mismo análisis. ` +
    'Pregunta por una y después por la otra.',
  'asked-fragments-differ': (v) =>
    `«${v.smiles}» contradice los fragmentos: le falta uno que debe estar presente o ` +
    'tiene uno que debe estar ausente.',
  'asked-fragment-too-large': (v) =>
    `«${v.smiles}» necesita átomos que la fórmula ${v.formula} no tiene.`,
  'technique-given-twice': (v) =>
    `${v.file} no se ha utilizado: ya hay un espectro de ${v.technique}.`,
  integrals_exceed_formula: (v) =>
    `${v.file}: las integrales impresas suman ${v.sum} hidrógenos y la fórmula tiene ` +
    `${v.hydrogens}. Puede que la imagen y la fórmula no sean de la misma muestra.`,
  integrals_disagree: (v) =>
    `${v.file}: las integrales leídas bajo las señales a ${v.lines} ppm no concuerdan con sus áreas. ` +
    'Se han utilizado las áreas: compruebe los números.',
  carbon_solvent_split: (v) =>
    `${v.file}: se han omitido por ser del disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'El deuterio desdobla su carbono en líneas con esta separación.',
  carbon_solvent_merged: (v) =>
    `${v.file}: se ha omitido por ser del disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'Está en su desplazamiento y es tan ancha como el conjunto de sus líneas.',
  carbon_solvent_printed: (v) =>
    `${v.file}: se ha omitido por ser del disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'La imagen nombra este disolvente y la línea está en su desplazamiento.',
  carbon_solvent_beyond: (v) =>
    `${v.file}: se ha omitido por ser del disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'Está en su desplazamiento y el espectro tiene más líneas que carbonos la fórmula.',
  carbon_reference: (v) => `${v.file}: se ha omitido la referencia (TMS): ${v.lines} ppm.`,
  proton_solvent: (v) =>
    `${v.file}: se ha omitido por ser hidrógeno residual del disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'Está en su desplazamiento y las demás señales bastan para los hidrógenos de la fórmula.',
  proton_solvent_printed: (v) =>
    `${v.file}: se ha omitido por ser hidrógeno residual del disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'La imagen nombra este disolvente y la señal está en su desplazamiento.',
  proton_water: (v) =>
    `${v.file}: se ha omitido por ser agua en el disolvente (${v.solvent}): ${v.lines} ppm. ` +
    'Está donde aparece el agua en este disolvente.',
  proton_reference: (v) => `${v.file}: se ha omitido la referencia (TMS): ${v.lines} ppm.`,
  proton_impurity: (v) =>
    `${v.file}: se ha omitido por ser una impureza (${v.impurity}): ${v.lines} ppm. ` +
    'Está en su desplazamiento y, sin esa señal, las demás áreas concuerdan mejor con la fórmula.',
  proton_small: (v) =>
    `${v.file}: se ha omitido por ser de impurezas: ${v.lines} ppm. ` +
    'El área es demasiado pequeña para un hidrógeno de la fórmula.',
  axis_doubtful: (v) =>
    `${v.file}: no todos los números de su eje concuerdan entre sí. Comprueba sus límites y las ` +
    'posiciones de los picos.',
  negative_peaks_ignored: (v) =>
    `${v.file}: los picos que apuntan hacia abajo (DEPT o APT) no se han leído; los que apuntan hacia arriba, sí.`,
  infrared_computed: (v) =>
    `${v.file}: la curva llega por debajo de 100 cm⁻¹, zona que los espectrómetros no registran. ` +
    'Se ha evaluado como espectro calculado: en fase gas y con las bandas por encima de 1850 ' +
    'cm⁻¹ desplazadas como en los cálculos armónicos.',
};
