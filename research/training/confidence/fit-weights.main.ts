/**
 * Fits the judge's weights to a bench run: npx tsx research/training/confidence/fit-weights.main.ts
 * RUN.jsonl [--strength 1] Conditional logit (truth against the finalists of its case) with a
 * Gaussian prior around the current weights, so that a term moves only as far as the cases demand.
 * Prints log loss and top-1 in five-fold cross-validation and in sample.
 */
import { parseArgs } from 'node:util';
import { TERMS } from '@elucida/engine/judging/terms';
import { WEIGHT_VECTOR } from '@elucida/engine/judging/weights';
import { readCases } from '../../evaluation/cases/read-cases.ts';
import { loadBenchData } from '../../evaluation/engine/run-bench.ts';
import { termsOf } from '../../evaluation/engine/terms-of.ts';
import { readRun } from '../../evaluation/engine/read-run.ts';

const { values, positionals } = parseArgs({
  options: {
    strength: { type: 'string', default: '1' },
    cases: { type: 'string' },
    tables: { type: 'string' },
  },
  allowPositionals: true,
});
const FOLDS = 5;
const STEPS = 400;
const RATE = 0.02;

interface Case {
  readonly truth: Float64Array;
  readonly rivals: readonly Float64Array[];
}

const byId = new Map(readCases(values.cases).map((test) => [test.id, test]));
const data = loadBenchData(values.tables);
const cases: Case[] = positionals
  .flatMap((path) => readRun(path))
  .filter(({ rivals }) => rivals.length > 0)
  .map(({ id, answer, rivals }) => {
    const [truth, ...others] = termsOf(byId.get(id)!, [answer, ...rivals], data).terms;
    return { truth, rivals: others };
  });
/** Spread of the prior: half of a weight, at least a tenth. */
const spread = WEIGHT_VECTOR.map(
  (weight) => (0.5 * Math.abs(weight) + 0.05) * Number(values.strength),
);

function dot(weights: Float64Array, terms: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i] * terms[i];
  return sum;
}

/**
 * Adds the gradient of one case's log likelihood to `gradient` and returns its loss and whether the
 * truth came first.
 */
function learn(
  { truth: truthTerms, rivals: terms }: Case,
  weights: Float64Array,
  gradient?: Float64Array,
): { loss: number; first: boolean } {
  const truth = dot(weights, truthTerms);
  const scores = terms.map((rival) => dot(weights, rival));
  const highest = Math.max(truth, ...scores);
  const exps = scores.map((score) => Math.exp(score - highest));
  const total = exps.reduce((a, b) => a + b, Math.exp(truth - highest));
  if (gradient) {
    terms.forEach((rival, k) => {
      const p = exps[k] / total;
      if (p > 1e-4)
        for (let i = 0; i < gradient.length; i++) gradient[i] += p * (truthTerms[i] - rival[i]);
    });
  }
  return { loss: Math.log(total) - (truth - highest), first: truth >= highest - 1e-3 };
}

/** Adam on the penalised likelihood; weights keep their sign. */
function fit(training: readonly Case[]): Float64Array {
  const weights = WEIGHT_VECTOR.slice();
  const first = new Float64Array(weights.length);
  const second = new Float64Array(weights.length);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(weights.length);
    for (const example of training) learn(example, weights, gradient);
    for (let i = 0; i < weights.length; i++) {
      const g = gradient[i] - (weights[i] - WEIGHT_VECTOR[i]) / spread[i] ** 2;
      first[i] = 0.9 * first[i] + 0.1 * g;
      second[i] = 0.999 * second[i] + 0.001 * g * g;
      weights[i] +=
        (RATE * (first[i] / (1 - 0.9 ** step))) /
        (Math.sqrt(second[i] / (1 - 0.999 ** step)) + 1e-9);
      if (WEIGHT_VECTOR[i] !== 0 && weights[i] * WEIGHT_VECTOR[i] < 0) weights[i] = 0;
    }
  }
  return weights;
}

function test(weights: Float64Array, examples: readonly Case[]): { loss: number; first: number } {
  const results = examples.map((example) => learn(example, weights));
  return {
    loss: results.reduce((sum, { loss }) => sum + loss, 0),
    first: results.filter(({ first }) => first).length,
  };
}

const before = test(WEIGHT_VECTOR, cases);
let loss = 0;
let first = 0;
for (let fold = 0; fold < FOLDS; fold++) {
  const held = test(
    fit(cases.filter((_, i) => i % FOLDS !== fold)),
    cases.filter((_, i) => i % FOLDS === fold),
  );
  loss += held.loss;
  first += held.first;
}
const fitted = fit(cases);
const inSample = test(fitted, cases);
const line = (name: string, result: { loss: number; first: number }) =>
  `${name}\tlog loss ${(result.loss / cases.length).toFixed(4)}\ttop-1 ${result.first} of ${cases.length}`;
console.log(line('current weights', before));
console.log(line('cross-validated', { loss, first }));
console.log(line('in sample', inSample));
TERMS.forEach((term, i) => console.log(`${term}\t${WEIGHT_VECTOR[i]}\t→\t${fitted[i].toFixed(3)}`));
