import { cyanamideParent, nitrogenAcid } from './special-nitrogen.ts';
import { carbonicParent } from './special-carbonic.ts';
import { phosphorusParent } from './special-phosphorus.ts';
import { sulfurParent } from './special-sulfur.ts';
import { boronParent } from './special-boron.ts';
import { ionParent } from './special-ion.ts';
import type { SpecialParent } from './special-parent.ts';
import { renderName } from './render-name.ts';
import type { Molecule } from './molecule.ts';
import type { NameNode } from './name-tree.ts';

export interface SpecialParents {
  readonly all: readonly SpecialParent[];
  readonly owned: ReadonlySet<number>;
}

/** Every special parent of a molecule. */
export function specialParents(m: Molecule): SpecialParents {
  const all: SpecialParent[] = [];
  const owned = new Set<number>();
  for (let a = 0; a < m.graph.atomCount; a++) {
    if (m.system[a] >= 0) continue;
    const found = parentAt(m, a);
    if (!found) continue;
    all.push(found);
    for (const b of found.own) owned.add(b);
  }
  return { all, owned };
}

function parentAt(m: Molecule, a: number): SpecialParent | null {
  const ion = ionParent(m, a);
  if (ion) return ion;
  switch (m.graph.element[a]) {
    case 5:
      return boronParent(m, a);
    case 6:
      return carbonicParent(m, a);
    case 7:
      return nitrogenAcid(m, a) ?? cyanamideParent(m, a);
    case 15:
      return phosphorusParent(m, a);
    case 16:
      return sulfurParent(m, a);
    default:
      return null;
  }
}

/**
 * The name by the most senior special parent; of several the one with the first name in the
 * alphabet.
 */
export function nameBySpecialParent({ all }: SpecialParents, atMost: number): NameNode | null {
  const least = all.reduce((rank, parent) => Math.min(rank, parent.rank), Infinity);
  if (least > atMost) return null;
  let best: { node: NameNode; text: string } | null = null;
  for (const parent of all) {
    if (parent.rank !== least) continue;
    const node = parent.build();
    if (!node) continue;
    const text = renderName(node, 0);
    if (!best || text < best.text) best = { node, text };
  }
  return best?.node ?? null;
}
