import { unattended } from '@elucida/engine/stages';
import { afterAll, expect, test } from 'vitest';
import { ETHYL_ACETATE } from '../../../fixtures/ethyl-acetate.ts';
import { analyse } from './analyse.ts';
import { StructuresRejected } from './errors.ts';
import { createOcr } from './imaging/ocr.ts';
import type { AnalysisJob } from './job.ts';
import { loadEngine } from './load-engine.ts';
import { writeFailure } from './report/write-failure.ts';

const env = { data: loadEngine(), ocr: createOcr(), task: unattended };
afterAll(() => env.ocr.close());
const ask = (changes: Partial<AnalysisJob>) =>
  analyse(
    {
      formula: 'C4H8O2',
      spectra: ETHYL_ACETATE,
      images: [],
      lang: 'en',
      includeRaw: false,
      ...changes,
    },
    env,
  );

test('the structure that it is: first, proposed by you', async () => {
  const { candidates, informacion } = await ask({ structures: ['CCOC(C)=O'] });
  expect(candidates[0]).toMatchObject({ rank: 1, smiles: 'CCOC(C)=O' });
  expect(candidates[0]!.proposed_by).toContain('you');
  expect(informacion).toContain('You asked about **ethyl acetate**: it is candidate number 1, at');
});

test('structures that it is not are answered beyond the first ten, with what speaks against them', async () => {
  const plain = await ask({});
  const { candidates } = await ask({ structures: ['OC1CCC1O', 'C1COCCO1'] });
  expect(candidates).toHaveLength(12);
  expect(candidates.slice(0, 10).map(({ smiles }) => smiles)).toEqual(
    plain.candidates.map(({ smiles }) => smiles),
  );
  const asked = candidates.filter(({ proposed_by }) => proposed_by.includes('you'));
  expect(asked.map(({ smiles }) => smiles).sort()).toEqual(['C1OCCOC1', 'OC(CC1)C1O']);
  for (const { rank, confidence, evidence } of asked) {
    expect(rank).toBeGreaterThan(10);
    expect(confidence).toBeLessThan(0.01);
    expect(evidence.some(({ verdict }) => verdict === 'against')).toBe(true);
  }
});

test('a salt: phenethylamine hydrochloride by its own spectra', async () => {
  const { candidates } = await ask({
    formula: 'C8H12ClN',
    structures: ['[NH3+]CCc1ccccc1.[Cl-]'],
    spectra: [
      {
        type: 'C13NMR',
        metadata: { solvent: 'D2O' },
        peaks: [136.9, 129.2, 129.1, 127.5, 40.9, 33.1].map((delta_ppm) => ({ delta_ppm })),
      },
    ],
  });
  expect(candidates[0]!.proposed_by).toContain('you');
  expect(candidates[0]!.smiles.split('.').sort()).toEqual(['Cl', 'NCCc1ccccc1']);
});

test('fragments leave those with and without them alone', async () => {
  const { candidates, informacion } = await ask({
    fragments: { present: ['C=O'], absent: ['C(=O)O'] },
  });
  expect(candidates.length).toBeGreaterThan(3);
  for (const { smiles } of candidates) expect(smiles).toMatch(/^(?!.*C\(=O\)O).*=O/);
  expect(informacion).toContain('Only molecules with `C=O` and without `C(=O)O` count');
});

test('fragments that no isomer has: inconclusive, with a sentence', async () => {
  const response = await ask({ fragments: { present: ['C#C'], absent: [] } });
  expect(response).toMatchObject({ status: 'inconclusive', smiles: null, candidates: [] });
  expect(response.informacion).toContain(
    'No molecule of C₄H₈O₂ that was considered agrees with the fragments you gave.',
  );
});

test('what cannot be judged is refused at its place, in the language', async () => {
  const refused = ask({
    structures: ['CCOC(C)=O', 'CCO'],
    fragments: { present: ['?'], absent: [] },
  });
  await expect(refused).rejects.toBeInstanceOf(StructuresRejected);
  const error: unknown = await refused.catch((reason: unknown) => reason);
  expect((error as StructuresRejected).problems).toEqual([
    { place: ['structures', 1], smiles: 'CCO', fault: 'wrong-formula' },
    { place: ['fragments', 'present', 0], smiles: '?', fault: 'unreadable' },
  ]);
  expect(writeFailure(error, 'es')).toBe(
    '«CCO» no tiene la fórmula C₄H₈O₂.\n«?» no se puede leer como estructura (SMILES).',
  );
});
