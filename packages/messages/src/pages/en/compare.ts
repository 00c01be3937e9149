import type { CompareText } from '../compare-text.ts';

export const compare: CompareText = {
  title: (nucleus) => `${nucleus} spectra on one axis`,
  close: 'Close',
  opening: 'Opening the recorded points…',
  failed: 'The spectra could not be opened. Close the panel and open the files again.',
  hint:
    'Each spectrum is as tall as its own tallest line, up or down. Shifts are counted from the reference of each; ' +
    'DEPT goes with ¹³C.',
  arrangement: 'Arrangement',
  stacked: 'One above the other',
  overlaid: 'Overlaid',
  shown: 'Spectra',
  unread: (name) => `${name}: cannot be read`,
  keys: 'Keys on the plot: + − zoom, Shift + ← → move, ↑ ↓ height, 0 whole spectrum. Or drag across a part.',
};
