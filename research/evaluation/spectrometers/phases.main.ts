/**
 * Our automatic phase and that of `ml-spectra-processing`, on the decays of real instruments whose lines all point up:
 *
 *   npx tsx research/evaluation/spectrometers/phases.main.ts
 *
 * Prints the deepest negative point over the tallest, after either, and the time of either.
 */
import { filesOfArchive } from '@elucida/spectrometer/archive/unpack';
import { brukerExperiments } from '@elucida/spectrometer/bruker/bruker-experiments';
import { jeolExperiment } from '@elucida/spectrometer/jeol/jeol-experiment';
import { withoutRinging } from '@elucida/spectrometer/processing/background';
import { autoPhase, phased } from '@elucida/spectrometer/processing/phase';
import { usualProcessing } from '@elucida/spectrometer/processing/process-fid';
import { spectrumOf } from '@elucida/spectrometer/processing/transform';
import type { Experiment } from '@elucida/spectrometer/recorded/experiment';
import { kindOf } from '@elucida/spectrometer/recorded/experiment-kind';
import { reimAutoPhaseCorrection } from 'ml-spectra-processing';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

const FOLDER = '../shared/data/spectrometer';

function experimentsIn(file: string): readonly Experiment[] {
  const bytes = readFileSync(file);
  if (file.endsWith('.zip')) return brukerExperiments(filesOfArchive(bytes));
  return file.endsWith('.jdf') ? [jeolExperiment(file, bytes)] : [];
}

/** The deepest negative point, in percent of the tallest. */
function depth(re: ArrayLike<number>): string {
  const values = Array.from(re);
  const least = values.reduce((low, value) => Math.min(low, value), 0);
  const most = values.reduce((high, value) => Math.max(high, value), 0);
  return `${((100 * least) / most).toFixed(1)} %`;
}

function timed<T>(work: () => T): { value: T; milliseconds: string } {
  const began = performance.now();
  const value = work();
  return { value, milliseconds: `${(performance.now() - began).toFixed(0)} ms` };
}

function compare(file: string, experiment: Experiment): void {
  const kind = kindOf(experiment);
  const raw = experiment.raw?.();
  if (raw?.kind !== 'fid' || kind.use === 'DEPT') return;
  const processing = usualProcessing(raw);
  const spectrum = spectrumOf(raw, processing);
  const complex = processing.removesRinging ? withoutRinging(spectrum) : spectrum;
  const ours = timed(() => phased(complex, autoPhase(complex, { upright: true })));
  // It writes into what it is given.
  const copy = { re: complex.re.slice(), im: complex.im.slice() };
  const library = timed(() => reimAutoPhaseCorrection(copy).data);
  console.log(
    `${file.slice(FOLDER.length + 1)} ${kind.name}: ours ${depth(ours.value.re)} in ${ours.milliseconds},`,
    `library ${depth(library.value.re)} in ${library.milliseconds}`,
  );
}

if (!existsSync(FOLDER)) {
  console.log('The files of spectrometers are not here.');
  process.exit(0);
}
for (const folder of ['bruker', 'nmredata', 'jeol'])
  for (const name of readdirSync(`${FOLDER}/${folder}`).sort()) {
    const file = `${FOLDER}/${folder}/${name}`;
    for (const experiment of experimentsIn(file)) compare(file, experiment);
  }
