import { analysisResponseSchema } from '@elucida/contract/analysis';
import { exportPdfSchema } from '@elucida/contract/reports';
import { LANGUAGES } from '@elucida/spectra/languages';
import { CLAIMS, type ClaimCode } from '@elucida/spectra/statements/claims';
import { WARNINGS, type WarningCode } from '@elucida/spectra/statements/warnings';
import type { Warning } from '../gather-spectra.ts';
import { notCheckable, refuted } from '../models/claims/claim-check.ts';
import { readCheck } from '../models/claims/read-check.ts';
import { writeCheck } from '../models/claims/write-check.ts';
import { writeWarning } from './write-warning.ts';
import type { StatementOf, StatementValueTypes } from '@elucida/engine/statements/statement';
import { USER } from '@elucida/engine/candidates/outside-source';
import { OWN_PROPOSERS } from '@elucida/engine/candidates/sources';
import { result } from '@elucida/messages/catalogue/en/result';
import {
  STATEMENT_KINDS,
  STATEMENTS,
  type Sentences,
} from '@elucida/messages/report/statements/statements';
import type { ValueType } from '@elucida/spectra/statements/value-types';
import type { Statement } from '@elucida/engine/statements/statement';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { CATALOGUES } from './catalogue.ts';
import { formatError } from './format-value.ts';
import { writePosition } from './value-writers.ts';
import { writeStatement } from './write-statement.ts';

const SIGNAL = {
  observed: 60.4,
  environment: 'methylene-on-oxygen',
  atoms: 'C2',
  predicted: 60.3,
  sd: 1.1,
  observations: 1204,
} as const;
/** One value of every type, of ethanol where it is about a molecule. */
const SAMPLES: { readonly [Type in ValueType]: StatementValueTypes[Type] } = {
  count: 3,
  total: 12345,
  number: 12,
  words: 'ir.png',
  share: 0.93,
  percent: 20,
  numbers: [77.16],
  position: 3.7,
  positions: [3.7, 1.26],
  'carbon-shift': 58.1,
  'carbon-shifts': [58.1, 18.4],
  'proton-shift': 3.7,
  'cross-peaks': [
    { observed: 3.7, other: 18.4, to: 'C13NMR', atoms: 'C2', otherAtoms: 'C1', bonds: 2 },
  ],
  'proton-shifts': [3.7, 1.26],
  wavenumber: 3340,
  wavenumbers: [1450, 1380],
  wavelength: 240,
  wavelengths: [200],
  mass: 46,
  masses: [46, 31],
  'exact-mass': 47.0491,
  error: 0.3,
  ion: '[M+H]⁺',
  ions: [{ ion: '[M+H]⁺', mz: 47.0491 }],
  'fragment-ions': [{ mz: 31, ion: 'CH₃O⁺' }],
  'ion-losses': [{ mz: 29, from: 31, lost: 'H₂' }],
  hertz: 7.1,
  hertzes: [9.6, 3],
  molecule: { smiles: 'CCO', names: { en: 'ethanol', es: 'etanol', eu: 'etanola' } },
  formula: 'C2H6O',
  atoms: 'C2',
  bond: 'C1–C2',
  'written-signal': { mult: 'q', j_hz: [7.1], int: 2 },
  'carbon-signals': [SIGNAL],
  'hetero-signals': [SIGNAL],
  'proton-signals': [{ ...SIGNAL, protons: 2 }],
  technique: 'H1NMR',
  environment: 'methylene-on-oxygen',
  group: 'alcohol-primary',
  vibration: 'o-h',
  process: 'loses-methyl',
  chromophore: 'carbonyl',
  pattern: 'q',
  impurity: 'ethyl-acetate',
  solvent: 'CDCl3',
  nucleus: 'F',
  level: 'high',
  'carbon-kind': 'CH₂',
  configuration: 'E',
  needs: 'more',
  each: 'one',
};
const samplesOf = (table: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(table).map(([name, type]) => [
      name,
      SAMPLES[type.replace('?', '') as ValueType] as string | number,
    ]),
  );
/** A statement with a value for every name that its kind declares. */
const sample = (kind: (typeof STATEMENT_KINDS)[number]) =>
  ({
    kind,
    values: samplesOf(STATEMENTS[kind]),
  }) as unknown as Statement;

