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
    'Each step was chosen automatically. Change what is wrong: what is drawn follows. The recorded points stay in ' +
    'this browser while the panel is open.',
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
      short: ({ of, broadening }) => `${of}: ${broadening} Hz`,
      is: ({ broadening, filling }) => `exponential ${broadening} Hz, zero filling: ${filling}`,
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
  plane: {
    automatic: {
      magnitude: 'sine bell from 0°, zero filling 1 × 2',
      phases: 'squared sine bell from 90°, zero filling 1 × 2',
    },
    hint:
      'A bell from 0° makes narrow peaks and takes away their feet; one from 90° keeps most of the signal. ' +
      'Both dimensions have the same window.',
    of: { cosy: 'COSY, magnitude', hsqc: 'HSQC, with phases', hmbc: 'HMBC, magnitude' },
    is: ({ shape, from, filling }) => `${shape} from ${from}°, zero filling ${filling}`,
    shape: 'Window',
    shapes: { 1: 'sine bell', 2: 'squared sine bell' },
    from: 'Begins at (°)',
    direct: 'Zero filling, direct',
    indirect: 'Zero filling, indirect',
    phase: {
      direct: (nucleus) => `Phase, direct (${nucleus})`,
      indirect: (nucleus) => `Phase, indirect (${nucleus})`,
      pivotFound: (ppm) => `automatic: ${ppm} ppm, the tallest peak.`,
      magnitude: 'This 2D spectrum shows magnitudes: it has no phase to change.',
    },
    facts: ({ direct, indirect, ratio }) =>
      `${direct} × ${indirect} points · height of the tallest peak over the noise: ${ratio}`,
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
  run: {
    open: 'Choose the time',
    title: (file) => `Time in the run: ${file}`,
    closed: 'This run cannot be opened.',
    hint:
      'The scan with the most ions is taken unless you choose another: click on the chromatogram, or drag across it ' +
      'to average a range. The peaks follow.',
    keys:
      'Arrow keys: previous and next scan. Shift and arrow keys: a longer or shorter range. ' +
      'Home and End: the ends.',
    chromatogram: 'Total-ion chromatogram',
    time: 'time (min)',
    scan: 'scan',
    range: 'Average a range',
    fields: {
      timed: { one: 'Time (min)', first: 'From (min)', last: 'To (min)' },
      numbered: { one: 'Scan', first: 'From scan', last: 'To scan' },
    },
    one: ({ scan, of, minutes, isUsual }) =>
      [
        `Scan ${scan} of ${of}`,
        ...(minutes === null ? [] : [`${minutes} min`]),
        ...(isUsual ? ['the one with the most ions'] : []),
      ].join(' · '),
    mean: ({ count, scans: [first, last], minutes }) =>
      [
        plural(count, { one: `${count} scan`, other: `Mean of ${count} scans` }),
        minutes === null ? `${first} to ${last}` : `${minutes[0]} to ${minutes[1]} min`,
      ].join(' · '),
    empty: 'There is no peak at this time.',
    tooLarge: 'These scans have too many points to be averaged: choose a shorter range.',
    unread: 'These scans cannot be read.',
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
  useTypes: 'Use for the types of carbons',
  usedTypes: 'The types of carbons in the ¹³C list are those of this spectrum now.',
  picking: 'Picking the peaks…',
  used: (count) =>
    `${plural(count, { one: `${count} peak is`, other: `${count} peaks are` })} in the form now.`,
  usedLater: (count) =>
    `${plural(count, { one: `${count} peak goes`, other: `${count} peaks go` })} to the manual analysis.`,
  noPeaks: 'No peak rises above the noise: the list stays as it is.',
  moved: (techniques) => `The cross peaks moved with it: ${techniques}.`,
  stayed: (techniques) =>
    `These stay where they are: ${techniques}. ` +
    'Their axis did not agree with this spectrum, or their list was corrected.',
};
