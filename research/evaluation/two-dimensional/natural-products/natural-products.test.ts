import { formulaOf } from '@elucida/molecules/formula-of';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { C13Peak, HsqcPeak } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { COMMITTED } from './all-products.ts';
import { hasDataFolder, productsOfDataFolder } from './from-data-folder.ts';
import type { NaturalProduct } from './natural-product.ts';
import { toCase } from './to-case.ts';

const CARBON = 6;
/** HSQC and the ¹³C list may differ by this much, ppm. */
const SAME_PPM = 0.5;

function check(product: NaturalProduct): void {
  const { lists, correlated } = toCase(product, 1);
  const graph = graphFromSmiles(product.smiles);
  const carbons = [...graph.element.keys()].filter((atom) => graph.element[atom] === CARBON);
  const lines = lists.find(({ type }) => type === 'C13NMR')!.peaks as readonly C13Peak[];

  test('the formula is that of the SMILES', () => {
    const parsed = parseFormula(product.formula);
    expect(parsed.ok && parsed.formula.hill).toBe(formulaOf(graph));
  });

  test('there are no more carbon lines than carbons, and a source is named', () => {
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.length).toBeLessThanOrEqual(carbons.length);
    expect(product.source).toMatch(/\S+ \S+/u);
  });

  test('carbons of HSQC repeat the ¹³C list', () => {
    const peaks = correlated.find(({ type }) => type === 'HSQC')!.peaks as readonly HsqcPeak[];
    expect(peaks.length).toBeGreaterThan(0);
    const far = peaks.filter(({ delta_c_ppm: c }) =>
      lines.every(({ delta_ppm }) => Math.abs(delta_ppm - c) > SAME_PPM),
    );
    expect(far).toEqual([]);
  });

  test.runIf('carbons' in product)('every carbon is assigned once, with its hydrogens', () => {
    if (!('carbons' in product)) return;
    expect(product.carbons.flatMap(({ atoms }) => atoms).sort((a, b) => a - b)).toEqual(carbons);
    for (const { atoms, h = [] } of product.carbons)
      expect(h.reduce((sum, { int = 0 }) => sum + int, 0)).toBe(
        atoms.reduce((sum, atom) => sum + graph.hydrogens[atom]!, 0),
      );
  });
}

const named = (products: readonly NaturalProduct[]) =>
  products.map((product) => [product.name, product] as const);

describe.each(named(COMMITTED))('%s', (_, product) => check(product));

describe.skipIf(!hasDataFolder())('of the data folder (skipped without it)', () => {
  const products = hasDataFolder() ? productsOfDataFolder() : [];
  test('five are read', () => expect(products).toHaveLength(5));
  describe.each(named(products))('%s', (_, product) => check(product));
});

test('the same seed makes the same correlations, another one others', () => {
  const [product] = COMMITTED;
  expect(toCase(product!, 1)).toEqual(toCase(product!, 1));
  expect(toCase(product!, 2)).not.toEqual(toCase(product!, 1));
});
