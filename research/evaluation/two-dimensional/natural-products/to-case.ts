import type { MolecularGraph } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { H1Peak, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { seededRandom } from '../../../datasets/seeded-random.ts';
import { correlationsOfSites, USUAL } from '../correlations-of-sites.ts';
import type { AssignedProduct, NaturalProduct, NaturalProductCase } from './natural-product.ts';

const IN_TWO: readonly SpectrumType[] = ['HSQC', 'HMBC', 'COSY', 'NOESY'];
const TYPES = ['C', 'CH', 'CH2', 'CH3'] as const;

/** Signals by falling shift; those at one shift are one. */
function joined(signals: readonly H1Peak[]): H1Peak[] {
  const by = new Map<number, H1Peak>();
  for (const signal of signals) {
    const before = by.get(signal.delta_ppm);
    const int = (before?.int ?? 0) + (signal.int ?? 0);
    by.set(
      signal.delta_ppm,
      before ? { delta_ppm: signal.delta_ppm, int, mult: 'm' } : { ...signal },
    );
  }
  return [...by.values()].sort((a, b) => b.delta_ppm - a.delta_ppm);
}

/** ¹H and ¹³C lists of an assignment, as they would be typed. */
function listsOf(product: AssignedProduct, graph: MolecularGraph): Spectrum[] {
  const signals = [...product.carbons.flatMap(({ h = [] }) => h), ...(product.mobile ?? [])];
  const lines = [...product.carbons].sort((a, b) => b.c - a.c);
  return [
    { type: 'H1NMR', peaks: joined(signals) },
    {
      type: 'C13NMR',
      peaks: lines.map(({ c, atoms }) => ({
        delta_ppm: c,
        ...(product.hasCarbonTypes && { carbon_type: TYPES[graph.hydrogens[atoms[0]]] }),
      })),
    },
  ];
}

/**
 * The case of a natural product. Spectra in two dimensions that its source does not print are made from the
 * assignment with the usual flaws; the same seed gives the same ones.
 */
export function toCase(product: NaturalProduct, seed: number): NaturalProductCase {
  const { name, formula, smiles, source, isInTraining } = product;
  const base = { name, formula, smiles, source, isInTraining };
  if ('spectra' in product) {
    const correlated = product.spectra.filter(({ type }) => IN_TWO.includes(type));
    return {
      ...base,
      lists: product.spectra.filter(({ type }) => !IN_TWO.includes(type)),
      correlated,
      origins: Object.fromEntries(correlated.map(({ type }) => [type, product.origin])),
    };
  }
  const graph = graphFromSmiles(smiles);
  const sites = product.carbons.map(({ atoms, c, h = [] }) => ({
    atoms,
    c,
    hydrogens: graph.hydrogens[atoms[0]],
    h: [...new Set(h.map(({ delta_ppm }) => delta_ppm))],
  }));
  const options = { ...USUAL, random: seededRandom(seed), geminal: true };
  const made = Object.values(correlationsOfSites(graph, sites, options));
  const published = product.published ?? [];
  const isPublished = (type: SpectrumType): boolean => published.some((each) => each.type === type);
  const correlated = [...published, ...made.filter(({ type }) => !isPublished(type))];
  return {
    ...base,
    lists: listsOf(product, graph),
    correlated,
    origins: Object.fromEntries(
      correlated.map(({ type }) => [type, isPublished(type) ? 'published' : 'from_assignment']),
    ),
  };
}
