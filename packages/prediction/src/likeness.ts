import { neighboursOf, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { AtomSources } from './atom-sources.ts';
import { COMBINED_TERMS, combinedSpreadFeatures } from './combination.ts';
import { radiusOfLevel } from './environments.ts';
import { LIKENESS_WEIGHTS } from './likeness-weights.ts';
import type { Nucleus } from './shift-tables.ts';
import { spreadOf, TYPICAL_ERROR } from './spread.ts';

/** Bands of likeness: the radius up to which the environment is known with full atom types. */
export const LIKENESS_BANDS = ['0–1', '2', '3', '4–5'] as const;

/** The band of a depth, 0–5. */
export const likenessBand = (depth: number): number => Math.min(3, Math.max(0, depth - 1));

/**
 * Terms of the stated standard deviation: those of the score's, five of likeness, and the bands but
 * for the first.
 */
export const LIKENESS_TERMS = COMBINED_TERMS + 5 + LIKENESS_BANDS.length - 1;

/** Bridgeheads counted at most, and bonds within which they are looked for. */
const MOST_BRIDGEHEADS = 3,
  NEAR_BONDS = 2;

/** One predicted atom, with what is known of its likes. */
export interface LikenessInput {
  readonly found: AtomSources;
  /** ppm: of the network, and as combined. */
  readonly byNetwork: number;
  readonly shift: number;
  readonly heavyAtoms: number;
  /** `bridgeheadsNear` */
  readonly bridgeheads: number;
}

/**
 * What says how like the learned environments are to this one: how far the table's mean lies from
 * the prediction, with its own spread and against it (environments alike up to here that go on
 * otherwise), how many molecules have the same atom with the same neighbours, how large the
 * molecule is, and how many bridgeheads of saturated ring systems are near, whose strain and shape
 * no environment describes (β-pinene). `unit`: as in `spreadFeatures`.
 */
export function likenessFeatures(out: Float64Array, input: LikenessInput, unit: number): void {
  const { bridgeheads, byNetwork, found, heavyAtoms, shift } = input;
  combinedSpreadFeatures(out, found, byNetwork, unit);
  const apart = Math.abs(found.mean - shift) / unit;
  const own = found.sd / unit;
  out[COMBINED_TERMS] = Math.log(Math.hypot(own, apart));
  out[COMBINED_TERMS + 1] = Math.log(0.1 + apart / (own + 0.1));
  out[COMBINED_TERMS + 2] = Math.log(1 + found.nearVotes);
  out[COMBINED_TERMS + 3] = Math.log(heavyAtoms);
  out[COMBINED_TERMS + 4] = bridgeheads;
  const band = likenessBand(radiusOfLevel(found.level));
  for (let i = 1; i < LIKENESS_BANDS.length; i++) out[COMBINED_TERMS + 4 + i] = band === i ? 1 : 0;
}

const terms = new Float64Array(LIKENESS_TERMS);

/**
 * Standard deviation to state, ppm: 68 % of the errors of predictions as well founded as this one
 * lie within.
 */
export function statedSd(
  nucleus: Nucleus,
  input: LikenessInput,
  weights: readonly number[] = LIKENESS_WEIGHTS[nucleus],
): number {
  const unit = TYPICAL_ERROR[nucleus];
  likenessFeatures(terms, input, unit);
  return spreadOf(weights, terms, unit);
}

/** Atoms of three ring bonds or more, arenes aside, within two bonds of an atom: three at most. */
export function bridgeheadsNear(
  graph: MolecularGraph,
  perception: Perception,
  atom: number,
): number {
  const near = new Set([atom]);
  for (let bonds = 0; bonds < NEAR_BONDS; bonds++)
    for (const from of [...near]) for (const next of neighboursOf(graph, from)) near.add(next);
  const count = [...near].filter(
    (each) => perception.aromatic[each] === 0 && ringBonds(graph, perception, each) >= 3,
  ).length;
  return Math.min(MOST_BRIDGEHEADS, count);
}

function ringBonds({ degree }: MolecularGraph, { ringBond }: Perception, atom: number): number {
  let count = 0;
  for (let k = 0; k < degree[atom]; k++) count += ringBond[atom * MAX_DEGREE + k];
  return count;
}
