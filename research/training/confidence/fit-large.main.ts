/**
 * npx tsx research/training/confidence/fit-large.main.ts --tables FOLDER --both RUN.jsonl [--carbon RUN.jsonl]
 * [--proton RUN.jsonl] [--again RUN.jsonl]
 *
 * Fits what `none` lacks above 20 heavy atoms by lists alone, where not all isomers are judged
 * (`CONFIDENCE.none.listsAlone`). FOLDER and its cases are those of `held-out-cases.main.ts --from 21 --to 31`; each
 * RUN is of `evaluation/engine/main.ts --without-library --tables FOLDER --out RUN` on `held-out.jsonl` (both),
 * `held-out-C13NMR.jsonl` (carbon) and `held-out-H1NMR.jsonl` (proton). What is given `again`, both lists at another
 * seed, is compared and not fitted to. Each option may be repeated.
 *
 * “Left out” figures are of constants fitted to the other molecules, in whichever run they are. Unless they are said to
 * be free, missing lists add at least `CONFIDENCE.none.beyond` each, as in use.
 */
import { parseArgs } from 'node:util';
import { join } from 'node:path';
import {
  CONFIDENCE,
  fitOf,
  noneAmong,
  noneOfThese,
  probabilities,
  shareOfBest,
  type Fit,
} from '@elucida/engine/judging/confidence';
import { TIE } from '@elucida/engine/judging/finalist-ranking';
import { readCases } from '../../evaluation/cases/read-cases.ts';
import { readOutcomes, type Outcome } from '../../evaluation/engine/confidence-outcomes.ts';
import { readRun } from '../../evaluation/engine/read-run.ts';
import { loadBenchData } from '../../evaluation/engine/run-bench.ts';
import { brierScore, calibrationError } from '../../evaluation/summary/statistics.ts';
import { fitOffset, logitOf, probabilityOf, type OffsetExample } from './fit-offset.ts';

const path = { type: 'string', multiple: true, default: [] as string[] } as const;
const { values } = parseArgs({
  options: { tables: { type: 'string' }, both: path, carbon: path, proton: path, again: path },
});
const folder = values.tables;
if (folder === undefined) throw new Error('--tables FOLDER: where cases and tables are');
const data = loadBenchData(folder);

interface Answer {
  readonly molecule: string;
  readonly fit: Fit;
  readonly heavyAtoms: number;
  /** `none` without these constants: each missing list adds `CONFIDENCE.none.beyond`. */
  readonly before: number;
  /** Log odds of `none` by the fit alone. */
  readonly offset: number;
  /** Shares among the candidates: of the best, and of the best with its tautomers. */
  readonly first: number;
  readonly share: number;
  readonly tied: boolean;
  readonly right: boolean;
  /** 1 where the truth was none of the candidates. */
  readonly none: 0 | 1;
}

const logOdds = (probability: number): number => Math.log(probability / (1 - probability));

/** An answer as it is judged now; none where nothing was found, or where the constants do not count. */
function answerOf(molecule: string, { finalists, facts, complete, truth }: Outcome): Answer[] {
  const fit = fitOf(finalists[0].terms, facts, complete);
  if (!fit.listsAlone) return [];
  const scores = finalists.map(({ score }) => score);
  const shares = probabilities(scores, 0);
  return [
    {
      molecule,
      fit,
      heavyAtoms: facts.formula.heavyAtoms,
      before: noneOfThese(fit),
      offset: logOdds(noneOfThese({ ...fit, beyond: false })),
      first: shares[0],
      share: shareOfBest(finalists, shares),
      tied: scores.length > 1 && scores[0] - scores[1] < TIE,
      right: truth === 0,
      none: truth < 0 ? 1 : 0,
    },
  ];
}

function read(cases: string, runs: readonly string[]): Answer[] {
  if (runs.length === 0) return [];
  const all = readCases(join(folder!, cases));
  return runs
    .flatMap((run) => readRun(run))
    .flatMap((result) =>
      readOutcomes({ own: [result], swapped: [] }, all, data).own.flatMap((outcome) =>
        answerOf(result.id, outcome),
      ),
    );
}

const groups = {
  'both lists': read('held-out.jsonl', values.both),
  '¹³C alone': read('held-out-C13NMR.jsonl', values.carbon),
  '¹H alone': read('held-out-H1NMR.jsonl', values.proton),
};
const again = read('held-out.jsonl', values.again);
const pooled = Object.values(groups).flat();

type Features = (answer: Answer) => readonly number[];
const exampleOf = (answer: Answer, features: Features): OffsetExample => ({
  offset: answer.offset,
  features: features(answer),
  none: answer.none,
});
const fitTo = (answers: readonly Answer[], features: Features): number[] =>
  fitOffset(answers.map((answer) => exampleOf(answer, features)));

