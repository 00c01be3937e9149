import type { Building } from './building.ts';

/**
 * Whether the atoms are topologically equivalent in the molecule as it is: colour refinement over
 * their neighbourhoods. Mancude rings have no double bonds yet, so that Kekulé forms make no
 * difference.
 */
export function areEquivalent(
  building: Building,
  atoms: readonly number[],
  marked: readonly { readonly atom: number; readonly order: number }[] = [],
): boolean {
  if (atoms.length < 2) return true;
  const n = building.element.length;
  let colour = new Float64Array(n);
  for (let a = 0; a < n; a++)
    colour[a] =
      building.element[a] * 64 +
      building.hydrogens(a) * 8 +
      (building.mancude[a] ? 4 : 0) +
      building.charge[a];
  for (const { atom, order } of marked) colour[atom] += 4096 * order;
  for (let round = 0; round < Math.min(n, 12); round++) {
    const next = new Float64Array(n);
    for (let a = 0; a < n; a++) {
      let sum = 0;
      for (let k = 0; k < building.neighbours[a].length; k++)
        sum += mix(colour[building.neighbours[a][k]] * 4 + building.orders[a][k]);
      next[a] = mix(colour[a] * 1.618 + sum);
    }
    colour = next;
    const first = colour[atoms[0]];
    if (atoms.some((atom) => Math.abs(colour[atom] - first) > 1e-9 * Math.abs(first))) return false;
  }
  return true;
}

/** Pseudo-random value in 0–1000 of a number: sums of it tell multisets of neighbours apart. */
function mix(value: number): number {
  const x = Math.sin(value * 12.9898 + 78.233) * 43758.5453;
  return Math.round((x - Math.floor(x)) * 1e9) / 1e6;
}
