import { MAX_DEGREE } from '@elucida/molecules/graph';

/** What of a molecule decides which atoms are aromatic. Slots of neighbours as `MolecularGraph` has them. */
export interface AromaticInput {
  readonly size: number;
  readonly degree: Uint8Array;
  readonly neighbours: Uint8Array;
  /** By atom: `PI` of one with a double bond to C or N, `LONE` of O, S or N without one, 0 of others. */
  readonly role: Uint8Array;
}

export const PI = 1,
  LONE = 2;

const path = new Uint8Array(8);

/**
 * Marks the atoms of rings of six with six such double-bonded atoms, and of rings of five with four and one
 * that gives a lone pair: benzene, pyridine, furan, pyrrole, thiophene and what is fused of them. Quicker
 * and coarser than `perceive`, for molecules under change. Writes 1 or 0 to `out`.
 */
export function markAromatic(input: AromaticInput, out: Uint8Array): void {
  out.fill(0, 0, input.size);
  for (let start = 0; start < input.size; start++) {
    if (input.role[start] === 0) continue;
    path[0] = start;
    extend(input, out, 1, input.role[start] === LONE ? 1 : 0);
  }
}

/** Follows the path of `length` atoms, none before its first; `lone` of them give a lone pair. */
function extend(input: AromaticInput, out: Uint8Array, length: number, lone: number): void {
  const { degree, neighbours, role } = input;
  const start = path[0];
  const last = path[length - 1];
  for (let slot = last * MAX_DEGREE, end = slot + degree[last]; slot < end; slot++) {
    const next = neighbours[slot];
    if (next === start && length === 6 - lone) {
      for (let i = 0; i < length; i++) out[path[i]] = 1;
      continue;
    }
    if (length >= 6 || next <= start || role[next] === 0) continue;
    const loneNow = lone + (role[next] === LONE ? 1 : 0);
    if (loneNow > 1 || length >= 6 - loneNow) continue;
    let met = false;
    for (let i = 1; i < length; i++) if (path[i] === next) met = true;
    if (met) continue;
    path[length] = next;
    extend(input, out, length + 1, loneNow);
  }
}
