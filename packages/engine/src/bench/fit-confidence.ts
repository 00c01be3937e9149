/**
 * Fits the confidence to bench runs:
 * npx tsx packages/engine/src/bench/fit-confidence.ts --own RUN.jsonl --swapped RUN.jsonl
 * First what "none of these" depends on: a logistic model of the best candidate where it is the truth against the best
 * wrong one, in its own case and under swapped spectra. Those wrong ones are far more frequent than in use, so the
 * intercept is then fitted again, with the softmax temperature, to the cases as they came out (five-fold cross-validated).
 * Last, the line above which no candidate is put forward: where 96 % of the swapped spectra come out inconclusive.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { assess, fitOf, type Fit } from '../judging/confidence.ts';
import { weigh } from '../judging/judge.ts';
import { WEIGHT_VECTOR } from '../judging/weights.ts';
import { readCases } from './cases.ts';
import { swapped } from './controls.ts';
import { loadBenchData } from './run-bench.ts';
import type { CaseResult } from './run-case.ts';
import { brierScore, calibrationError } from './statistics.ts';
import { termsOf, type Examined } from './terms-of.ts';

const { values } = parseArgs({ options: { own: { type: 'string', default: '' }, swapped: { type: 'string', default: '' }, cases: { type: 'string' } } });
const all = readCases(values.cases);
const byId = new Map(all.map((test, index) => [test.id, index]));
const read = (path: string) => readFileSync(path, 'utf8').trim().split('\n').map((line) => JSON.parse(line) as CaseResult);
const own = read(values.own);
const foreign = read(values.swapped);

const data = loadBenchData();
const ownTerms = new Map(own.map((result) => [result.id, termsOf(all[byId.get(result.id)!], [result.answer, ...result.rivals], data)]));
const scoreOf = (terms: Float64Array) => weigh(terms, WEIGHT_VECTOR);

type Example = { features: number[]; none: number; weight: number };

function features(fit: Fit): number[] {
  return [1, fit.carbon, fit.proton, fit.rules, fit.unknown, fit.complete ? 0 : 1];
}

function example(result: CaseResult, { facts }: Examined, terms: Float64Array | undefined, none: number, weight: number): Example[] {
  return terms ? [{ features: features(fitOf(terms, facts, result.method === 'exhaustive')), none, weight }] : [];
}

const examples = [
  ...own.flatMap((result) => {
    const examined = ownTerms.get(result.id)!;
    const [truth, ...rivals] = examined.terms;
    // The truth in its place, and the list as it would be without the truth.
    return result.rank === null ? example(result, examined, rivals[0], 1, 1)
      : [...example(result, examined, truth, 0, 1), ...example(result, examined, rivals[0], 1, 0.15)];
  }),
  ...foreign.flatMap((result) => {
    const index = byId.get(result.id)!;
    const examined = termsOf(swapped(all[index], index, all), result.rivals.slice(0, 1), data);
    return example(result, examined, examined.terms[0], 1, 0.3);
  }),
];

/** Newton-free logistic regression: gradient ascent with a small ridge. */
function fitLogistic(data: readonly Example[]): number[] {
  const weights = new Array<number>(data[0].features.length).fill(0);
  const n = data.reduce((sum, { weight }) => sum + weight, 0);
  for (let step = 0; step < 20_000; step++) {
    const gradient = weights.map((w, i) => (i === 0 ? 0 : -0.003 * w));
    for (const { features: x, none, weight } of data) {
      const p = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * weights[i], 0)));
      x.forEach((value, i) => { gradient[i] += (weight * (none - p) * value) / n; });
    }
    gradient.forEach((g, i) => { weights[i] += 0.5 * g; });
  }
  return weights;
}

const slopes = fitLogistic(examples).slice(1);

/** One case as it came out: how its best candidate fits, and the scores of its finalists with the truth's place among them (-1: absent). */
interface Outcome { readonly features: readonly number[]; readonly scores: readonly number[]; readonly truth: number }

const outcomes: Outcome[] = own.flatMap((result) => {
  const { facts, terms: [truth, ...rivals] } = ownTerms.get(result.id)!;
  const finalists = [...(result.rank === null ? [] : [truth]), ...rivals].sort((x, y) => scoreOf(y) - scoreOf(x));
  if (finalists.length === 0) return [];
  return [{ features: features(fitOf(finalists[0], facts, result.method === 'exhaustive')).slice(1), scores: finalists.map(scoreOf), truth: result.rank === null ? -1 : finalists.indexOf(truth) }];
});

interface Calibration { readonly intercept: number; readonly temperature: number }

/** Probability of none, and of each finalist. */
function probabilitiesOf({ features: x, scores }: Outcome, { intercept, temperature }: Calibration): { none: number; shares: number[] } {
  const none = 1 / (1 + Math.exp(-x.reduce((sum, value, i) => sum + value * slopes[i], intercept)));
  const weights = scores.map((score) => Math.exp((score - scores[0]) / temperature));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return { none, shares: weights.map((weight) => ((1 - none) * weight) / total) };
}

