import type { EngineData } from '@elucida/engine/identify';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { ofCode } from '@elucida/engine/evidence/of-code';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { C13Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { BenchCase } from '../cases/bench-case.ts';
import {
  correlationsOfSites,
  type CarbonSite,
  type SimulationOptions,
} from './correlations-of-sites.ts';

interface Correlated {
  readonly dept: Spectrum;
  readonly hsqc: Spectrum;
  readonly hmbc: Spectrum;
  readonly cosy: Spectrum;
}

interface Site extends CarbonSite {
  /** Index of the ¹³C peak. */
  readonly peak: number;
}

/**
 * The spectra in two dimensions and the DEPT that the bonds of a case's answer give, at its observed shifts:
 * which signal is which atom's is the engine's own assignment of the answer. Null without both lists.
 */
export function simulateCorrelations(
  test: BenchCase,
  { predictor }: EngineData,
  options: SimulationOptions,
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
  const typed = (carbons.peaks as readonly C13Peak[]).map((peak, i) => {
    const site = sites.find((each) => each.peak === i);
    if (!site) return peak;
    return { ...peak, carbon_type: (['C', 'CH', 'CH2', 'CH3'] as const)[site.hydrogens] };
  });
  return {
    dept: { ...carbons, peaks: typed } as Spectrum,
    ...correlationsOfSites(graph, sites, { ...options, geminal: false }),
  };
}
