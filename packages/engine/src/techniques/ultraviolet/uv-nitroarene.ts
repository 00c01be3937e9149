import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ExpectedMaximum } from './uv-maximum.ts';
import { donorOn, isInSixRing, ringPositions } from './uv-ring-positions.ts';

/**
 * Nitrobenzene 268 nm; with OH or OR, and with NH2 or NR2, in ortho, meta and para position (Doub,
 * Vandenbelt, J. Am. Chem. Soc. 1947, 69, 2714; 1949, 71, 2414).
 */
const NITROBENZENE = 268;
const WITH_OXYGEN: readonly number[] = [345, 330, 314];
const WITH_NITROGEN: readonly number[] = [408, 365, 378];

/**
 * The charge-transfer band of a nitrobenzene, and the nitrobenzene band itself where no donor
 * is on the ring.
 */
export function nitroareneMaxima(graph: MolecularGraph, perception: Perception): ExpectedMaximum[] {
  const maxima: ExpectedMaximum[] = [];
  for (let n = 0; n < graph.atomCount; n++) {
    const ipso = nitroCarbon(graph, perception, n);
    if (ipso < 0) continue;
    let donated = false;
    for (const [atom, position] of ringPositions(graph, perception, ipso)) {
      const donor = donorOn(graph, perception, atom);
      if (donor === 0) continue;
      maxima.push({
        chromophore: 'nitro-aryl',
        nm: (donor === 8 ? WITH_OXYGEN : WITH_NITROGEN)[position - 1],
        sd: 14,
        strong: position !== 2,
        atoms: [n, ipso, atom],
      });
      donated = true;
    }
    if (!donated)
      maxima.push({
        chromophore: 'nitro-aryl',
        nm: NITROBENZENE,
        sd: 12,
        strong: true,
        atoms: [n, ipso],
      });
  }
  return maxima;
}

function nitroCarbon(graph: MolecularGraph, perception: Perception, n: number): number {
  if (graph.element[n] !== 7 || graph.degree[n] !== 3) return -1;
  let oxygens = 0;
  let ipso = -1;
  for (let slot = n * MAX_DEGREE, end = slot + graph.degree[n]; slot < end; slot++) {
    const b = graph.neighbours[slot];
    if (graph.element[b] === 8 && graph.degree[b] === 1 && graph.hydrogens[b] === 0) oxygens++;
    else if (isInSixRing(graph, perception, b)) ipso = b;
  }
  return oxygens === 2 ? ipso : -1;
}
