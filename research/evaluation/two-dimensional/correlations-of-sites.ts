import { bondsBetween } from '@elucida/engine/nmr/correlations';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { CosySpectrum, HmbcSpectrum, HsqcSpectrum } from '@elucida/spectra/spectrum';

export interface SimulationOptions {
  /** Next number of 0–1. */
  readonly random: () => number;
  /** Share of HMBC and COSY peaks that are left out. */
  readonly dropped: number;
  /** Chance of each path over four bonds to show in HMBC, so that this share of its peaks is such. */
  readonly fourBond: number;
  /** Standard deviation of the positions, ppm. */
  readonly jitter: { readonly h: number; readonly c: number };
}

/** As in ordinary recordings: 15 % not seen, 5 % over four bonds. By judgement. */
export const USUAL = { dropped: 0.15, fourBond: 0.05, jitter: { h: 0.01, c: 0.1 } } as const;

/** Carbons that one ¹³C line stands for. */
export interface CarbonSite {
  readonly atoms: readonly number[];
  /** ¹³C shift, ppm. */
  readonly c: number;
  /** Hydrogens on each of the atoms. */
  readonly hydrogens: number;
  /** Shifts of these hydrogens, ppm; two for a CH₂ with two. */
  readonly h: readonly number[];
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/** COSY peaks nearer than this to the diagonal are not seen, ppm. */
const DIAGONAL_PPM = 0.02;

/**
 * HSQC, HMBC (two and three bonds) and COSY (three bonds, and two where `geminal`) that the bonds of a
 * molecule give at the shifts of its carbon sites, with the flaws that the options state.
 */
export function correlationsOfSites(
  graph: MolecularGraph,
  sites: readonly CarbonSite[],
  { random, dropped, fourBond, jitter, geminal }: SimulationOptions & { geminal: boolean },
): { hsqc: HsqcSpectrum; hmbc: HmbcSpectrum; cosy: CosySpectrum } {
  const at = (ppm: number, sd: number, digits: number): number =>
    Number((ppm + sd * normal(random)).toFixed(digits));
  const c = (site: CarbonSite): number => at(site.c, jitter.c, 1);
  const h = (ppm: number): number => at(ppm, jitter.h, 2);
  const bonds = sites.map(({ atoms }) => bondsBetween(graph, atoms[0]));
  const between = (i: number, j: number): number =>
    Math.min(...sites[j].atoms.map((atom) => (atom === sites[i].atoms[0] ? 99 : bonds[i][atom])));
  const pairs = sites.flatMap((from, i) =>
    sites.map((to, j) => ({ from, to, apart: between(i, j) })),
  );
  const hmbc = pairs.flatMap(({ from, to, apart }) =>
    from.h.flatMap((ppm) => {
      const isSeen =
        apart === 1 || apart === 2 ? random() >= dropped : apart === 3 && random() < fourBond;
      return isSeen ? [{ delta_h_ppm: h(ppm), delta_c_ppm: c(to) }] : [];
    }),
  );
  const coupled = (a: number, b: number) =>
    Math.abs(a - b) > DIAGONAL_PPM && random() >= dropped
      ? [{ delta_a_ppm: h(a), delta_b_ppm: h(b) }]
      : [];
  const cosy = pairs.flatMap(({ from, to, apart }) =>
    apart !== 1 || from.atoms[0] > to.atoms[0]
      ? []
      : from.h.flatMap((a) => to.h.flatMap((b) => coupled(a, b))),
  );
  if (geminal)
    cosy.push(
      ...sites.flatMap((site) => (site.h.length === 2 ? coupled(site.h[0], site.h[1]) : [])),
    );
  return {
    hsqc: {
      type: 'HSQC',
      metadata: { edited: true },
      peaks: sites.flatMap((site) =>
        site.h.map((ppm) => ({
          delta_h_ppm: h(ppm),
          delta_c_ppm: c(site),
          phase: site.hydrogens === 2 ? ('-' as const) : ('+' as const),
        })),
      ),
    },
    hmbc: { type: 'HMBC', peaks: hmbc },
    cosy: { type: 'COSY', peaks: cosy },
  };
}
