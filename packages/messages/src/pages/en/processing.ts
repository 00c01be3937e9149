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
    preset: {
      label: 'Preset',
      automatic: 'automatic',
      own: 'as set below',
      hint:
        'Usual widths for each experiment. An exponential as wide as the lines gives the best signal-to-noise ratio; ' +
        'a narrower one separates lines better.',
      of: { proton: '¹H', carbon: '¹³C, DEPT, ¹⁹F, ³¹P', weak: 'weak ¹³C' },
      is: ({ of, broadening, filling }) =>
        `${of}: exponential ${broadening} Hz, zero filling: ${filling}`,
    },
  },
  phase: {
    legend: 'Phase',
    zero: 'Zero order (°)',
    first: 'First order (°)',
    found: (angle) => `automatic: ${angle}°`,
    pivot: 'Pivot (ppm)',
    pivotFound: (ppm) => `automatic: ${ppm} ppm, the tallest line.`,
    pivotHint: 'The first order leaves the phase at this shift as it is.',
    pivotMark: 'pivot',
    absent: 'The phase cannot be changed: the file holds no imaginary part.',
  },
  baseline: {
    legend: 'Baseline',
    off: 'Take the baseline off',
    hint: 'automatic: on',
  },
  reference: {
    legend: 'Reference',
    from: 'Count shifts from',
    automatic: 'automatic',
    recorded: 'as recorded (by the lock)',
    zero: 'TMS or DSS (the line near 0 ppm)',
    solvent: (label) => `the line of ${label}`,
    typed: 'the value typed below',
    outcome: {
      moved: ({ of, at, shift }) =>
        `Counted from ${of}: its line was at ${at} ppm as recorded. All shifts moved by ${shift} ppm.`,
      fits: ({ of, at }) =>
        `The line of ${of}, at ${at} ppm, is where it should be: shifts stay as recorded.`,
      proposed: ({ of, at, shift }) =>
        `The line at ${at} ppm may be ${of}. It would move all shifts by ${shift} ppm. ` +
        'That is not certain enough to be done automatically.',
      absent: 'No line to count from was found: shifts are as recorded.',
    },
    apply: 'Move all shifts',
    near: 'Peak near (ppm)',
    is: 'is at (ppm)',
    set: 'Set',
    nearHint: 'The tallest peak within 40 Hz is taken.',
    by: 'Move all shifts by (ppm)',
    hint: 'Cross peaks along this axis move with it where they lie on its signals.',
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
  moved: (techniques) => `The cross peaks moved with it: ${techniques}.`,
  stayed: (techniques) =>
    `These stay where they are: ${techniques}. ` +
    'Their axis did not agree with this spectrum, or their list was corrected.',
};
