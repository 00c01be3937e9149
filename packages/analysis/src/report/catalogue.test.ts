import { STATEMENT_KINDS } from '@elucida/engine/explanation/statement';
import { OWN_PROPOSERS } from '@elucida/engine/candidates/sources';
import { result } from '@elucida/messages/catalogue/en/result';
import { describe, expect, test } from 'vitest';
import { CATALOGUES } from './catalogue.ts';
import { formatValue } from './format-value.ts';
import { writeStatement } from './write-statement.ts';

const LANGUAGES = ['en', 'es', 'eu'] as const;
/**
 * A value for every name a sentence may use; a sentence that uses another one prints `undefined`.
 */
const VALUES = {
  molecule: { smiles: 'CCO', names: { en: 'ethanol', es: 'etanol', eu: 'etanola' } },
  rival: { smiles: 'COC', names: null },
  smiles: 'CCO',
  formula: 'C2H6O',
  percent: 93,
  together: 95,
  level: 'high',
  unsaturation: 4,
  signals: 3,
  carbons: 4,
  classes: 4,
  observed: 3.7,
  environment: 'methylene-on-oxygen',
  atoms: 'C2',
  predicted: 3.6,
  sd: 0.1,
  low: 1,
  high: 5,
  observations: 12,
  observedPattern: 'q',
  expectedPattern: 'q',
  couplings: '7.1',
  constant: 14.5,
  seen: 3,
  least: 1,
  most: 2,
  needs: 'more',
  vibration: 'o-h',
  group: 'alcohol-primary',
  from: 3200,
  to: 3600,
  mz: 46,
  loss: 15,
  process: 'loses-methyl',
  relativeIntensity: 20,
  expected: 3.2,
  found: 3.1,
  technique: 'H1NMR',
  rivalPredicted: 3.3,
  rivalSd: 0.2,
  rivalPattern: 't',
  rivalClasses: 3,
  written: 't, 3H',
  ion: '[M+H]⁺',
  mass: '151.0754',
  ppm: '+0.3',
  positions: '1450, 1380',
  protons: 3,
  hydrogens: 6,
  missing: 1,
  neighbourAtoms: 'C1',
  each: 'one',
  coupling: 7.1,
  other: 1.26,
  otherAtoms: 'C1',
  solvent: 'CDCl₃',
  chromophore: 'carbonyl',
  deviation: 0.5,
  rivalDeviation: 1.5,
  otherEnvironment: 'methyl',
  rivalFrom: 1700,
  rivalTo: 1720,
  rivalGroup: 'ketone',
  carbonKind: 'CH₂',
  bond: 'C1–C2',
  near: 1760,
  coincide: '49.9',
  shift: 58.1,
  rivalShift: 60.2,
  count: 2,
  rivalCount: 1,
  considered: 12345,
  places: '77.16',
  impurity: 'ethyl-acetate',
  nucleus: '¹⁹F',
  configuration: 'E',
  offset: 1.2,
  integrals: '0.6, 1.2',
};

describe.each(LANGUAGES)('sentences in %s', (lang) => {
  test.each(STATEMENT_KINDS)('%s is a whole sentence', (kind) => {
    const sentence = writeStatement({ kind, values: VALUES }, lang);
    expect(sentence).not.toContain('undefined');
    expect(sentence).toMatch(/[.%]$/);
  });

  test.each(Object.keys(CATALOGUES[lang].warnings))('warning %s names its file', (code) => {
    expect(
      CATALOGUES[lang].warnings[code]({ file: 'ir.png', technique: 'IR', solvent: 'CDCl3' }),
    ).toContain('ir.png');
  });
});

test('every source of candidates has a name on the page of a result', () => {
  expect(Object.keys(result.sources)).toEqual(expect.arrayContaining([...OWN_PROPOSERS]));
});

test('a molecule is called by its name in the language, in English where it has none there, else by its SMILES', () => {
  const sentence = (names: Record<string, string> | null) =>
    writeStatement(
      { kind: 'only-isomer', values: { molecule: { smiles: 'CCO', names }, formula: 'C2H6O' } },
      'eu',
    );
  expect(sentence({ en: 'ethanol', eu: 'etanola' })).toContain('**etanola**');
  expect(sentence({ en: 'ethanol' })).toContain('**ethanol**');
  expect(sentence(null)).toContain('`CCO`');
});

test.each([
  ['observed', 171.06, 'C13NMR', '171.1'],
  ['observed', 7.2612, 'H1NMR', '7.26'],
  ['observed', 1715.4, 'IR', '1715'],
  ['predicted', -2.25, 'H1NMR', '−2.25'],
  ['considered', 989647, undefined, '989\u202f647'],
  ['unsaturation', 4, undefined, '4'],
  ['shift', 14.11, 'C13NMR', '14.1'],
  ['shift', 3.657, 'H1NMR', '3.66'],
] as const)('%s %d of %s is written %s', (name, value, technique, text) => {
  expect(formatValue(name, value, technique)).toBe(text);
});
