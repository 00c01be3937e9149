import { pluralOf } from '../../format/plural.ts';
import type { ProcessingText } from '../processing-text.ts';

const plural = pluralOf('en');

export const processing: ProcessingText = {
  title: (experiment) => `Processing of ${experiment}`,
  close: 'Close',
  opening: 'Opening the recorded points…',
  closed: 'This experiment cannot be processed by hand.',
  failed: 'The processing failed. Close the panel and open the files again.',
  hint:
    'Each step was chosen automatically. Change what is wrong: the curve follows. The recorded points stay in this ' +
    'browser while the panel is open.',
  from: {
    legend: 'Start from',
    spectrum: 'the spectrum that the instrument made',
    decay: 'the recorded decay (FID)',
    needed: 'These steps need the decay: choose it above.',
    absent: 'The files hold no decay, only a finished spectrum.',
  },
  window: {
    legend: 'Window and zero filling',
    broadening: 'Line broadening (Hz)',
    gaussian: 'Gaussian (Hz)',
    filling: 'Zero filling',
    times: (times) => (times === 1 ? 'none' : `${times} times the points`),
    usual: (value) => `automatic: ${value}`,
  },
  phase: {
    legend: 'Phase',
    zero: 'Zero order (°)',
    first: 'First order (°)',
    found: (angle) => `automatic: ${angle}°`,
    pivot: (ppm) => `The first order turns about the tallest line, at ${ppm} ppm.`,
    absent: 'The phase cannot be changed: the file holds no imaginary part.',
  },
  baseline: {
    legend: 'Baseline',
    off: 'Take the baseline off',
    hint: 'automatic: on',
  },
  reference: {
    legend: 'Reference',
    near: 'Peak near (ppm)',
    is: 'is at (ppm)',
    set: 'Set',
    nearHint: 'The tallest peak within 40 Hz is taken.',
    by: 'Move all shifts by (ppm)',
    hint: 'automatic: as recorded (0). The other spectra of the sample stay where they are.',
  },
  facts: ({ points, ratio, filter }) =>
    [
      `${points} points`,
      `signal-to-noise ratio of the tallest peak: ${ratio} (height / (2 × rms noise))`,
      ...(filter === null ? [] : [`digital filter of ${filter} points undone`]),
    ].join(' · '),
  undo: 'Undo this step',
  again: 'Automatic again',
  use: 'Use these peaks',
  picking: 'Picking the peaks…',
  used: (count) =>
    `${plural(count, { one: `${count} peak is`, other: `${count} peaks are` })} in the form now.`,
  noPeaks: 'No peak rises above the noise: the form stays as it is.',
};
