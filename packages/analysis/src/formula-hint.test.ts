import { analysisResponseSchema } from '@elucida/contract/analysis';
import { reportResultSchema } from '@elucida/contract/reports';
import { unattended } from '@elucida/engine/stages';
import { beforeAll, expect, test } from 'vitest';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { ETHYL_ACETATE } from '../../../fixtures/ethyl-acetate.ts';
import { analyse } from './analyse.ts';
import { loadEngine } from './load-engine.ts';
import { translateResult } from './translation/translate-result.ts';

/** Ethyl acetate, its formula typed with an oxygen too many. */
let response: AnalysisResponse;
beforeAll(async () => {
  const ocr = {
    recognise: () => Promise.reject(new Error('no image')),
    close: () => Promise.resolve(),
  };
  response = await analyse(
    { formula: 'C4H8O3', spectra: ETHYL_ACETATE, images: [], lang: 'en', includeRaw: false },
    { data: loadEngine(), ocr, task: unattended },
  );
});

test('a mistyped formula: the response says which one was probably meant', () => {
  expect(analysisResponseSchema.parse(response)).toMatchObject({
    status: 'inconclusive',
    molecular_formula: 'C4H8O3',
    formula_hint: { formula: 'C4H8O2', smiles: 'CCOC(C)=O', name: 'ethyl acetate' },
  });
  expect(response.informacion).toContain('With C₄H₈O₂ instead of C₄H₈O₃, an ordinary molecule');
});

test('the printed report takes it', () => {
  expect(reportResultSchema.parse(response).formula_hint).toMatchObject({
    formula: 'C4H8O2',
    smiles: 'CCOC(C)=O',
    names: { es: 'acetato de etilo' },
  });
});

test.each([
  ['es', 'acetato de etilo', '¿Es correcta la fórmula? Con C₄H₈O₂ en lugar de C₄H₈O₃'],
  ['eu', 'etil azetatoa', 'Zuzena al da formula?'],
] as const)('in another language, with its name: %s', (lang, name, sentence) => {
  const translated = translateResult(response, lang);
  expect(translated.formula_hint).toMatchObject({ formula: 'C4H8O2', name });
  expect(translated.informacion).toContain(sentence);
});
