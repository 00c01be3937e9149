import type { plotTools as english } from '../en/plot-tools.ts';

export const plotTools: typeof english = {
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
  jcamp: 'Guardar el espectro como JCAMP-DX',
  csv: 'Guardar la curva como CSV',
  pairsCsv: 'Guardar los picos cruzados como CSV',
  failed: 'No se ha podido guardar el gráfico.',
  image: 'Ver la imagen',
  imageOf: 'La imagen de la que se leyó este espectro',
  help: 'Teclas y gestos',
  drawn: {
    arrow:
      'Cada flecha va del átomo que lleva el hidrógeno al carbono del pico cruzado. ' +
      'Discontinua: más de tres enlaces.',
    bond:
      'Los enlaces gruesos unen átomos vecinos cuyos hidrógenos se acoplan. ' +
      'Línea discontinua: más de tres enlaces.',
    space: 'Las flechas dobles unen átomos cuyos hidrógenos están próximos en el espacio.',
  },
  contours: {
    label: 'Contornos',
    lowest: 'Contorno más bajo',
    more: 'Más contornos: un nivel más bajo',
    fewer: 'Menos contornos: un nivel más alto',
    value: 'desde {level} × ruido',
    negative: 'línea discontinua: negativo',
    hint: 'Arrastra sobre el mapa para ampliar una parte. Ctrl + rueda del ratón cambia los niveles.',
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
};
