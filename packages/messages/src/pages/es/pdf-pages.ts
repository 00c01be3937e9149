import type { PdfPagesText } from '../pdf-pages-text.ts';

export const pdfPages: PdfPagesText = {
  heading: (file) => `Páginas de ${file}`,
  hint:
    'Elige las páginas que muestren un solo espectro cada una. Se convierten en imágenes en tu ' +
    'navegador; el PDF no se envía.',
  opening: 'Abriendo el PDF…',
  page: (place) => `Página ${place}`,
  add: (count) =>
    count === 0 ? 'Añadir páginas' : count === 1 ? 'Añadir 1 página' : `Añadir ${count} páginas`,
  close: 'Cerrar el PDF',
  room: (count) =>
    count === 0
      ? 'Ya hay tantas imágenes como permite tu plan en un análisis.'
      : count === 1
        ? 'Tu plan permite 1 imagen más en este análisis: elige 1 página.'
        : `Tu plan permite ${count} imágenes más en este análisis: elige ${count} páginas como máximo.`,
  first: (shown, all) => `Se muestran las ${shown} primeras páginas de ${all}.`,
  problem: {
    locked: (file) => `«${file}» está protegido con contraseña. Guárdalo sin ella o como imágenes.`,
    unreadable: (file) => `«${file}» no se puede leer como PDF.`,
    undrawn: (file) => `Una página de «${file}» no se ha podido convertir en imagen.`,
  },
};
