/**
 * Fits the confidence to bench runs:
 * npx tsx research/training/confidence/fit-confidence.main.ts --own RUN.jsonl --swapped RUN.jsonl
 * First what "none of these" depends on: a logistic model of the best candidate where it is the
 * truth against the best
 * wrong one, in its own case and under swapped spectra. Those wrong ones are far more frequent than
 * in use, so the
 * intercept is then fitted again, with the softmax temperature, to the cases as they came out
 * (five-fold cross-validated).
 * Last, the limits beyond which no candidate is put forward, by the share of swapped spectra that
 * come out inconclusive.
 */
import { parseArgs } from 'node:util';
import { assess } from '@elucida/engine/judging/confidence';
import { TIE } from '@elucida/engine/judging/finalist-ranking';
import { readCases } from '../../evaluation/cases/read-cases.ts';
import {
  FEATURES,
  featuresAt,
  readOutcomes,
  type Outcome,
} from '../../evaluation/engine/confidence-outcomes.ts';
import { loadBenchData } from '../../evaluation/engine/run-bench.ts';
import { brierScore, calibrationError, type Stated } from '../../evaluation/summary/statistics.ts';
import { readRun } from '../../evaluation/engine/read-run.ts';

const { values } = parseArgs({
  options: {
    own: { type: 'string', multiple: true, default: [] },
    swapped: { type: 'string', multiple: true, default: [] },
    cases: { type: 'string' },
  },
});
const read = (paths: readonly string[]) => paths.flatMap((path) => readRun(path));
const { own, foreign } = readOutcomes(
  { own: read(values.own), swapped: read(values.swapped) },
  readCases(values.cases),
  loadBenchData(),
);

interface Example {
  readonly features: readonly number[];
  readonly none: number;
  readonly weight: number;
}

/**
 * Weights of examples that a user's case is not: the list without its truth, and another molecule's
 * spectra.
 */
const WITHOUT_TRUTH = 0.15,
  SWAPPED = 0.3;

const examples: Example[] = [
  ...own.flatMap((outcome): Example[] => {
    const wrong = outcome.truth === 0 ? 1 : 0;
    const right =
      outcome.truth < 0
        ? []
        : [{ features: featuresAt(outcome, outcome.truth), none: 0, weight: 1 }];
    return wrong < outcome.finalists.length
      ? [
          ...right,
          {
            features: featuresAt(outcome, wrong),
            none: 1,
            weight: outcome.truth < 0 ? 1 : WITHOUT_TRUTH,
          },
        ]
      : right;
  }),
  ...foreign.map((outcome): Example => ({
    features: featuresAt(outcome, 0),
    none: 1,
    weight: SWAPPED,
  })),
];

const logistic = (slopes: readonly number[], intercept: number, features: readonly number[]) =>
  1 / (1 + Math.exp(-features.reduce((sum, value, i) => sum + value * slopes[i], intercept)));

/** Logistic regression by gradient ascent with a small ridge on the slopes. */
function fitSlopes(data: readonly Example[]): number[] {
  const slopes = new Array<number>(FEATURES.length).fill(0);
  let intercept = 0;
  const n = data.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < 10_000; step++) {
    const gradient = slopes.map((w) => -0.003 * w);
    let upward = 0;
    for (const { features, none, weight } of data) {
      const missing = (weight * (none - logistic(slopes, intercept, features))) / n;
      upward += missing;
      features.forEach((value, i) => {
        gradient[i] += missing * value;
      });
    }
    gradient.forEach((g, i) => {
      slopes[i] += 0.5 * g;
    });
    intercept += 0.5 * upward;
  }
  return slopes;
}

const slopes = fitSlopes(examples);

interface Calibration {
  readonly intercept: number;
  readonly temperature: number;
}
interface Case {
  readonly features: readonly number[];
  readonly gaps: readonly number[];
  readonly truth: number;
  readonly tied: boolean;
}

/** Finalists further behind than this have no share worth counting, log units. */
const FAR = 15;
const caseOf = (outcome: Outcome): Case => {
  const gaps = outcome.finalists
    .map(({ score }) => score - outcome.finalists[0].score)
    .filter((gap) => gap > -FAR);
  return {
    features: featuresAt(outcome, 0),
    gaps,
    truth: outcome.truth,
    tied: gaps.length > 1 && gaps[1] > -TIE,
  };
};

function probabilityOf(
  { features, gaps }: Case,
  place: number,
  { intercept, temperature }: Calibration,
): number {
  const none = logistic(slopes, intercept, features);
  if (place < 0) return none;
  const total = gaps.reduce((sum, gap) => sum + Math.exp(gap / temperature), 0);
  return place < gaps.length ? ((1 - none) * Math.exp(gaps[place] / temperature)) / total : 0;
}