describe.each(LANGUAGES)('sentences in %s', (lang) => {
  test.each(STATEMENT_KINDS)('%s is a whole sentence', (kind) => {
    const sentence = writeStatement(sample(kind), lang);
    expect(sentence).not.toMatch(/undefined|NaN|\[object/);
    expect(sentence).toMatch(/[.%]$/);
  });

  test.each(Object.keys(WARNINGS) as WarningCode[])('warning %s names its file', (code) => {
    const warning = { code, values: samplesOf(WARNINGS[code]) } as unknown as Warning;
    const sentence = writeWarning(warning, lang);
    expect(sentence).toContain('ir.png');
    expect(sentence).not.toMatch(/undefined|NaN|\[object/);
  });

  test.each(Object.keys(CLAIMS) as ClaimCode[])('claim %s has its sentence', (code) => {
    const check = { code, values: samplesOf(CLAIMS[code]) };
    expect(readCheck(check)).toEqual(check);
    expect(writeCheck(readCheck(check)!, lang)).toMatch(/^(?!.*(?:undefined|NaN)).*\.$/);
  });
});

describe('what crosses the wire', () => {
  const crosses = (part: object) => {
    const result = { status: 'ok', molecular_formula: 'C2H6O', ...part };
    const printed = exportPdfSchema.parse({ result_json: JSON.stringify(result) });
    expect(printed.result_json).toMatchObject(part);
  };
  test.each(Object.keys(WARNINGS) as WarningCode[])('warning %s is printed whole', (code) => {
    const warning_codes = [{ code, values: samplesOf(WARNINGS[code]) }];
    crosses({ warnings: ['…'], warning_codes });
    expect(analysisResponseSchema.shape.warning_codes.parse(warning_codes)).toEqual(warning_codes);
  });

  test.each(STATEMENT_KINDS)('statement %s is printed whole', (kind) => {
    crosses({ report: [{ section: 'verdict', statements: [sample(kind)] }] });
  });
});

test('a check without a value of its code, or with one of another, does not compile', () => {
  // @ts-expect-error: the peak's position is missing.
  notCheckable('peak-without-rule', { technique: 'IR' });
  // @ts-expect-error: no number of signals is known here.
  refuted('peak-absent', { technique: 'IR', position: 1715, near: 1600, count: 2 });
  // @ts-expect-error: what is incomplete holds nothing.
  notCheckable('incomplete', { word: 'ketone' });
  expect(notCheckable('incomplete')).toEqual({
    verdict: 'not-checkable',
    code: 'incomplete',
    values: {},
  });
});

/** The values that the sentences of a statement read, in any language. */
function valuesRead(kind: (typeof STATEMENT_KINDS)[number]): string[] {
  const read = new Set<string>();
  for (const lang of LANGUAGES)
    for (const needs of ['more', 'fewer']) {
      const texts = new Proxy(
        {},
        {
          get: (_, name) => {
            const declared = String(name).replace(/^full[A-Z]/, (full) => full[4].toLowerCase());
            read.add(
              declared in STATEMENTS[kind] ? declared : declared.replace(/(?:Place|Count)$/, ''),
            );
            return name === 'needs' ? needs : 2;
          },
        },
      );
      (CATALOGUES[lang].sentences[kind] as (v: object) => string)(texts);
    }
  return [...read].sort();
}

test.each(STATEMENT_KINDS)('%s holds no value that its sentences leave out', (kind) => {
  expect(valuesRead(kind)).toEqual(Object.keys(STATEMENTS[kind]).sort());
});

test('a statement takes the values of its kind, and its sentences the same', () => {
  expectTypeOf<StatementOf<'coupling-ortho'>['values']['coupling']>().toBeNumber();
  const stated = (statement: Statement) => statement.kind;
  // @ts-expect-error a value is missing
  stated({ kind: 'coupling-ortho', values: {} });
  // @ts-expect-error a value too many
  stated({ kind: 'coupling-ortho', values: { coupling: 7.1, atoms: 'C2' } });
  // @ts-expect-error a value where there is none
  stated({ kind: 'notation', values: { atoms: 'C2' } });
  // @ts-expect-error a value of another type
  stated({ kind: 'coupling-ortho', values: { coupling: '7.1' } });
  // @ts-expect-error no such statement
  stated({ kind: 'coupling-meta', values: {} });
  const catalogue = CATALOGUES.en.sentences;
  const { notation: _, ...others } = catalogue;
  // @ts-expect-error a statement without a sentence in one language
  const lacking: Sentences = others;
  const asking: Sentences = {
    ...catalogue,
    // @ts-expect-error a sentence that takes a value which its statement does not have
    'coupling-ortho': (v) => v.atoms,
  };
  expect([lacking, asking]).toHaveLength(2);
});

test('every source of candidates has a name on the page of a result', () => {
  expect(Object.keys(result.sources)).toEqual(expect.arrayContaining([...OWN_PROPOSERS, USER]));
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
  [171.06, 'C13NMR', '171.1'],
  [7.2612, 'H1NMR', '7.26'],
  [1715.4, 'IR', '1715'],
  [-2.25, 'H1NMR', '−2.25'],
  [14.11, 'C13NMR', '14.1'],
  [151.0754, 'MS', '151.0754'],
] as const)('%d of %s is written %s', (value, technique, text) => {
  expect(writePosition(value, { technique, lang: 'en' })).toBe(text);
  expect(writePosition(value, { technique, lang: 'es' })).toBe(text.replace('.', ','));
});

test('errors of masses have their sign', () => {
  expect([0.31, -2.04, 0.02, 123.4].map(formatError)).toEqual(['+0.3', '−2.0', '0.0', '+123']);
});

test.each([
  [0.999, 'over 99%'],
  [0.953, '95%'],
  [0.004, 'under 1%'],
])('a share of %d is %s: neither a certainty nor an impossibility', (percent, text) => {
  const rival = { smiles: 'COC', names: null };
  expect(writeStatement({ kind: 'runner-up', values: { rival, percent } }, 'en')).toContain(
    `(${text})`,
  );
});
