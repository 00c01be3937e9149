import { C, N, O, S } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { esterEnols } from './ester-enols.ts';
import { hydroxypyridines } from './hydroxypyridines.ts';

/** Where a mobile hydrogen can be and what that makes of the bonds around it. */
export const MOTIFS = [
  /** Aromatic atoms, a sixth each. */
  'aromatic',
  /**
   * C(OH)=N outside aromatic rings (imidic acids, lactims, isoureas) and OH next to an aromatic N;
   * the same with SH.
   */
  'imidic-acid',
  'hydroxy-azine',
  'imidothiol',
  'mercapto-azine',
  /** OH on other aromatic carbons, and on C=C. */
  'phenol',
  'enol',
  /** C=O and C=S on a nitrogen that carries hydrogen. */
  'lactam',
  'thiolactam',
  /** =NH on a ring, =N–R on a ring, =NH elsewhere. */
  'ring-imine',
  'ring-imine-substituted',
  'imine',
  /** Aromatic N–H next to another ring nitrogen (1H-, not 4H-triazoles). */
  'azole-beside-nitrogen',
  /**
   * C=N–N with hydrogen on the second (hydrazones, against azo compounds and hydrazines), and
   * C=N–OH.
   */
  'hydrazone',
  'oxime',
] as const;
export type Motif = (typeof MOTIFS)[number];
/**
 * Forms less usual than the most usual one by more than this are hardly ever drawn, log units: one
 * drawing in twenty.
 */
export const RARELY_DRAWN = 3;
const INDEX = Object.fromEntries(MOTIFS.map((motif, i) => [motif, i])) as Record<Motif, number>;

/**
 * Log odds by which a motif makes a drawing more usual than its tautomers, among known compounds of
 * up to 24 heavy atoms with several (`npx tsx research/training/tautomers/fit-tautomers.main.ts`):
 * a conditional logit on top of the judge's plausibility and alerts. They say what chemists draw,
 * which for most classes is what predominates: amides, not imidic acids; amines of heteroarenes,
 * not imines; aromatic rings.
 */
export const LOG_ODDS: Readonly<Record<Motif, number>> = {
  aromatic: 1.46,
  'imidic-acid': -3.9,
  'hydroxy-azine': -2.23,
  imidothiol: -2.65,
  'mercapto-azine': 0.27,
  phenol: -3.04,
  enol: -3.22,
  lactam: 0.3,
  thiolactam: 2.11,
  'ring-imine': -2.88,
  'ring-imine-substituted': -1.95,
  imine: -0.32,
  'azole-beside-nitrogen': 0.24,
  hydrazone: 0.99,
  oxime: 0.79,
};

/**
 * Log odds of each 2- or 4-hydroxypyridine against its pyridone. Not fitted: many are drawn as the
 * former, and in the solid and in solution nearly all are the latter (P. Beak, Acc. Chem. Res.
 * 1977, 10, 186). Not so many that the former are no longer compared (`RARELY_DRAWN`).
 */
export const HYDROXYPYRIDINE = -1.4;

/**
 * Log odds of each enol of an acid, ester or amide outside aromatic rings against its tautomers. Not fitted:
 * such enols are less stable than their keto forms by ten and more powers of ten (J. P. Richard, G. Williams,
 * A. C. O'Donoghue, T. L. Amyes, J. Am. Chem. Soc. 2002, 124, 2957), so that β-keto esters enolise at the
 * ketone. 2-Hydroxypyridines and their kin are aromatic, and counted above.
 */
const ESTER_ENOL = -6;

const counts = new Float64Array(MOTIFS.length);

/**
 * How usual a drawing is among its tautomers, log units, apart from what plausibility and alerts say:
 * only differences between tautomers mean something.
 */
export function tautomerPreference(graph: MolecularGraph, perception: Perception): number {
  countMotifs(graph, perception, counts);
  return MOTIFS.reduce(
    (sum, motif, i) => sum + LOG_ODDS[motif] * counts[i],
    HYDROXYPYRIDINE * hydroxypyridines(graph, perception) +
      ESTER_ENOL * esterEnols(graph, perception),
  );
}

/**
 * Counts the motifs of a molecule into `out` (one entry each of `MOTIFS`). Independent of atom
 * order.
 */
export function countMotifs(
  graph: MolecularGraph,
  perception: Perception,
  out: Float64Array,
): void {
  out.fill(0, 0, MOTIFS.length);
  for (let atom = 0; atom < graph.atomCount; atom++) {
    out[INDEX.aromatic] += perception.aromatic[atom] / 6;
    if (graph.element[atom] === C) countCarbon(graph, perception, atom, out);
    else if (graph.element[atom] === N) countNitrogen(graph, perception, atom, out);
  }
}

function countCarbon(
  graph: MolecularGraph,
  { aromatic }: Perception,
  atom: number,
  out: Float64Array,
): void {
  let double = 0,
    hydroxy = false,
    mercapto = false,
    aminic = false,
    azine = false;
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
    const other = graph.neighbours[slot];
    const z = graph.element[other];
    if (graph.orders[slot] === 2) double = z;
    else if (z === O) hydroxy ||= graph.hydrogens[other] > 0;
    else if (z === S) mercapto ||= graph.hydrogens[other] > 0;
    if (z === N) {
      aminic ||= graph.hydrogens[other] > 0 && graph.orders[slot] === 1;
      azine ||= aromatic[other] === 1 && graph.hydrogens[other] === 0 && graph.degree[other] === 2;
    }
  }
  if (aromatic[atom] === 1) {
    if (hydroxy) out[INDEX[azine ? 'hydroxy-azine' : 'phenol']]++;
    if (mercapto && azine) out[INDEX['mercapto-azine']]++;
  } else if (double === N) {
    if (hydroxy) out[INDEX['imidic-acid']]++;
    if (mercapto) out[INDEX.imidothiol]++;
  } else if (double === C && hydroxy) out[INDEX.enol]++;
  if (aminic && double === O) out[INDEX.lactam]++;
  if (aminic && double === S) out[INDEX.thiolactam]++;
}

function countNitrogen(
  graph: MolecularGraph,
  { aromatic, ringBond, smallestRing }: Perception,
  atom: number,
  out: Float64Array,
): void {
  let besideNitrogen = false,
    onHydrazine = false,
    onHydroxyl = false,
    imine = -1,
    imineInRing = false;
  for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
    const other = graph.neighbours[slot];
    if (graph.orders[slot] === 2 && graph.element[other] === C)
      [imine, imineInRing] = [other, ringBond[slot] === 1];
    if (graph.orders[slot] === 1 && graph.element[other] === O)
      onHydroxyl ||= graph.hydrogens[other] > 0;
    if (graph.element[other] !== N) continue;
    besideNitrogen ||= aromatic[other] === 1;
    onHydrazine ||= graph.orders[slot] === 1 && graph.hydrogens[other] > 0;
  }
  if (aromatic[atom] === 1 && graph.hydrogens[atom] > 0 && besideNitrogen)
    out[INDEX['azole-beside-nitrogen']]++;
  if (imine < 0 || aromatic[atom] === 1) return;
  if (onHydrazine) out[INDEX.hydrazone]++;
  if (onHydroxyl) out[INDEX.oxime]++;
  if (imineInRing) return;
  const onRing = smallestRing[imine] > 0;
  if (graph.hydrogens[atom] > 0) out[INDEX[onRing ? 'ring-imine' : 'imine']]++;
  else if (onRing) out[INDEX['ring-imine-substituted']]++;
}
