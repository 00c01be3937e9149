import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { ELEMENT_OF } from '@elucida/prediction/heteronuclei/hetero-tables';
import type { HeteroNucleus } from '@elucida/prediction/shift-tables';
import { readRows } from './read-rows.ts';
import { graphOfRow, type ObservedMolecule } from './read-shift-rows.ts';

const CARBON = 6;

export const HETERO_ROWS = 'nmr/heteronuclei.train.jsonl.gz';

interface HeteroRow {
  readonly smiles: string;
  /** `19F`, `31P`. */
  readonly nucleus: string;
  readonly shift: number | readonly number[];
}

/**
 * Beyond these a shift is a mistake of the database or has another reference, ppm: fluorine on carbon lies
 * between alkyl fluorides (CH₃F, −272) and acyl fluorides (about +50); the others from S. Berger, S. Braun,
 * H.-O. Kalinowski, NMR-Spektroskopie von Nichtmetallen, vol. 3 (³¹P) and 4 (¹⁹F), Thieme 1993 and 1994.
 */
const POSSIBLE = {
  fluorineOnCarbon: [-290, 70],
  F19: [-300, 500],
  P31: [-500, 900],
} as const;

/** Molecules with the shift of their only kind of F or P, rows of one constitution taken together. */
export function readHeteroMolecules(path: string, nucleus: HeteroNucleus): ObservedMolecule[] {
  const name = nucleus === 'F19' ? '19F' : '31P';
  const molecules = new Map<number, ObservedMolecule>();
  for (const row of readRows<HeteroRow>(path)) {
    if (row.nucleus !== name) continue;
    const graph = graphOfRow({ smiles: row.smiles });
    const atom = graph?.element.indexOf(ELEMENT_OF[nucleus]) ?? -1;
    const onCarbon =
      nucleus === 'F19' && graph?.element[graph.neighbours[atom * MAX_DEGREE]] === CARBON;
    const [low, high] = POSSIBLE[onCarbon ? 'fluorineOnCarbon' : nucleus];
    const values = [row.shift].flat().filter((shift) => shift >= low && shift <= high);
    if (graph === undefined || atom < 0 || atom >= graph.atomCount || values.length === 0) continue;
    const perception = perceive(graph);
    const key = fingerprintKey(graph, perception);
    const symmetryClass = perception.symmetryClass[atom];
    const known = molecules.get(key)?.shifts.get(symmetryClass);
    if (known) known.push(...values);
    else molecules.set(key, { key, graph, perception, shifts: new Map([[symmetryClass, values]]) });
  }
  return [...molecules.values()].sort((a, b) => a.key - b.key);
}