/** Mean negative log probability of what was the case. */
function logLoss(cases: readonly Outcome[], calibration: Calibration): number {
  return cases.reduce((sum, outcome) => {
    const { none, shares } = probabilitiesOf(outcome, calibration);
    return sum - Math.log(Math.max(1e-6, outcome.truth < 0 ? none : shares[outcome.truth]));
  }, 0) / cases.length;
}

/** Best of a grid: two smooth parameters need nothing finer. */
function calibrate(cases: readonly Outcome[]): Calibration {
  let best: Calibration = { intercept: 0, temperature: 1 };
  for (let intercept = -8; intercept <= 1; intercept += 0.1) {
    for (let temperature = 0.4; temperature <= 2; temperature += 0.05) {
      if (logLoss(cases, { intercept, temperature }) < logLoss(cases, best)) best = { intercept, temperature };
    }
  }
  return best;
}

const FOLDS = 5;
const statedOf = (outcome: Outcome, calibration: Calibration) => ({ confidence: probabilitiesOf(outcome, calibration).shares[0], right: outcome.truth === 0 });
const held = outcomes.map((outcome, i) => statedOf(outcome, calibrate(outcomes.filter((_, k) => k % FOLDS !== i % FOLDS))));
const calibration = calibrate(outcomes);
const inSample = outcomes.map((outcome) => statedOf(outcome, calibration));
console.log(`temperature ${calibration.temperature.toFixed(2)}, intercept ${calibration.intercept.toFixed(2)}: log loss ${logLoss(outcomes, calibration).toFixed(4)}`);
['carbon', 'proton', 'rules', 'unknown', 'incomplete'].forEach((name, i) => console.log(`${name}\t${slopes[i].toFixed(3)}`));
console.log(`in sample: ECE ${calibrationError(inSample).toFixed(3)}, Brier ${brierScore(inSample).toFixed(3)}`);
console.log(`cross-validated: ECE ${calibrationError(held).toFixed(3)}, Brier ${brierScore(held).toFixed(3)}`);
const noneUnderSwapped = foreign.flatMap((result) => {
  const index = byId.get(result.id)!;
  const { facts, terms } = termsOf(swapped(all[index], index, all), result.rivals.slice(0, 1), data);
  return terms.map((each) => probabilitiesOf({ features: features(fitOf(each, facts, result.method === 'exhaustive')).slice(1), scores: [0], truth: -1 }, calibration).none);
}).sort((x, y) => x - y);
const line = noneUnderSwapped[Math.floor(0.04 * noneUnderSwapped.length)];
const lost = outcomes.filter((outcome) => outcome.truth === 0 && probabilitiesOf(outcome, calibration).none > line).length;
console.log(`most none ${line?.toFixed(3)}: 96 % of the swapped spectra lie above it, and ${lost} of ${outcomes.filter(({ truth }) => truth === 0).length} right answers`);

/** What the constants in force make of the same runs. */
const answers = own.map((result) => {
  const { facts, terms: [truth, ...rivals] } = ownTerms.get(result.id)!;
  const finalists = [...(result.rank === null ? [] : [truth]), ...rivals].map((terms) => ({ terms, score: scoreOf(terms) })).sort((a, b) => b.score - a.score);
  const { probabilities, verdict } = assess(finalists, facts, { complete: result.method === 'exhaustive', onlyIsomer: false });
  return { confidence: probabilities[0] ?? 0, right: result.rank !== null && finalists[0].terms === truth, verdict };
});
const right = answers.filter((answer) => answer.right);
const wrong = answers.filter((answer) => !answer.right);
const share = (list: readonly { verdict: string }[]) => `${list.filter(({ verdict }) => verdict === 'inconclusive').length} of ${list.length}`;
const control = foreign.map((result) => {
  const index = byId.get(result.id)!;
  const { facts, terms } = termsOf(swapped(all[index], index, all), result.rivals, data);
  const finalists = terms.map((each) => ({ terms: each, score: scoreOf(each) })).sort((a, b) => b.score - a.score);
  return assess(finalists, facts, { complete: result.method === 'exhaustive', onlyIsomer: false });
});
console.log(`in force: ECE ${calibrationError(answers).toFixed(3)}, Brier ${brierScore(answers).toFixed(3)}`);
console.log(`inconclusive: right answers ${share(right)}, wrong answers ${share(wrong)}, swapped spectra ${share(control)}`);
const LIMITS = [0, 0.3, 0.5, 0.7, 0.9, 1.01];
LIMITS.slice(0, -1).forEach((from, i) => {
  const bin = answers.filter(({ confidence }) => confidence >= from && confidence < LIMITS[i + 1]);
  console.log(`p from ${from}: right ${bin.filter((answer) => answer.right).length} of ${bin.length}`);
});
