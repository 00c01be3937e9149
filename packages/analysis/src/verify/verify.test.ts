import type { VerificationQuestion } from '@elucida/contract/verification';
import { unattended } from '@elucida/engine/stages';
import { afterAll, expect, test } from 'vitest';
import { ETHYL_ACETATE } from '../../../../fixtures/ethyl-acetate.ts';
import { PeaksMissing, StructuresRejected } from '../errors.ts';
import { createOcr } from '../imaging/ocr.ts';
import { loadEngine } from '../load-engine.ts';
import { verify } from './verify.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
afterAll(() => env.ocr.close());
const ask = (changes: Partial<VerificationQuestion>) =>
  verify({ structure: 'CCOC(C)=O', spectra: ETHYL_ACETATE, lang: 'en', ...changes }, env);

test('what was made: consistent, with what speaks for it and nothing against', async () => {
  const answer = await ask({});
  expect(answer).toMatchObject({ verdict: 'consistent', rank: 1, better: [], against: [] });
  expect(answer.probability).toBeGreaterThan(0.95);
  expect(answer.for.join(' ')).toContain('170.4');
});

test('an isomer: inconsistent, with the isomer that explains the spectra and objections', async () => {
  const { verdict, better, against } = await ask({ structure: 'CCC(=O)OC' });
  expect(verdict).toBe('inconsistent');
  expect(better[0]).toMatchObject({ smiles: 'CCOC(C)=O', name: 'ethyl acetate' });
  expect(against.length).toBeGreaterThan(0);
});

test('a product expected where the starting material is left: the by-product is named', async () => {
  // Expected: ethyl acetate reduced to 1-ethoxyethanol; the spectra are those of the ester.
  const given = await ask({ structure: 'CCOC(C)O', byproducts: ['CCOC(C)=O', 'CCO'] });
  expect(given.verdict).toBe('inconsistent');
  expect(given.better[0]).toMatchObject({ smiles: 'CCOC(C)=O' });
  // Where the sample's formula is known, molecules of another are no by-products.
  const known = await ask({
    structure: 'CCOC(C)O',
    formula: 'C4H10O2',
    byproducts: ['CCOC(C)=O'],
  });
  expect(known.better.map(({ smiles }) => smiles)).not.toContain('CCOC(C)=O');
});

test('a by-product that is an isomer is judged with the others, whether the formula is stated or not', async () => {
  for (const formula of [undefined, 'C4H8O2']) {
    const { verdict, better } = await ask({
      structure: 'CCC(=O)OC',
      byproducts: ['CCOC(C)=O'],
      ...(formula && { formula }),
    });
    expect(verdict).toBe('inconsistent');
    expect(better.filter(({ smiles }) => smiles === 'CCOC(C)=O')).toHaveLength(1);
  }
  expect(await ask({ byproducts: ['CCC(=O)OC'] })).toMatchObject({
    verdict: 'consistent',
    rank: 1,
  });
});

test('an acid by the spectra of its ester: the ester, whose lines are no impurity', async () => {
  const { verdict, better } = await ask({ structure: 'CC(=O)O' });
  expect(verdict).not.toBe('consistent');
  expect(better[0]).toMatchObject({ smiles: 'CCOC(C)=O' });
});

test.each([
  ['a salt', 'CC(=O)[O-].[Na+]'],
  ['an amine whose formula is read as a hydrochloride', 'NCCCCCl'],
])('%s that it is not: inconsistent', async (_name, structure) => {
  const { verdict } = await ask({ structure, byproducts: [] });
  expect(verdict).toBe('inconsistent');
});

test('the charge of an ion is in its formula; spectra set aside leave the question open', async () => {
  const { verdict } = await ask({ structure: 'C[N+](C)(C)C', byproducts: [] });
  expect(verdict).toBe('open');
});

test('sentences come in the language asked for', async () => {
  const { for: reasons } = await ask({ lang: 'es' });
  expect(reasons.join(' ')).toMatch(/éster/);
});

test('what cannot be verified is refused', async () => {
  await expect(ask({ structure: 'CC(=O' })).rejects.toThrow(StructuresRejected);
  await expect(ask({ formula: 'C5H10O2' })).rejects.toThrow(StructuresRejected);
  await expect(ask({ byproducts: ['CC(=O'] })).rejects.toThrow(StructuresRejected);
  await expect(ask({ spectra: [{ type: 'C13NMR', peaks: [] }] })).rejects.toThrow(PeaksMissing);
});