/** Mean negative log probability of what was the case. */
const logLoss = (cases: readonly Case[], calibration: Calibration) =>
  cases.reduce(
    (sum, each) => sum - Math.log(Math.max(1e-6, probabilityOf(each, each.truth, calibration))),
    0,
  ) / cases.length;

/** Best of a grid: two smooth parameters need nothing finer. */
function calibrate(cases: readonly Case[]): Calibration {
  let best: Calibration = { intercept: 0, temperature: 1 };
  let least = Infinity;
  for (let intercept = -8; intercept <= 1; intercept += 0.1) {
    for (let temperature = 0.4; temperature <= 2; temperature += 0.1) {
      const loss = logLoss(cases, { intercept, temperature });
      if (loss < least) [best, least] = [{ intercept, temperature }, loss];
    }
  }
  return best;
}

const FOLDS = 5;
const cases = own.map(caseOf);
const foreignCases = foreign.map(caseOf);
const stated = (each: Case, calibration: Calibration): Stated => ({
  confidence: probabilityOf(each, 0, calibration),
  right: each.truth === 0,
});
const calibration = calibrate(cases);
const describe = (name: string, answers: readonly Stated[]) =>
  console.log(
    `${name}: ECE ${calibrationError(answers).toFixed(3)}, Brier ${brierScore(answers).toFixed(3)}`,
  );
console.log(
  `temperature ${calibration.temperature.toFixed(2)}, intercept ${calibration.intercept.toFixed(2)}: ` +
    `log loss ${logLoss(cases, calibration).toFixed(4)}`,
);
FEATURES.forEach((name, i) => console.log(`${name}\t${slopes[i].toFixed(3)}`));
describe(
  'in sample',
  cases.map((each) => stated(each, calibration)),
);
describe(
  'cross-validated',
  cases.map((each, i) => stated(each, calibrate(cases.filter((_, k) => k % FOLDS !== i % FOLDS)))),
);

/** Shares of the swapped spectra that come out inconclusive: what each costs in right answers. */
const SWAPPED_INCONCLUSIVE = [0.96, 0.97, 0.98] as const;
const isInconclusive = (each: Case, mostNone: number, line: number) =>
  each.tied ||
  probabilityOf(each, -1, calibration) > mostNone ||
  probabilityOf(each, 0, calibration) < line;
/** The limits beyond which no candidate is put forward that lose the fewest right answers. */
function limitsFor(share: number): { mostNone: number; line: number; lost: number } | null {
  let best: { mostNone: number; line: number; lost: number } | null = null;
  for (let mostNone = 0.05; mostNone < 0.9; mostNone += 0.01) {
    for (let line = 0.2; line <= 0.5; line += 0.05) {
      if (
        foreignCases.filter((each) => isInconclusive(each, mostNone, line)).length <
        share * foreignCases.length
      )
        continue;
      const lost = cases.filter(
        (each) => each.truth === 0 && isInconclusive(each, mostNone, line),
      ).length;
      if (best === null || lost < best.lost) best = { mostNone, line, lost };
    }
  }
  return best;
}
for (const share of SWAPPED_INCONCLUSIVE) {
  const limits = limitsFor(share);
  if (limits)
    console.log(
      `swapped spectra ${(100 * share).toFixed(0)} % inconclusive: most none ${limits.mostNone.toFixed(2)}, ` +
        `line ${limits.line.toFixed(2)}, ${limits.lost} of ${cases.filter(({ truth }) => truth === 0).length} ` +
        'right answers not put forward',
    );
}

/** What the constants in force make of the same runs. */
const inForce = (outcome: Outcome) =>
  assess(outcome.finalists, outcome.facts, { complete: outcome.complete, onlyIsomer: false });
const answers = own.map((outcome) => {
  const { probabilities, verdict } = inForce(outcome);
  return { confidence: probabilities[0], right: outcome.truth === 0, verdict };
});
const share = (list: readonly { verdict: string }[]) =>
  `${list.filter(({ verdict }) => verdict === 'inconclusive').length} of ${list.length}`;
describe('in force', answers);
console.log(
  `inconclusive: right answers ${share(answers.filter(({ right }) => right))}, ` +
    `wrong answers ${share(answers.filter(({ right }) => !right))}, swapped spectra ` +
    `${share(foreign.map(inForce))}`,
);
const LIMITS = [0, 0.3, 0.5, 0.7, 0.9, 1.01];
LIMITS.slice(0, -1).forEach((from, i) => {
  const bin = answers.filter(({ confidence }) => confidence >= from && confidence < LIMITS[i + 1]);
  console.log(`p from ${from}: right ${bin.filter(({ right }) => right).length} of ${bin.length}`);
});
