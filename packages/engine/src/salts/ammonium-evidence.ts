import type { Evidence } from '../evidence/evidence.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { aliphaticAmines } from '@elucida/molecules/protonation/aliphatic-amines';
import { protonsTaken } from './protons-taken.ts';
import type { Salt } from './salt.ts';

/**
 * Where hydrogens on the nitrogen of an ammonium salt appear, ppm: 6 to 9 in CDCl3 and DMSO, up to
 * 12 in hydrohalides (Pretsch, ammonium salts).
 */
const AMMONIUM_PPM = [6, 12.5] as const;

/**
 * Names the hydrogens that an amine's salt carries on its nitrogen. The molecule is judged as its
 * free base, which has too few of them for these signals; where the list has them, they are no
 * other substance's, and the nitrogen's own are not hidden.
 */
export function nameAmmonium(
  evidence: readonly Evidence[],
  graph: MolecularGraph,
  salt: Salt,
): Evidence[] {
  const sites = aliphaticAmines(graph);
  let room =
    Math.min(protonsTaken(salt), sites.length) +
    sites.reduce((sum, atom) => sum + graph.hydrogens[atom], 0);
  if (protonsTaken(salt) === 0 || sites.length === 0) return [...evidence];
  let found = false;
  const named = evidence.map((item): Evidence => {
    if (
      item.code !== 'proton-unexplained' ||
      !(item.observed >= AMMONIUM_PPM[0] && item.observed <= AMMONIUM_PPM[1]) ||
      item.values.protons > room
    )
      return item;
    room -= item.values.protons;
    found = true;
    return { ...item, code: 'ammonium-hydrogen', atoms: sites, verdict: 'neutral', weight: 0 };
  });
  return found
    ? named.filter(
        ({ code, atoms }) =>
          code !== 'exchangeable-hidden' || !atoms.every((atom) => sites.includes(atom)),
      )
    : named;
}