/** `none` of an answer by constants that were fitted without its molecule. */
function leftOut(features: Features): (answer: Answer) => number {
  const constants = new Map<string, number[]>();
  return (answer) => {
    const { molecule } = answer;
    const known =
      constants.get(molecule) ??
      fitTo(
        pooled.filter((other) => other.molecule !== molecule),
        features,
      );
    constants.set(molecule, known);
    return probabilityOf(logitOf(exampleOf(answer, features), known));
  };
}

/** Heavy atoms in the middle of the cases. */
const MIDDLE = 25;
const MODELS: Readonly<Record<string, Features>> = {
  constant: () => [1],
  'constant, crowd': ({ share }) => [1, 1 - share],
  'constant, crowd, size': ({ share, heavyAtoms }) => [1, 1 - share, heavyAtoms - MIDDLE],
  'constant, crowd, shortfalls': ({ share, fit: { shortfall } }) => [
    1,
    1 - share,
    shortfall.C13NMR ?? 0,
    shortfall.H1NMR ?? 0,
  ],
};
const lossOf = ({ none }: Answer, p: number): number => -Math.log(none === 1 ? p : 1 - p);
const logLoss = (answers: readonly Answer[], noneOf: (answer: Answer) => number): number =>
  answers.reduce((sum, answer) => sum + lossOf(answer, noneOf(answer)), 0) / answers.length;

const crowd = MODELS['constant, crowd'];
const free = leftOut(crowd);

/** How much less loss another model has left out, all answers together, with the standard error over molecules. */
function gainOver(noneOf: (answer: Answer) => number): string {
  const byMolecule = new Map<string, number>();
  for (const answer of pooled) {
    const gain = lossOf(answer, free(answer)) - lossOf(answer, noneOf(answer));
    byMolecule.set(answer.molecule, (byMolecule.get(answer.molecule) ?? 0) + gain);
  }
  const gains = [...byMolecule.values()];
  const sum = gains.reduce((a, b) => a + b, 0);
  const square = gains.reduce((total, gain) => total + (gain - sum / gains.length) ** 2, 0);
  const error = Math.sqrt((square * gains.length) / (gains.length - 1));
  return `${sum.toFixed(1)} ± ${error.toFixed(1)}`;
}

console.log(`${pooled.length} answers of ${new Set(pooled.map((a) => a.molecule)).size} molecules`);
console.log(`before: log loss of none ${logLoss(pooled, ({ before }) => before).toFixed(3)}`);
for (const [name, features] of Object.entries(MODELS)) {
  const constants = fitTo(pooled, features);
  const noneOf = (answer: Answer) => probabilityOf(logitOf(exampleOf(answer, features), constants));
  const other = leftOut(features);
  console.log(
    `${name}: ${constants.map((each) => each.toFixed(2)).join(', ')}; log loss in sample ` +
      `${logLoss(pooled, noneOf).toFixed(3)}, left out ${logLoss(pooled, other).toFixed(3)}, ` +
      `gain over the one in use ${gainOver(other)}`,
  );
}

/** As `assess` does it. */
const isStated = ({ tied, share }: Answer, none: number): boolean =>
  none <= CONFIDENCE.mostNone && !tied && (1 - none) * share >= CONFIDENCE.line;
const BANDS = [CONFIDENCE.line, 0.7, 0.9, 1.01];

function describe(
  name: string,
  answers: readonly Answer[],
  noneOf: (answer: Answer) => number,
): void {
  const all = answers.map((answer) => {
    const none = noneOf(answer);
    const { right, share, first } = answer;
    return {
      right,
      confidence: (1 - none) * first,
      best: (1 - none) * share,
      stated: isStated(answer, none),
    };
  });
  const stated = all.filter((each) => each.stated);
  const rightOf = (list: readonly { right: boolean }[]) =>
    `${list.filter(({ right }) => right).length} of ${list.length}`;
  const bands = BANDS.slice(0, -1).map((from, i) => {
    const band = stated.filter(({ best }) => best >= from && best < BANDS[i + 1]);
    return `from ${from}: ${rightOf(band)}`;
  });
  console.log(
    `  ${name}: log loss of none ${logLoss(answers, noneOf).toFixed(3)}, ` +
      `ECE ${calibrationError(all).toFixed(3)}, Brier ${brierScore(all).toFixed(3)}; ` +
      `stated, right ${rightOf(stated)} (${bands.join(', ')})`,
  );
}
for (const [name, answers] of Object.entries({ ...groups, 'both lists again': again })) {
  if (answers.length === 0) continue;
  const count = (one: (answer: Answer) => boolean) => answers.filter(one).length;
  console.log(
    `${name}: ${answers.length} answers, ${count(({ right }) => right)} right, ` +
      `${count(({ none }) => none === 1)} without the truth`,
  );
  describe('before', answers, ({ before }) => before);
  describe('left out, free', answers, free);
  describe('left out', answers, (answer) => Math.max(answer.before, free(answer)));
  describe('in force', answers, ({ fit, share }) => noneAmong(fit, share));
}
