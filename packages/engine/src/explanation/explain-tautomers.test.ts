import { describe, expect, test } from 'vitest';
import type { Candidate, Identification } from '../identification.ts';
import { explain } from './explain.ts';
import {
  candidate,
  ethylAcetate,
  methylPropanoate,
  spectra,
  formulaOf,
  identification,
  predictor,
  valuesOf,
  kindsOf,
} from './testing/explained-ethyl-acetate.ts';

describe('explaining 2-pyridone, whose tautomer and an isomer follow', () => {
  const pyridone = candidate(1, 'O=c1cccc[nH]1', '2-pyridone', ethylAcetate.evidence, 0.6);
  const hydroxypyridine = candidate(
    2,
    'Oc1ccccn1',
    '2-hydroxypyridine',
    ethylAcetate.evidence,
    0.3,
  );
  const isomer = candidate(3, 'Oc1cccnc1', '3-hydroxypyridine', methylPropanoate.evidence, 0.05);
  const explained = (candidates: readonly Candidate[], changes: Partial<Identification> = {}) =>
    explain({
      identification: identification({ formula: formulaOf('C5H5NO'), candidates, ...changes }),
      spectra,
      predictor,
    });
  const { sections, toldApart } = explained([pyridone, hydroxypyridine, isomer]);

  test('the verdict says what both forms have together', () => {
    expect(sections.verdict[1]).toEqual({
      kind: 'runner-up-tautomer',
      values: {
        rival: { smiles: 'Oc1ccccn1', names: { en: '2-hydroxypyridine' } },
        percent: 0.3,
        together: expect.closeTo(0.9, 9),
      },
    });
  });

  test('the tautomer is described as one, the isomer by what its spectra would show', () => {
    expect(toldApart.map((statement) => statement?.kind === 'rival-tautomer')).toEqual([
      false,
      true,
      false,
    ]);
    expect(kindsOf(sections.rivals).slice(0, 3)).toEqual(['rival', 'rival-tautomer', 'rival']);
    expect(kindsOf(sections.method)).toContain('limits-tautomers');
  });

  test('other methods tell the forms apart, and routine spectra the isomer', () => {
    expect(sections.settle[0].kind).toBe('settle-tautomers');
    expect(sections.settle.slice(1, -1).map((each) => valuesOf(each).rival)).toContainEqual({
      smiles: 'Oc1cccnc1',
      names: { en: '3-hydroxypyridine' },
    });
    expect(
      kindsOf(
        explained([pyridone, hydroxypyridine, { ...isomer, confidence: 0.001 }]).sections.settle,
      ),
    ).toEqual(['settle-tautomers', 'settle-reference']);
  });

  test('a further tautomer is described briefly, and one that is out of the question needs no method', () => {
    const quinazolinone = candidate(
      1,
      'O=c1nc[nH]c2ccccc12',
      'quinazolin-4(1H)-one',
      ethylAcetate.evidence,
      0.9,
    );
    const others = ['O=c1[nH]cnc2ccccc12', 'Oc1ncnc2ccccc12'].map((smiles, i) =>
      candidate(i + 2, smiles, smiles, ethylAcetate.evidence, 0.004),
    );
    const { rivals, settle } = explained([quinazolinone, ...others]).sections;
    expect(kindsOf(rivals)).toEqual(['rival', 'rival-tautomer', 'rival', 'rival-tautomer-again']);
    expect(kindsOf(settle)).toEqual(['settle-not-needed', 'settle-reference']);
  });
});
