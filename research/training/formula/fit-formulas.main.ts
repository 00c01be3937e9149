/**
 * Fits what formulas are weighed by: numbers of atoms from counts of signals (least squares), then the weights of the
 * features (the likelihood of the true formula among all candidates is made as high as possible). Writes
 * `packages/spectra/src/formula-proposals/weights.ts`. No development case is read.
 * Run: npx tsx research/training/formula/fit-formulas.main.ts
 */
import { writeFileSync } from 'node:fs';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import type { Candidate } from '@elucida/spectra/formula-proposals/candidate';
import {
  candidatesOfMass,
  candidatesOfSignals,
  type SignalClues,
} from '@elucida/spectra/formula-proposals/enumerate-candidates';
import {
  type ExpectedAtoms,
  FEATURES,
  writeFeatures,
} from '@elucida/spectra/formula-proposals/features';
import {
  type Pattern,
  signalCounts,
  type WeightKind,
} from '@elucida/spectra/formula-proposals/signal-counts';
import type { FormulaClues } from '@elucida/spectra/techniques/formula-clues';
import { MOLECULAR_ION, ionMass } from '@elucida/spectra/techniques/mass/adducts';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { formulaExamples, type FormulaExample } from './formula-examples.ts';
import { leastSquares } from './least-squares.ts';

/** Molecules whose candidates are weighed, for each pattern, and candidates kept of each. */
const MOLECULES = { mass: 1400, signals: 400 } as const;
const KEPT = 200;
const BY_CHANCE = 300;
const RIDGE = 20;
const STEPS = 150;
/** Steps of Adam (D. P. Kingma, J. Ba, 2014). */
const RATE = 0.05;
const SHRINK = 1;
/** The window of masses, ppm; errors are drawn within half of it. */
const WINDOW_PPM = 10;

const random = seededRandom(7);
const shuffled = formulaExamples()
  .map((example) => ({ example, at: random() }))
  .sort((a, b) => a.at - b.at)
  .map(({ example }) => example);
process.stderr.write(`${shuffled.length} molecules\n`);

const patternOfKind = (kind: WeightKind): Pattern => (kind === 'signals' ? 'ch' : kind);
const cluesFor = (pattern: Pattern, { clues }: FormulaExample): FormulaClues => ({
  ...(pattern.includes('c') && clues.carbons && { carbons: clues.carbons }),
  ...(pattern.includes('h') && clues.hydrogens && { hydrogens: clues.hydrogens }),
});

function fitAtoms(pattern: Pattern, examples: readonly FormulaExample[]) {
  if (pattern === 'none') return null;
  const rows = examples.map((example) => signalCounts(cluesFor(pattern, example)));
  const fit = (target: (example: FormulaExample) => number) =>
    leastSquares(rows, examples.map(target), RIDGE).map((weight) => Number(weight.toFixed(4)));
  return {
    oxygens: fit(({ counts }) => counts.O ?? 0),
    nitrogens: fit(({ counts }) => counts.N ?? 0),
    unsaturation: fit(({ counts }) => formulaFromCounts(counts).unsaturation),
    carbons: fit(
      ({ counts, clues }) => (counts.C ?? 0) - (pattern.includes('c') ? clues.carbons!.length : 0),
    ),
  };
}
type Atoms = NonNullable<ReturnType<typeof fitAtoms>>;

function expectedBy(atoms: Atoms | null, clues: FormulaClues): ExpectedAtoms | null {
  if (!atoms) return null;
  const counts = signalCounts(clues);
  const at = (weights: readonly number[]) =>
    Math.max(
      0,
      counts.reduce((sum, count, i) => sum + count * weights[i]!, 0),
    );
  return {
    oxygens: at(atoms.oxygens),
    nitrogens: at(atoms.nitrogens),
    unsaturation: at(atoms.unsaturation),
    carbons: at(atoms.carbons),
  };
}

/** First weights, to choose which candidates are looked at. */
const START: Readonly<Record<string, number>> = {
  'has N': -0.5,
  N: -0.3,
  O: -0.2,
  'has S': -2.5,
  'more S': -2,
  'has P': -4,
  'has F': -3,
  'more F': -0.4,
  'has Cl': -2.5,
  'more Cl': -1,
  'has Br': -2.5,
  'more Br': -1.5,
  'has I': -4,
  'has Si': -4,
  'more Si': -1,
  'has B': -5,
  'kinds of S, P, halogens': -0.5,
  'O off': -0.5,
  'N off': -0.5,
  'unsaturation off': -0.3,
  'carbons off': -0.3,
  'fewer C than signals': -4,
  'integrals of more H': -3,
  'integrals of more H, each': -1,
  'more H hidden, each': -0.7,
  'a multiple of the integrals': -3,
};

const START_WEIGHTS = new Float64Array(FEATURES.map((name) => START[name] ?? 0));

interface Weighed {
  readonly features: Float32Array;
  readonly count: number;
  /** The first so many stand for themselves, the others for more: by this, in log units. */
  readonly best: number;
  readonly offset: number;
}

