import type { EngineData } from '@elucida/engine/identify';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { ofCode } from '@elucida/engine/evidence/of-code';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { bondsBetween } from '@elucida/engine/nmr/correlations';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { C13Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { BenchCase } from '../cases/bench-case.ts';

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

interface Correlated {
  readonly dept: Spectrum;
  readonly hsqc: Spectrum;
  readonly hmbc: Spectrum;
  readonly cosy: Spectrum;
}

interface Site {
  readonly atoms: readonly number[];
  readonly c: number;
  /** Index of the ¹³C peak. */
  readonly peak: number;
  readonly hydrogens: number;
  readonly h: readonly number[];
}

const normal = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());

/**
 * The spectra in two dimensions and the DEPT that the bonds of a case's answer give, at its observed shifts:
 * which signal is which atom's is the engine's own assignment of the answer. Null without both lists.
 */
export function simulateCorrelations(
  test: BenchCase,
  { predictor }: EngineData,
  { random, dropped, fourBond, jitter }: SimulationOptions,
): Correlated | null {
  const parsed = parseFormula(test.formula);
  const carbons = test.spectra.find(({ type }) => type === 'C13NMR');
  if (!parsed.ok || !carbons || !test.spectra.some(({ type }) => type === 'H1NMR')) return null;
  const graph = graphFromSmiles(test.answer);
  const facts = readFacts(parsed.formula, test.spectra);
  const evidence = candidateEvidence({ graph, perception: perceive(graph) }, facts, predictor);
  const protons = ofCode(evidence, 'proton-assignment');
  const sites = ofCode(evidence, 'carbon-assignment').map(({ atoms, observed, peak }): Site => {
    const own = protons.filter((each) => each.atoms.some((atom) => atoms.includes(atom)));
    return {
      atoms,
      peak,
      c: observed,
      hydrogens: graph.hydrogens[atoms[0]],
      h: [...new Set(own.map((each) => each.observed))],
    };
  });
  const at = (ppm: number, sd: number, digits: number): number =>
    Number((ppm + sd * normal(random)).toFixed(digits));
  const c = (site: Site): number => at(site.c, jitter.c, 1);
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
  const cosy = pairs.flatMap(({ from, to, apart }) =>
    apart !== 1 || from.atoms[0] > to.atoms[0]
      ? []
      : from.h.flatMap((a) =>
          to.h.flatMap((b) =>
            Math.abs(a - b) > 0.02 && random() >= dropped
              ? [{ delta_a_ppm: h(a), delta_b_ppm: h(b) }]
              : [],
          ),
        ),
  );
  const typed = (carbons.peaks as readonly C13Peak[]).map((peak, i) => {
    const site = sites.find((each) => each.peak === i);
    if (!site) return peak;
    return { ...peak, carbon_type: (['C', 'CH', 'CH2', 'CH3'] as const)[site.hydrogens] };
  });
  return {
    dept: { ...carbons, peaks: typed } as Spectrum,
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
