import { MAX_DEGREE } from '@elucida/molecules/graph';

/** What of a molecule decides which atoms are aromatic. Slots of neighbours as `MolecularGraph` has them. */
export interface AromaticInput {
  readonly size: number;
  readonly degree: Uint8Array;
  readonly neighbours: Uint8Array;
  /** By atom: `PI` of C or N with a double bond to C or N, `LONE` of O, S or N without one, `OXO`, or 0. */
  readonly role: Uint8Array;
}

/** OXO: a carbon with a double bond to O or S. */
export const PI = 1,
  LONE = 2,
  OXO = 3;

const RING = 6;
const path = new Uint8Array(RING);

/**
 * Marks the atoms of rings of six with six such double-bonded atoms, of rings of five with four and one that
 * gives a lone pair, and of rings of six in which as many atoms give a lone pair as are carbonyl groups:
 * benzene, pyridine, furan, pyrrole, pyridone, pyrone, uracil and what is fused of them. Quicker and coarser
 * than `perceive`, for molecules under change. Writes 1 or 0 to `out`.
 */
export function markAromatic(input: AromaticInput, out: Uint8Array): void {
  out.fill(0, 0, input.size);
  for (let start = 0; start < input.size; start++) {
    const role = input.role[start];
    if (role === 0) continue;
    path[0] = start;
    extend(input, out, { length: 1, lone: role === LONE ? 1 : 0, oxo: role === OXO ? 1 : 0 });
  }
}

/** Atoms of the path, and how many of them give a lone pair or are carbonyl groups. */
interface Walk {
  readonly length: number;
  readonly lone: number;
  readonly oxo: number;
}

const closes = ({ length, lone, oxo }: Walk): boolean =>
  (length === RING && lone === oxo) || (length === RING - 1 && lone === 1 && oxo === 0);

/** Follows the path, no atom of which comes before its first. */
function extend(input: AromaticInput, out: Uint8Array, walk: Walk): void {
  const { degree, neighbours, role } = input;
  const { length, lone, oxo } = walk;
  const start = path[0];
  const last = path[length - 1];
  for (let slot = last * MAX_DEGREE, end = slot + degree[last]; slot < end; slot++) {
    const next = neighbours[slot];
    if (next === start && closes(walk)) {
      for (let i = 0; i < length; i++) out[path[i]] = 1;
      continue;
    }
    if (length === RING || next <= start || role[next] === 0) continue;
    const further = {
      length: length + 1,
      lone: lone + (role[next] === LONE ? 1 : 0),
      oxo: oxo + (role[next] === OXO ? 1 : 0),
    };
    if (further.lone > 2 || further.oxo > 2) continue;
    let met = false;
    for (let i = 1; i < length; i++) if (path[i] === next) met = true;
    if (met) continue;
    path[length] = next;
    extend(input, out, further);
  }
}
