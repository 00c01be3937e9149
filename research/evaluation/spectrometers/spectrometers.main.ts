/**
 * Files of spectrometers against what is known of them: our processing of the decays against the instrument's
 * spectra, and what is picked against the authors' assignments.
 *
 *   npx tsx research/evaluation/spectrometers/spectrometers.main.ts
 */
import { filesOfArchive } from '@elucida/spectrometer/archive/unpack';
import { brukerExperiments } from '@elucida/spectrometer/bruker/bruker-experiments';
import { planePeaks } from '@elucida/spectrometer/picking/plane-peaks';
import { protonSignals } from '@elucida/spectrometer/picking/proton-signals';
import { processFid, usualProcessing } from '@elucida/spectrometer/processing/process-fid';
import { processPlane } from '@elucida/spectrometer/processing/process-plane';
import { noiseLevel } from '@elucida/spectrometer/processing/noise';
import { kindOf } from '@elucida/spectrometer/recorded/experiment-kind';
import { pointAt, shiftAt } from '@elucida/spectrometer/recorded/axis';
import type { Experiment } from '@elucida/spectrometer/recorded/experiment';
import type { Spectrum1D, Spectrum2D } from '@elucida/spectrometer/recorded/recordings';
import { spectraOf } from '@elucida/spectrometer/spectra-of-experiments';
import { existsSync, readFileSync } from 'node:fs';

const FOLDER = '../shared/data/spectrometer';
const ARCHIVES = [
  'nmredata/arborinine_full_assignments.zip',
  'nmredata/menthol_1D_1H_assigned_J.zip',
  'bruker/strychnine-1h.zip',
  'bruker/cyclosporin_1h.zip',
  'bruker/cyclosporin_cosy.zip',
  'bruker/cyclosporin_hmbc.zip',
];
/** Constants that the authors state, Hz, by the shift of the signal. */
const PUBLISHED: Readonly<Record<string, readonly (readonly [number, readonly number[]])[]>> = {
  'nmredata/arborinine_full_assignments.zip': [
    [7.2778, [7.98, 6.95, 0.96]],
    [7.715, [8.67, 7.02, 1.79]],
    [7.4896, [8.8]],
    [8.4004, [8.05, 1.72]],
  ],
  'nmredata/menthol_1D_1H_assigned_J.zip': [
    [3.4302, [10.9, 9.9, 4.8, 4.5]],
    [2.1895, [7.05, 2.7]],
    [1.9844, [12.1, 4.5, 4, 2.2]],
    [1.1301, [12.8, 9.9, 3, 2.7]],
    [1.3536, [4.8]],
  ],
};

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;
const fixed = (value: number, digits: number): string => value.toFixed(digits);

/** Tops above a share of the tallest, as shifts between points. */
function tops({ axis, re }: Spectrum1D, share: number): number[] {
  const tallest = re.reduce((most, value) => Math.max(most, value), 0);
  const level = Math.max(share * tallest, 8 * noiseLevel(re));
  const found: number[] = [];
  for (let k = 1; k < re.length - 1; k++) {
    const [a, b, c] = [re[k - 1]!, re[k]!, re[k + 1]!];
    if (b <= level || b < a || b <= c) continue;
    found.push(shiftAt(axis, k + (a - c) / (2 * (a - 2 * b + c))));
  }
  return found;
}

/** Sum of heights between two shifts, above the straight line between its ends. */
function areaOf({ axis, re }: Spectrum1D, from: number, to: number): number {
  const [start, end] = [from, to].map((ppm) => Math.round(pointAt(axis, ppm)));
  const edge = (k: number) => median(Array.from(re.slice(k - 8, k + 8)));
  const [left, right] = [edge(start!), edge(end!)];
  let sum = 0;
  for (let k = start!; k <= end!; k++)
    sum += re[k]! - left - ((right - left) * (k - start!)) / (end! - start!);
  return sum * Math.abs(axis.step);
}

