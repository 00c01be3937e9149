/**
 * The calibration of a bench run compared with what chance alone gives: outcomes drawn 2,000 times with
 * the stated probabilities.
 * npx tsx research/evaluation/engine/calibration-chance.main.ts --results FILE (what `main.ts --out
 * FILE` wrote)
 */
import { parseArgs } from 'node:util';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { calibrationError, quantile, type Stated } from '../summary/statistics.ts';
import { readRun } from './read-run.ts';

const DRAWS = 2_000,
  SEED = 1;
/** A confidence from which an answer is called sure. */
const SURE = 0.9;

const { values } = parseArgs({ options: { results: { type: 'string' } } });
if (values.results === undefined)
  throw new Error('--results FILE: what `main.ts --out FILE` wrote');
const stated = readRun(values.results).map(({ confidence, rank }): Stated => ({
  confidence,
  right: rank === 1,
}));
const random = seededRandom(SEED);
const byChance = Array.from({ length: DRAWS }, () =>
  calibrationError(stated.map(({ confidence }) => ({ confidence, right: random() < confidence }))),
);
const sure = stated.filter(({ confidence }) => confidence >= SURE);
console.log(
  `${stated.length} cases: ECE ${calibrationError(stated).toFixed(3)}; of a calibrated ` +
    `judge by chance, median ${quantile(byChance, 0.5).toFixed(3)}, 95 % ${quantile(byChance, 0.95).toFixed(3)}; ` +
    `stated >= ${SURE} right ${sure.filter(({ right }) => right).length} of ${sure.length}`,
);
