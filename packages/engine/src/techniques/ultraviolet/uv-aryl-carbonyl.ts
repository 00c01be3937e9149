import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ExpectedMaximum } from './uv-maximum.ts';
import { donorOn, isInSixRing, ringPositions } from './uv-ring-positions.ts';

/**
 * Scott's increments for Ar–CO–X, nm: ketone 246, aldehyde 250, acid or ester 230 (Scott,
 * Interpretation of the UV Spectra of Natural Products, 1964).
 */
const KETONE = 246,
  ALDEHYDE = 250,
  ACID = 230;
/** Increments by substituent for ortho, meta and para positions, nm. */
const INCREMENTS: Readonly<Record<string, readonly [number, number, number]>> = {
  alkyl: [3, 3, 10],
  oxygen: [7, 7, 25],
  chlorine: [0, 0, 10],
  bromine: [2, 2, 15],
  nitrogen: [13, 13, 58],
};

/**
 * Long-wave band of benzoyl compounds with oxygen in ortho or meta position, nm: salicylaldehyde
 * 325, 2-hydroxyacetophenone 325, 3-hydroxybenzaldehyde 314, 3-methoxyacetophenone 307; salicylic
 * acid 302, methyl salicylate 305, 3-hydroxybenzoic acid 296 (Doub, Vandenbelt, J. Am. Chem. Soc.
 * 1949, 71, 2414; Pretsch, UV/Vis). With nitrogen: 2-aminoacetophenone 360, anthranilic acid 330.
 */
const LONG_WAVE = { oxygen: 316, oxygenAcid: 301, nitrogen: 358, nitrogenAcid: 330 };

/**
 * Acyl groups on furan, thiophene and pyrrole, nm: furfural 277, 2-acetylfuran 270,
 * 2-acetylthiophene 260, 2-acetylpyrrole 289, their acids and esters some 20 less (Pretsch,
 * UV/Vis).
 */
const ON_FIVE_RING = 273,
  ACID_ON_FIVE_RING = 252;

/**
 * The main band of benzoyl compounds with one benzene ring, and of acyl groups on five-membered
 * heteroarenes.
 */
export function arylCarbonylMaximum(
  graph: MolecularGraph,
  perception: Perception,
): ExpectedMaximum[] {
  for (let c = 0; c < graph.atomCount; c++) {
    const ipso = aroylRing(graph, perception, c);
    if (ipso < 0) continue;
    if (!isInSixRing(graph, perception, ipso))
      return [
        {
          chromophore: 'aryl-carbonyl',
          nm: hasSingleHetero(graph, c) ? ACID_ON_FIVE_RING : ON_FIVE_RING,
          sd: 10,
          strong: true,
          atoms: [c, ipso],
        },
      ];
    let nm = graph.hydrogens[c] > 0 ? ALDEHYDE : hasSingleHetero(graph, c) ? ACID : KETONE;
    for (const [atom, position] of ringPositions(graph, perception, ipso))
      nm += increment(graph, perception, { atom, carbonyl: c, position });
    return [
      { chromophore: 'aryl-carbonyl', nm, sd: 7, strong: true, atoms: [c, ipso] },
      ...longWave(graph, perception, c, ipso),
    ];
  }
  return [];
}

/** With donors of both kinds nitrogen, whose band lies further out. */
function longWave(
  graph: MolecularGraph,
  perception: Perception,
  c: number,
  ipso: number,
): ExpectedMaximum[] {
  const donors = [...ringPositions(graph, perception, ipso)]
    .filter(([, position]) => position < 3)
    .map(([atom]) => donorOn(graph, perception, atom));
  const donor = Math.min(...donors.filter((element) => element !== 0));
  if (!Number.isFinite(donor)) return [];
  const isAcid = hasSingleHetero(graph, c);
  const nm =
    donor === 7
      ? isAcid
        ? LONG_WAVE.nitrogenAcid
        : LONG_WAVE.nitrogen
      : isAcid
        ? LONG_WAVE.oxygenAcid
        : LONG_WAVE.oxygen;
  return [{ chromophore: 'aryl-carbonyl', nm, sd: 8, strong: false, atoms: [c, ipso] }];
}

/** The atom of an aromatic ring that the carbonyl group `c` is on, or -1. */
function aroylRing(graph: MolecularGraph, perception: Perception, c: number): number {
  if (graph.element[c] !== 6 || perception.aromatic[c]) return -1;
  let oxo = false;
  let ipso = -1;
  for (let k = 0; k < graph.degree[c]; k++) {
    const slot = c * MAX_DEGREE + k;
    const b = graph.neighbours[slot];
    if (graph.orders[slot] === 2 && graph.element[b] === 8) oxo = true;
    else if (perception.aromatic[b]) ipso = b;
  }
  return oxo ? ipso : -1;
}

function hasSingleHetero(graph: MolecularGraph, c: number): boolean {
  for (let k = 0; k < graph.degree[c]; k++) {
    const slot = c * MAX_DEGREE + k;
    if (
      graph.orders[slot] === 1 &&
      (graph.element[graph.neighbours[slot]] === 8 || graph.element[graph.neighbours[slot]] === 7)
    )
      return true;
  }
  return false;
}

function increment(
  graph: MolecularGraph,
  perception: Perception,
  at: { atom: number; carbonyl: number; position: number },
): number {
  for (let k = 0; k < graph.degree[at.atom]; k++) {
    const slot = at.atom * MAX_DEGREE + k;
    const b = graph.neighbours[slot];
    if (perception.aromatic[b] || b === at.carbonyl) continue;
    const element = graph.element[b];
    const kind =
      element === 6
        ? 'alkyl'
        : element === 8
          ? 'oxygen'
          : element === 17
            ? 'chlorine'
            : element === 35
              ? 'bromine'
              : element === 7 && graph.charge[b] === 0
                ? 'nitrogen'
                : undefined;
    if (kind) return INCREMENTS[kind][at.position - 1] ?? 0;
  }
  return 0;
}