function weigh(
  example: FormulaExample,
  kind: WeightKind,
  atoms: Atoms | null,
): Weighed | undefined {
  const pattern = patternOfKind(kind);
  const clues = cluesFor(pattern, example);
  const expected = expectedBy(atoms, clues);
  const truth = formulaFromCounts(example.counts);
  const mz = ionMass(truth.monoisotopicMass, MOLECULAR_ION);
  const error = (random() - 0.5) * WINDOW_PPM;
  const candidates =
    kind === 'signals'
      ? candidatesOfSignals(clues as SignalClues)
      : candidatesOfMass(
          {
            mz: mz * (1 + error * 1e-6),
            adduct: MOLECULAR_ION,
            window: WINDOW_PPM * 1e-6 * mz,
          },
          clues,
        );
  const row = new Float64Array(FEATURES.length);
  const isTrue = ({ carbons, hydrogens, others }: Candidate) =>
    carbons === truth.counts.C &&
    hydrogens === (truth.counts.H ?? 0) &&
    Math.abs(others.mass + carbons * 12 + hydrogens * 1.00782503223 - truth.monoisotopicMass) <
      1e-5;
  const trueOne = candidates.find(isTrue);
  if (trueOne === undefined) return undefined;
  const chosen = new Set([trueOne]);
  const scores = Float64Array.from(candidates, (candidate) => {
    writeFeatures(candidate, { clues, expected }, row);
    return row.reduce((sum, value, i) => sum + value * START_WEIGHTS[i]!, 0);
  });
  const least = scores.toSorted()[Math.max(0, scores.length - KEPT)]!;
  candidates.forEach((candidate, i) => {
    if (scores[i]! >= least) chosen.add(candidate);
  });
  const best = chosen.size;
  // Some of the others by chance, each for all those that were not drawn.
  const chance = Math.min(1, BY_CHANCE / Math.max(1, candidates.length - best));
  for (const candidate of candidates) if (random() < chance) chosen.add(candidate);
  const offset = Math.log(1 / chance);
  const kept = [...chosen];
  const features = new Float32Array(kept.length * FEATURES.length);
  kept.forEach((candidate, i) =>
    writeFeatures(
      candidate,
      { clues, expected },
      features.subarray(i * FEATURES.length, (i + 1) * FEATURES.length),
    ),
  );
  return { features, count: kept.length, best, offset };
}

/** Log likelihood of the truths, and its gradient. */
function likelihood(cases: readonly Weighed[], weights: Float64Array, gradient: Float64Array) {
  let total = 0;
  const size = FEATURES.length;
  for (const { features, count, best, offset } of cases) {
    const scores = new Float64Array(count);
    for (let i = 0; i < count; i++) {
      if (i >= best) scores[i] = offset;
      for (let k = 0; k < size; k++) scores[i]! += features[i * size + k]! * weights[k]!;
    }
    const most = scores.reduce((a, b) => Math.max(a, b), -Infinity);
    const sum = scores.reduce((a, b) => a + Math.exp(b - most), 0);
    total += scores[0]! - most - Math.log(sum);
    for (let i = 0; i < count; i++) {
      const share = (i === 0 ? 1 : 0) - Math.exp(scores[i]! - most) / sum;
      for (let k = 0; k < size; k++) gradient[k]! += share * features[i * size + k]!;
    }
  }
  return total;
}

function climb(cases: readonly Weighed[], start: Float64Array): Float64Array {
  const weights = start.slice();
  const mean = new Float64Array(weights.length);
  const square = new Float64Array(weights.length);
  for (let step = 1; step <= STEPS; step++) {
    const gradient = new Float64Array(weights.length);
    const value = likelihood(cases, weights, gradient);
    if (step % 50 === 0) process.stderr.write(`  ${step}: ${(value / cases.length).toFixed(4)}\n`);
    for (let k = 0; k < weights.length; k++) {
      const slope = (gradient[k]! - SHRINK * (weights[k]! - START_WEIGHTS[k]!)) / cases.length;
      mean[k] = 0.9 * mean[k]! + 0.1 * slope;
      square[k] = 0.99 * square[k]! + 0.01 * slope ** 2;
      const rate = RATE * Math.min(1, (2 * (STEPS - step)) / STEPS);
      weights[k]! +=
        (rate * mean[k]!) / (1 - 0.9 ** step) / (Math.sqrt(square[k]! / (1 - 0.99 ** step)) + 1e-8);
    }
  }
  return weights;
}

function fit(kind: WeightKind) {
  const pattern = patternOfKind(kind);
  const whole = shuffled.filter(
    ({ clues }) => !pattern.includes('h') || clues.hydrogens !== undefined,
  );
  const atoms = fitAtoms(pattern, whole);
  const chosen = whole.slice(0, MOLECULES[kind === 'signals' ? 'signals' : 'mass']);
  const cases = chosen.flatMap((example) => weigh(example, kind, atoms) ?? []);
  process.stderr.write(`${kind}: ${cases.length} of ${chosen.length}\n`);
  const weights = climb(cases, START_WEIGHTS);
  return { atoms, features: [...weights].map((weight) => Number(weight.toFixed(3))) };
}

const kinds: readonly WeightKind[] = ['none', 'h', 'c', 'ch', 'signals'];
const fitted = Object.fromEntries(kinds.map((kind) => [kind, fit(kind)]));
writeFileSync(
  new URL('../../../packages/spectra/src/formula-proposals/weights.ts', import.meta.url),
  `import type { WeightKind } from './signal-counts.ts';

interface PatternWeights {
  /** Least squares of numbers of atoms on \`signalCounts\`. */
  readonly atoms: {
    readonly oxygens: readonly number[];
    readonly nitrogens: readonly number[];
    readonly unsaturation: readonly number[];
    readonly carbons: readonly number[];
  } | null;
  /** In the order of \`FEATURES\`. */
  readonly features: readonly number[];
}

/**
 * What formulas are weighed by, by which signals there are, next to a mass, or without one (\`signals\`). Written by
 * \`research/training/formula/fit-formulas.main.ts\` from ${shuffled.length.toLocaleString('en-GB')} molecules of
 * nmrshiftdb2, under its database licence (\`packages/prediction/data/SOURCE.md\`).
 */
export const FORMULA_WEIGHTS: Readonly<Record<WeightKind, PatternWeights>> = ${JSON.stringify(fitted)};
`,
);