function compare1D(name: string, experiment: Experiment): void {
  const [raw, vendor] = [experiment.raw?.(), experiment.processed?.()];
  if (raw?.kind !== 'fid' || vendor?.kind !== 'spectrum') return;
  const kind = kindOf(experiment);
  const began = performance.now();
  const spectrum = processFid(raw, usualProcessing(raw, kind.use !== 'DEPT'));
  const milliseconds = performance.now() - began;
  const share = kind.use === 'H1NMR' ? 0.02 : 0.05;
  const ours = tops(spectrum, share / 4);
  const apart = tops(vendor, share).map((ppm) =>
    Math.min(...ours.map((each) => Math.abs(each - ppm))),
  );
  const line = [
    `${name} ${kind.name}`,
    `${apart.length} tops`,
    `apart: median ${fixed(median(apart), 5)}, worst ${fixed(Math.max(...apart), 4)} ppm`,
    `${fixed(milliseconds, 0)} ms`,
  ];
  if (kind.use === 'H1NMR') {
    const signals = protonSignals(vendor, experiment.solvent);
    const pairs = signals
      .filter(({ from, to }) => (from - to) * vendor.axis.mhz < 120)
      .map(({ from, to }) => [areaOf(vendor, from, to), areaOf(spectrum, from, to)] as const);
    const largest = Math.max(...pairs.map(([area]) => area));
    const scale = median(pairs.filter(([a]) => a > 0.05 * largest).map(([a, b]) => b / a));
    const off = pairs
      .filter(([area]) => area > 0.1 * largest)
      .map(([a, b]) => Math.abs(b / a / scale - 1));
    const [middle, most] = [median(off), Math.max(...off)].map((each) => fixed(100 * each, 1));
    line.push(`${off.length} integrals off by median ${middle} %, worst ${most} %`);
    const start = performance.now();
    const read = protonSignals(spectrum, experiment.solvent);
    line.push(`multiplets in ${fixed(performance.now() - start, 0)} ms`);
    for (const [ppm, constants] of PUBLISHED[name] ?? []) {
      const signal = [...read].sort((a, b) => Math.abs(a.ppm - ppm) - Math.abs(b.ppm - ppm))[0]!;
      const found = (signal.couplings ?? []).flatMap(({ hz, count }) =>
        Array.from({ length: Math.min(count, 3) }, () => hz),
      );
      const worst = constants.map((hz) => Math.min(...found.map((each) => Math.abs(each - hz))));
      const shown = found.map((hz) => fixed(hz, 2)).join(', ') || 'm';
      line.push(`\n   ${ppm}: published ${constants.join(', ')}; found ${shown}`);
      line.push(`worst ${fixed(Math.max(...worst), 2)} Hz`);
    }
  }
  console.log(line.join('; '));
}

/** Shifts of a sample's signals by nucleus; a nucleus without a spectrum of its own has none. */
type Signals = Readonly<Record<string, readonly number[]>>;

function signalsIn(experiments: readonly Experiment[]): Signals {
  const { spectra } = spectraOf(experiments, { atoms: null });
  const shiftsOf = (type: 'H1NMR' | 'C13NMR') =>
    spectra.flatMap((each) => (each.type === type ? each.peaks : [])).map((peak) => peak.delta_ppm);
  return { '1H': shiftsOf('H1NMR'), '13C': shiftsOf('C13NMR') };
}

/**
 * Peaks of the instrument's plane that ours has, and how far apart they are in its digital points: the tallest, and of
 * them those that lie on signals of both nuclei, which wiggles beside strong peaks do not.
 */
function compare2D(name: string, experiment: Experiment, signals: Signals): void {
  const [raw, vendor] = [experiment.raw?.(), experiment.processed?.()];
  if (raw?.kind !== 'fid2d' || vendor?.kind !== 'spectrum2d') return;
  const began = performance.now();
  const ours = processPlane(raw);
  const milliseconds = performance.now() - began;
  const same = { direct: 0.05, indirect: vendor.indirect.nucleus === '1H' ? 0.05 : 0.6 };
  const peaks = (plane: Spectrum2D) => planePeaks(plane, { least: 10, leastClear: 5, same });
  const all = peaks(ours);
  const wanted = peaks(vendor)
    .sort((a, b) => Math.abs(b.height) - Math.abs(a.height))
    .slice(0, 40);
  const points = { direct: Math.abs(ours.direct.step), indirect: Math.abs(ours.indirect.step) };
  const apart = wanted.map((peak) =>
    Math.min(
      ...all.map((each) =>
        Math.max(
          Math.abs(each.direct - peak.direct) / points.direct,
          Math.abs(each.indirect - peak.indirect) / points.indirect,
        ),
      ),
    ),
  );
  const within = (most: number) => apart.filter((each) => each <= most).length;
  const isSignal = (axis: 'direct' | 'indirect', ppm: number) =>
    (signals[vendor[axis].nucleus] ?? []).some((each) => Math.abs(each - ppm) <= same[axis]);
  const onSignals = apart.filter(
    (_, k) => isSignal('direct', wanted[k]!.direct) && isSignal('indirect', wanted[k]!.indirect),
  );
  console.log(
    `${name} ${kindOf(experiment).name}: of the ${wanted.length} tallest peaks ${within(1)} within a digital point,`,
    `${within(2)} within two; median ${fixed(median(apart), 2)}; of ${onSignals.length} on signals`,
    `${onSignals.filter((each) => each <= 1).length} within one; ${fixed(milliseconds, 0)} ms`,
  );
}

if (!existsSync(FOLDER)) {
  console.log('The files of spectrometers are not here.');
  process.exit(0);
}
for (const name of ARCHIVES) {
  const experiments = brukerExperiments(filesOfArchive(readFileSync(`${FOLDER}/${name}`)));
  const signals = signalsIn(experiments.filter(({ nuclei }) => nuclei.length === 1));
  for (const experiment of experiments) {
    if (experiment.nuclei.length === 1) compare1D(name, experiment);
    else compare2D(name, experiment, signals);
  }
}
