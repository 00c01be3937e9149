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
  tools: {
    label: 'Herramientas del gráfico',
    zoomIn: 'Ampliar',
    zoomOut: 'Reducir',
    left: 'Mover a la izquierda',
    right: 'Mover a la derecha',
    taller: 'Picos más altos',
    lower: 'Picos más bajos',
    reset: 'Espectro completo',
    screen: 'Pantalla completa',
    svg: 'Guardar como SVG',
    png: 'Guardar como PNG',
    failed: 'No se ha podido guardar el gráfico.',
    image: 'Ver la imagen',
    imageOf: 'La imagen de la que se leyó este espectro',
    help: 'Teclas y gestos',
  },
  keys: {
    peaks: { keys: '← →', does: 'pico anterior o siguiente; Inicio y Fin: primero y último' },
    zoom: { keys: '+ −', does: 'ampliar y reducir alrededor del pico marcado' },
    pan: { keys: 'Mayús + ← →', does: 'moverse a lo largo del eje' },
    gain: { keys: '↑ ↓', does: 'picos más altos y más bajos; también Alt + rueda del ratón' },
    reset: { keys: '0', does: 'espectro completo; también con doble clic' },
    wheel: {
      keys: 'Rueda del ratón',
      does: 'ampliar donde está el puntero, tras hacer clic en el gráfico o con Ctrl',
    },
    drag: {
      keys: 'Arrastrar',
      does: 'ampliar la parte que se recorre; con Mayús, moverse a lo largo del eje',
    },
    touch: { keys: 'Dos dedos', does: 'pellizcar para ampliar; después, mover con un dedo' },
    screen: { keys: 'F', does: 'pantalla completa' },
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
