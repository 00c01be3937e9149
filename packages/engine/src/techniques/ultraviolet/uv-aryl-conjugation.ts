import { doublyBonded } from '@elucida/molecules/doubly-bonded';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ExpectedMaximum } from './uv-maximum.ts';
import { donorOn, isInSixRing, ringPositions } from './uv-ring-positions.ts';

/**
 * Ar–C=C, nm: styrenes 248, cinnamic acids, esters and amides 275, cinnamaldehydes and benzylidene
 * ketones 286, chalcones 308, stilbenes 295 (Pretsch, UV/Vis; Silverstein, ch. 7).
 */
const STYRENE = 248,
  CINNAMIC = 275,
  CINNAMOYL = 286,
  CHALCONE = 308,
  STILBENE = 295;
/**
 * Second band of cinnamoyl compounds and stilbenes, nm (cinnamic acid 216, benzylideneacetone 221,
 * chalcone 227, stilbene 228; Pretsch, UV/Vis).
 */
const SECOND = 222;
/**
 * Each substituent on the far end of the double bond, and oxygen or nitrogen para to it, nm
 * (anethole, which has both, 259; p-methoxycinnamic acid 310).
 */
const ON_DOUBLE_BOND = 3,
  PARA_OXYGEN = 8,
  PARA_OXYGEN_CINNAMOYL = 30;

/**
 * C=C on a benzene ring, which Woodward's rules do not cover: the ring belongs to the chromophore.
 */
export function arylVinylMaxima(graph: MolecularGraph, perception: Perception): ExpectedMaximum[] {
  const maxima: ExpectedMaximum[] = [];
  for (let a = 0; a < graph.atomCount; a++) {
    const partner = perception.aromatic[a] ? -1 : doublyBonded(graph, a, 6);
    const ipso = partner < 0 ? -1 : benzeneOn(graph, perception, a);
    if (ipso < 0) continue;
    if (benzeneOn(graph, perception, partner) >= 0) {
      if (a < partner) maxima.push(maximum(STILBENE, 12, [a, partner]), second([a, partner]));
      continue;
    }
    const acyl = carbonylOn(graph, partner, a);
    const hasDonor = [...ringPositions(graph, perception, ipso)].some(
      ([atom, position]) => position === 3 && donorOn(graph, perception, atom) !== 0,
    );
    if (acyl < 0)
      maxima.push(
        maximum(
          STYRENE + ON_DOUBLE_BOND * (graph.degree[partner] - 1) + (hasDonor ? PARA_OXYGEN : 0),
          8,
          [a, partner],
        ),
      );
    else
      maxima.push(
        maximum(
          (hasHetero(graph, acyl)
            ? CINNAMIC
            : benzeneOn(graph, perception, acyl) >= 0
              ? CHALCONE
              : CINNAMOYL) + (hasDonor ? PARA_OXYGEN_CINNAMOYL : 0),
          9,
          [a, partner],
        ),
        second([a, partner]),
      );
  }
  return maxima;
}

const maximum = (nm: number, sd: number, atoms: readonly number[]): ExpectedMaximum => ({
  chromophore: 'aryl-vinyl',
  nm,
  sd,
  strong: true,
  atoms,
});
const second = (atoms: readonly number[]): ExpectedMaximum => ({
  chromophore: 'aryl-vinyl',
  nm: SECOND,
  sd: 7,
  strong: false,
  atoms,
});

/** The ring atom of a benzene ring that the atom is bonded to, or -1. */
function benzeneOn(graph: MolecularGraph, perception: Perception, a: number): number {
  if (graph.element[a] !== 6 || perception.aromatic[a]) return -1;
  for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
    const b = graph.neighbours[slot];
    if (graph.element[b] === 6 && isInSixRing(graph, perception, b)) return b;
  }
  return -1;
}

function carbonylOn(graph: MolecularGraph, a: number, except: number): number {
  for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++) {
    const b = graph.neighbours[slot];
    if (
      b !== except &&
      graph.element[b] === 6 &&
      graph.orders[slot] === 1 &&
      doublyBonded(graph, b, 8) >= 0
    )
      return b;
  }
  return -1;
}

function hasHetero(graph: MolecularGraph, c: number): boolean {
  for (let slot = c * MAX_DEGREE, end = slot + graph.degree[c]; slot < end; slot++)
    if (graph.orders[slot] === 1 && graph.element[graph.neighbours[slot]] !== 6) return true;
  return false;
}
