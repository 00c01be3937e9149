import type { Evidence } from '@elucida/engine/evidence/evidence';
import type { ReportEvidence } from '@elucida/contract/reports';
import { expect, test } from 'vitest';
import { readEvidence } from './read-evidence.ts';
import { writeEvidence } from './write-evidence.ts';

/** The OCH2 carbon and hydrogens of ethyl acetate, its C=O band, and an ion of tyrosine's ester. */
const CARBON: Evidence = {
  technique: 'C13NMR',
  code: 'carbon-assignment',
  atoms: [1],
  observed: 60.4,
  peak: 1,
  predicted: 60.3,
  sd: 1.1,
  observations: 40,
  verdict: 'neutral',
  values: { carbons: 1, sharing: 1, divided: true },
};
const EVIDENCE: readonly Evidence[] = [
  CARBON,
  { ...CARBON, open: true },
  { ...CARBON, verdict: 'against', better: { smiles: 'CCC(=O)OC', predicted: 51.5, sd: 0.8 } },
  {
    technique: 'H1NMR',
    code: 'multiplicity',
    atoms: [1],
    observed: 4.12,
    peak: 0,
    verdict: 'against',
    values: { observed: 'q', expected: 't', neighbours: 2, least: 2, most: 2, needs: 'fewer' },
    better: { smiles: 'CCC(=O)OC', pattern: 's' },
  },
  {
    technique: 'H1NMR',
    code: 'couplings',
    atoms: [1],
    observed: 4.12,
    peak: 0,
    verdict: 'against',
    values: { couplings: [7.1, 15.2], constant: 15.2 },
  },
  {
    technique: 'IR',
    code: 'ir-band-fingerprint',
    atoms: [],
    observed: 1047,
    peak: 4,
    verdict: 'neutral',
  },
  {
    technique: 'MS',
    code: 'ms-adduct',
    atoms: [],
    peak: 0,
    verdict: 'for',
    weight: 0,
    values: { mz: 210.1125, ion: '[M+H]⁺', mass: 210.1125, ppm: -0.4 },
  },
  {
    technique: 'MS',
    code: 'ms-adduct-missing',
    atoms: [],
    verdict: 'against',
    weight: 0,
    values: {
      positions: [
        { ion: '[M+H]⁺', mz: 210.1125 },
        { ion: '[M+Na]⁺', mz: 232.0944 },
      ],
    },
  },
];
const onTheWire = (item: Evidence) =>
  JSON.parse(JSON.stringify(writeEvidence(item))) as ReportEvidence;

test.each(EVIDENCE)('$code is read from the wire as it was written', (item) => {
  expect(readEvidence(onTheWire(item))).toEqual(item);
});

test('the wire holds texts and numbers alone', () => {
  expect(EVIDENCE.map((item) => onTheWire(item).values)).toEqual([
    { carbons: 1, sharing: 1, divided: 'yes' },
    { carbons: 1, sharing: 1, divided: 'yes', open: 'yes' },
    expect.objectContaining({ better: 'CCC(=O)OC', betterPredicted: 51.5, betterSd: 0.8 }),
    expect.objectContaining({ observed: 'q', better: 'CCC(=O)OC', betterPattern: 's' }),
    { couplings: '7.1; 15.2', constant: 15.2 },
    undefined,
    { mz: '210.1125', ion: '[M+H]⁺', mass: '210.1125', ppm: '−0.4' },
    { positions: '[M+H]⁺ 210.1125, [M+Na]⁺ 232.0944' },
  ]);
});

test.each([
  ['a code of another version', { ...onTheWire(CARBON), code: 'carbon-guess' }],
  ['a code without its values', { ...onTheWire(CARBON), values: { carbons: 1 } }],
  ['an assignment without a prediction', { ...onTheWire(CARBON), predicted: undefined }],
  ['a code of another technique', { ...onTheWire(CARBON), technique: 'IR' }],
] as const)('%s is not read', (_, item) => {
  expect(readEvidence(item as unknown as ReportEvidence)).toBeNull();
});

test('evidence holds the values of its code', () => {
  const held = (item: Evidence) => item.code;
  const { values: _, ...bare } = CARBON as Extract<Evidence, { code: 'carbon-assignment' }>;
  // @ts-expect-error the values are missing
  held(bare);
  // @ts-expect-error the values of another code
  held({ ...bare, values: { protons: 2, integral: 2 } });
  // @ts-expect-error a code of another technique
  held({ ...CARBON, technique: 'IR' });
  // @ts-expect-error no such code
  held({ ...CARBON, code: 'carbon-guess' });
  expect(held(CARBON)).toBe('carbon-assignment');
});
