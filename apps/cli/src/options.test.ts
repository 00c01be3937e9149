import { LANGUAGES } from '@elucida/spectra/languages';
import { expect, test } from 'vitest';
import { readOptions, UsageError } from './options.ts';

test('one question', () => {
  expect(
    readOptions([
      '--formula',
      'C4H8O2',
      '--image',
      'ir.png',
      '--image',
      'h1.png',
      '--lang',
      'eu',
      '--json',
      '--top',
      '3',
    ]),
  ).toEqual({
    kind: 'single',
    formula: 'C4H8O2',
    images: ['ir.png', 'h1.png'],
    data: [],
    peaks: undefined,
    section: undefined,
    structures: [],
    lang: 'eu',
    json: true,
    top: 3,
    useLibrary: true,
    seed: 1,
    models: false,
    polish: false,
  });
});

test('a section or a file of peaks may name the formula', () => {
  expect(readOptions(['--section', '-'])).toMatchObject({ section: '-', formula: undefined });
  expect(readOptions(['--peaks', 'a.json'])).toMatchObject({ peaks: 'a.json', formula: undefined });
});

test('a batch', () => {
  expect(
    readOptions([
      '--batch',
      'cases.jsonl',
      '--out',
      'answers.jsonl',
      '--images-only',
      '--without-library',
      '--jobs',
      '4',
      '--seed',
      '7',
    ]),
  ).toEqual({
    kind: 'batch',
    batch: 'cases.jsonl',
    out: 'answers.jsonl',
    imagesOnly: true,
    peaksOnly: false,
    jobs: 4,
    seed: 7,
    useLibrary: false,
    lang: 'en',
    top: 10,
    models: false,
    polish: false,
  });
});

test('AI models are asked only where that is said', () => {
  expect(readOptions(['--formula', 'CH4', '--models'])).toMatchObject({ models: true });
  expect(readOptions(['--batch', 'a', '--out', 'b', '--models', '--polish'])).toMatchObject({
    models: true,
    polish: true,
  });
});

/** The codes as a sentence lists them: `en, es or eu`. */
const LISTED = LANGUAGES.join(', ').replace(/, (?=[^,]*$)/u, ' or ');

test.each([
  [[], '--formula is missing'],
  [['--image', 'ir.png'], '--formula is missing'],
  [['--batch', 'cases.jsonl'], '--batch needs --out'],
  [['--batch', 'a', '--out', 'b', '--images-only', '--peaks-only'], 'exclude each other'],
  [['--formula', 'CH4', '--lang', 'xx'], `--lang must be ${LISTED}, not "xx"`],
  [['--formula', 'CH4', '--top', '0'], '--top must be a whole number from 1 to 100'],
  [
    ['--formula', 'CH4', '--jobs', 'x', '--batch', 'a', '--out', 'b'],
    '--jobs must be a whole number',
  ],
  [['--formula', 'CH4', '--polish'], '--polish needs --models'],
  [['--batch', 'a', '--out', 'b', '--queue', '--models'], '--queue asks no AI models'],
  [['--verify', 'a'], '--verify needs --out'],
  [['--verify', 'a', '--batch', 'b', '--out', 'c'], 'exclude each other'],
  [['--verify', 'a', '--out', 'b', '--queue'], '--verify runs here'],
  [['--colour'], 'colour'],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(UsageError);
  expect(() => readOptions(args)).toThrow(message);
});

const KEY = `el_${'a'.repeat(43)}`;

test('a server is asked with a key, of the command line or of the environment', () => {
  const args = ['--formula', 'CH4', '--server', 'https://elucida.example'];
  const server = { url: 'https://elucida.example', key: KEY };
  expect(readOptions([...args, '--key', KEY], {})).toMatchObject({ server });
  expect(readOptions(args, { ELUCIDA_KEY: KEY })).toMatchObject({ server });
  expect(readOptions(['--formula', 'CH4'], { ELUCIDA_KEY: KEY })).not.toHaveProperty('server');
});

test.each([
  [['--server', 'https://elucida.example'], 'needs a key'],
  [['--server', 'elucida.example', '--key', KEY], 'must be an address'],
  [['--server', 'https://elucida.example', '--key', KEY, '--seconds', '5'], '--seconds'],
  [['--server', 'https://elucida.example', '--key', KEY, '--without-library'], 'exclude'],
  [['--key', KEY], '--key needs --server'],
])('%o is refused', (args, message) =>
  expect(() => readOptions(['--formula', 'CH4', ...args], {})).toThrow(message),
);

test('formulas are proposed from files, and from nothing that identifies', () => {
  expect(readOptions(['--propose-formula', '--peaks', 'a.json', '--lang', 'es'])).toEqual({
    kind: 'propose',
    peaks: 'a.json',
    section: undefined,
    data: [],
    top: 10,
    lang: 'es',
    json: false,
  });
  expect(() => readOptions(['--propose-formula'])).toThrow(UsageError);
  expect(() => readOptions(['--propose-formula', '--section', 'a', '--formula', 'CH4'])).toThrow(
    'exclude each other',
  );
});
