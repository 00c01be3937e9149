import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/es.ts';
import type { plot as english } from '../en/plot.ts';

export const plot: typeof english = {
  axis: eachTechnique(techniques, 'axis'),
  label: 'Espectro de {{technique}}',
  help:
    'Las flechas izquierda y derecha pasan de un pico a otro, más y menos amplían y reducen, ' +
    'y las flechas arriba y abajo hacen los picos más altos y más bajos.',
  curve: {
    recorded: 'curva registrada',
    read: 'curva leída de la imagen',
    declared: 'dibujado a partir de los patrones de la lista de picos',
    sketched: 'esbozado a partir de la lista de picos',
  },
  seen: 'se ve de {{from}} a {{to}}',
  ordinate: {
    percent: 'intensidad relativa (%)',
    transmittance: 'transmitancia (%)',
    absorbance: 'absorbancia',
    relativeTransmittance: 'transmitancia relativa',
    relativeAbsorption: 'absorción relativa',
    absorptivity: 'ε (M⁻¹ cm⁻¹)',
  },
  transmittance: 'Transmitancia',
  doubled: 'Huella dactilar ×2',
  empty: 'Aún no hay picos.',
  count_one: '{{count}} pico',
  count_other: '{{count}} picos',
  observed: 'observado',
  predicted: 'predicho',
  mismatch: 'no coincide',
  missing: 'no observado',
  table: 'Ver como tabla',
  columns: {
    atoms: 'Átomos',
    position: 'Posición',
    details: 'Detalles',
    predicted: 'Predicho',
    difference: 'Diferencia',
    agreement: 'Concordancia',
  },
  agreement: { for: 'concuerda', neutral: 'neutro', against: 'discrepa', none: 'sin comparar' },
  peakAt: eachTechnique(techniques, 'peakAt'),
  predictedAt: 'predicho {{x}}',
  predictedWithin: 'predicho {{x}} ± {{sd}}',
  protons: '{{n}}H',
  simulated:
    'La predicción está simulada a {{mhz}} MHz con líneas de 1 Hz de anchura (más anchas en ' +
    'los hidrógenos que se intercambian), a partir de desplazamientos predichos y constantes ' +
    'de acoplamiento habituales; los números junto a los corchetes son hidrógenos. Los ' +
    'dobles enlaces de cadena se dibujan como trans si ninguna constante observada indica ' +
    'cis, y los anillos saturados de seis miembros como sillas si sus caras difieren.',
  enlarged: 'Multipletes predichos, ampliados',
  current: 'Pico {{index}} de {{total}}',
};
