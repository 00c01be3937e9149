import type { SpinSystem } from '@elucida/spectra/simulation/spin-system';
import { splitsOf } from '../couplings/coupling-partners.ts';
import type { Split } from '../couplings/split.ts';
import { PHOSPHORUS } from '../couplings/coupling-ranges.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import type { PredictedSignals } from '@elucida/prediction/predicted-shifts';
import { expectedConstant, type IsCis } from './expected-constant.ts';
import { hydrogenSites } from './hydrogen-sites.ts';
import { joinEquivalent, type Spin } from './join-equivalent.ts';

const FLUORINE = 9,
  PHOSPHORUS_Z = 15,
  NITROGEN = 7;
/**
 * Lines of hydrogens that exchange, and of those on nitrogen, which ¹⁴N broadens as well, Hz at
 * half height; both vary widely.
 */
const OXYGEN_WIDTH_HZ = 8,
  NITROGEN_WIDTH_HZ = 15;

interface Prediction extends Molecule {
  readonly predicted: PredictedSignals;
  /** The solvent takes the hydrogens on N, O and S away (D₂O, CD₃OD). */
  readonly deuterated?: boolean;
  readonly isCis?: IsCis;
}

/**
 * The spin system of a molecule as it is predicted: a shift for every group of hydrogens, and the
 * constants that the coupling model expects between them. Double bonds of a chain are taken as
 * trans where they are not known to be cis, rings as chairs with equatorial substituents.
 */
export function predictSpinSystem({
  graph,
  perception,
  predicted,
  deuterated = false,
  isCis = () => false,
}: Prediction): SpinSystem {
  const molecule = { graph, perception };
  const sites = hydrogenSites(molecule, predicted).filter(
    ({ exchanging }) => !(exchanging && deuterated),
  );
  const foreign = Array.from({ length: graph.atomCount }, (_, atom) => atom).filter(
    (atom) => graph.element[atom] === FLUORINE || graph.element[atom] === PHOSPHORUS_Z,
  );
  const spins: Spin[] = [
    ...sites.map(({ atom, nuclei, ppm, exchanging }): Spin => ({
      ppm,
      nuclei,
      atoms: [atom],
      ...(exchanging && {
        width_hz: graph.element[atom] === NITROGEN ? NITROGEN_WIDTH_HZ : OXYGEN_WIDTH_HZ,
      }),
    })),
    ...foreign.map((atom): Spin => ({ ppm: null, nuclei: 1, atoms: [atom] })),
  ];
  const places = [
    ...sites.map(({ atom, face }) => ({ atom, face })),
    ...foreign.map((atom) => ({ atom, face: 0 as const })),
  ];
  const splits = new Map<number, ReadonlyMap<number, Split>>(
    [...new Set(sites.map(({ atom }) => atom))].map((atom) => [atom, splitsOf(molecule, atom)]),
  );
  const constant = (a: number, b: number): number => {
    const [one, other] = [places[a], places[b]];
    if (b >= sites.length && one.atom === other.atom) return PHOSPHORUS.direct.usual[0][0];
    const split = splits.get(one.atom)?.get(other.atom);
    return split === undefined
      ? 0
      : expectedConstant(molecule, split, { sites: [one, other], isCis });
  };
  const table = spins.map((_, a) =>
    spins.map((_other, b) => {
      if (a === b || (a >= sites.length && b >= sites.length)) return 0;
      if (a >= sites.length || b >= sites.length) return constant(Math.min(a, b), Math.max(a, b));
      // Whether a hydrogen that exchanges splits others is known from their side.
      if (sites[a].exchanging || sites[b].exchanging)
        return sites[a].exchanging && sites[b].exchanging
          ? 0
          : sites[a].exchanging
            ? constant(b, a)
            : constant(a, b);
      // The two directions of a path may be read differently (a chain that ends next to a
      // stereocentre): their mean.
      return Math.round(5 * (constant(a, b) + constant(b, a))) / 10;
    }),
  );
  return joinEquivalent(spins, table);
}
