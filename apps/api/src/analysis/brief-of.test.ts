import { expect, test } from 'vitest';
import { briefOf } from './brief-of.ts';

const NAMES = { en: 'methyl salicylate', es: 'salicilato de metilo', eu: 'metil salizilatoa' };

const response = (nombre_molecula: string | null, names: object | undefined): string =>
  JSON.stringify({
    status: nombre_molecula === null ? 'inconclusive' : 'ok',
    molecular_formula: 'C8H8O3',
    nombre_molecula,
    elapsed_ms: 812,
    informacion: 'A text that quotes "candidates":[{"rank":1,"names":{"en":"nothing"}}].',
    candidates: [
      { rank: 1, smiles: 'COC(=O)c1ccccc1O', name: 'methyl salicylate', names, evidence: [] },
      { rank: 2, smiles: 'COc1ccccc1C(=O)O', names: { en: 'o-anisic acid' }, evidence: [] },
    ],
  });

test('the name in every language is that of the first candidate', () => {
  const { outcome, name, names } = briefOf(response('methyl salicylate', NAMES));
  expect([outcome, name]).toEqual(['ok', 'methyl salicylate']);
  expect(JSON.parse(names!)).toEqual(NAMES);
});

test('a first candidate without names has not those of the second', () => {
  expect(briefOf(response('methyl salicylate', undefined)).names).toBeNull();
});

test('no molecule put forward: none is named', () => {
  expect(briefOf(response(null, NAMES))).toEqual({
    outcome: 'inconclusive',
    name: null,
    names: null,
  });
});

test('fields in another order are found as well', () => {
  const reordered = JSON.stringify({
    elapsed_ms: 1,
    ...JSON.parse(response('methyl salicylate', NAMES)),
  });
  expect(briefOf(reordered)).toMatchObject({ outcome: 'ok', name: 'methyl salicylate' });
});
