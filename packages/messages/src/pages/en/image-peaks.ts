import { pluralOf } from '../../format/plural.ts';
import { impurityNames } from '../../report/impurity-names-en.ts';
import type { ImagePeaksText } from '../image-peaks-text.ts';

const plural = pluralOf('en');

export const imagePeaks: ImagePeaksText = {
  region: (image) => `Peaks read from ${image}`,
  hint:
    'Each ring is a peak. Drag it, or select it and use the left and right arrow keys (with Shift: ' +
    'larger steps). Delete removes it; Page Up and Page Down go to its neighbours. Double-click ' +
    'the image to add a peak.',
  view: 'Image with its peaks and axis',
  count: (count) => `${count} ${plural(count, { one: 'peak', other: 'peaks' })}`,
  peak: (place) => `Peak ${place}`,
  hydrogens: (count) => `${count} H`,
  foreign: { ...impurityNames, water: 'water', impurity: 'impurity' },
  leftOut: (lines) => `Left out, as not the molecule's: ${lines}.`,
  add: 'Add a peak',
  undo: 'Undo',
  discard: 'Discard the corrections',
  remove: (place) => `Remove peak ${place}`,
  removed: (left) => `Peak removed. ${left} ${plural(left, { one: 'is', other: 'are' })} left.`,
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  whole: 'Whole image',
  table: 'Peaks of the image',
  toManual: 'Open these peaks in the manual analysis',
  corrected: 'Corrected by hand',
  axis: {
    correct: 'Correct the axis by two points',
    hint:
      'Move the two lines to places whose values you know, by dragging or with the arrow keys, ' +
      'and enter the values.',
    first: 'Line A',
    second: 'Line B',
    valueOf: (line) => `Value at ${line.charAt(0).toLowerCase()}${line.slice(1)}`,
    apply: 'Use this axis',
    cancel: 'Leave the axis as it is',
    refused: 'Enter two different values at two different places.',
  },
  again: {
    heading: 'What was read from the images',
    image: (place) => `Image ${place}`,
    hint: 'This runs a new analysis with your corrections. It counts as one analysis.',
    run: 'Analyze again with the corrections',
    running: 'Starting…',
    lost: 'The images could not be loaded. Try again.',
    notKept:
      'What was read from the images cannot be corrected here: this result was saved without ' +
      'its images or without the places of the peaks in them. To correct it, analyze the ' +
      'images again.',
  },
  typed: {
    hint: 'For techniques without an image: type or paste the peaks. They are judged together with the images.',
    add: (technique) => `Add ${technique}`,
    label: (technique) => `Peaks of ${technique}`,
    example: (example) => `For example: ${example}`,
    skipped: (count) =>
      `${count} ${plural(count, { one: 'line was', other: 'lines were' })} skipped.`,
    remove: (technique) => `Remove ${technique}`,
  },
};
