import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { labileKind } from './labile-kind.ts';
import { labileShift } from './labile-shifts.ts';

/**
 * Log units: where neither a solvent is declared nor a line of one listed, DMSO is meant once for
 * four times CDCl₃, as `labileShift` allows for.
 */
const DMSO_DEARER = Math.log(4);
/** Log units: the most that a hydrogen without a line near its place costs. It may be hidden. */
const MOST_COST = 4;

/**
 * Whether a molecule whose spectra name no solvent, nor show one, is taken to be in CDCl₃ or in
 * DMSO: CDCl₃ unless its hydrogens on N, O and S fit the list (ppm) so much better where DMSO has
 * them. What dissolves in DMSO alone is rarely said to be in it.
 */
export function assumedSolvent(
  graph: MolecularGraph,
  perception: Perception,
  listed: readonly number[],
): 'chloroform' | 'dmso' {
  if (listed.length === 0) return 'chloroform';
  let gain = 0;
  for (let atom = 0; atom < graph.atomCount; atom++) {
    const kind = labileKind(graph, perception, atom);
    if (kind === undefined) continue;
    const costIn = (solvent: 'chloroform' | 'dmso') => {
      const { shift, sd } = labileShift(kind, solvent);
      let least = MOST_COST;
      for (const line of listed) least = Math.min(least, ((line - shift) / sd) ** 2 / 2);
      return least;
    };
    gain += costIn('chloroform') - costIn('dmso');
  }
  return gain > DMSO_DEARER ? 'dmso' : 'chloroform';
}
