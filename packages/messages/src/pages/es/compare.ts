import type { CompareText } from '../compare-text.ts';

export const compare: CompareText = {
  title: (nucleus) => `Espectros de ${nucleus} en un mismo eje`,
  close: 'Cerrar',
  opening: 'Abriendo los puntos registrados…',
  failed: 'No se han podido abrir los espectros. Cierra el panel y vuelve a abrir los archivos.',
  hint:
    'Cada espectro es tan alto como su propia línea más alta, hacia arriba o hacia abajo. Los desplazamientos se ' +
    'cuentan desde la referencia de cada uno; DEPT va con ¹³C.',
  arrangement: 'Disposición',
  stacked: 'Uno encima de otro',
  overlaid: 'Superpuestos',
  shown: 'Espectros',
  unread: (name) => `${name}: no se puede leer`,
  keys:
    'Teclas sobre el gráfico: + − ampliar y reducir, Mayús + ← → mover, ↑ ↓ altura, 0 espectro completo. ' +
    'También se puede arrastrar sobre una parte.',
};
