import { strToU8, zipSync } from 'fflate';
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { answerCases } from './answer-cases.ts';

const SECTION =
  '1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H), 1.26 (t, J = 7.1 Hz, 3H). ' +
  '13C NMR (101 MHz, CDCl3) δ 171.1, 60.4, 21.0, 14.2.';
const IR = 'cm-1,intensity\n1741,s\n1241,s\n';

/** Files of real instruments, not part of the repository. */
const REAL = new URL('../../../../../../shared/data/spectrometer/bruker/', import.meta.url);

function read(files: Readonly<Record<string, string | Uint8Array>>, name = 'week.zip') {
  const bytes = zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
  const seen: number[] = [];
  const { cases, problems } = answerCases({ name, bytes }, (done) => seen.push(done));
  return {
    problems,
    seen,
    cases: cases.map(({ spectra, ...rest }) => ({
      ...rest,
      spectra: spectra.map(({ type, peaks }) => `${type} ${peaks.length}`),
    })),
  };
}

test('a folder with a structure is a sample: printed spectra, and files of what is not printed', () => {
  expect(
    read({
      'week/EX-1/expected.smi': 'CCOC(C)=O ethyl acetate\n',
      'week/EX-1/nmr.txt': SECTION,
      'week/EX-1/scans/ir.csv': IR,
      'week/EX-2/expected.smi': 'CCO\n',
      'week/EX-3/a.smi': 'CCO',
      'week/EX-3/b.smi': 'COC',
      'week/EX-4/expected.mol': 'no molfile',
    }),
  ).toEqual({
    cases: [
      {
        id: 'EX-1',
        structure: 'CCOC(C)=O',
        spectra: ['H1NMR 3', 'C13NMR 4', 'IR 2'],
        unused: [],
      },
    ],
    problems: [
      { row: null, sample: 'EX-2', code: 'peaks' },
      { row: null, sample: 'EX-3', code: 'several' },
      { row: null, sample: 'EX-4', code: 'molfile' },
    ],
    seen: [1, 2, 3, 4],
  });
});

test('two files that draw one molecule are one structure; the archive names a sample at its root', () => {
  const { cases } = read({ 'a.smi': 'C[C@H](N)O', 'b.smi': 'OC(C)N', 'ir.csv': IR }, 'EX-9.zip');
  expect(cases).toMatchObject([{ id: 'EX-9', structure: 'C[C@H](N)O', spectra: ['IR 2'] }]);
});

test('a table in an archive names folders, or its ids do', () => {
  const table = [
    'id,structure,folder,13C NMR',
    'one,CCOC(C)=O,scans/1,"δ 171.1, 60.4, 21.0, 14.2"',
    'two,CCO,,',
    'three,CCO,nowhere,',
    'four,CCO,,',
  ].join('\n');
  expect(
    read({
      'week/table.csv': table,
      'week/scans/1/ir.csv': IR,
      'week/scans/1/nmr.txt': SECTION,
      'week/Two/ir.csv': IR,
    }),
  ).toMatchObject({
    cases: [
      { id: 'one', spectra: ['C13NMR 4', 'H1NMR 3', 'IR 2'] },
      { id: 'two', spectra: ['IR 2'] },
    ],
    problems: [
      { row: 3, code: 'folder' },
      { row: 4, code: 'peaks' },
    ],
  });
});

test.each(['samples', 'a table'])('a damaged text of %s is named, and all else is read', (kind) => {
  const long = `${SECTION}\n${'note '.repeat(400)}`;
  const bytes = zipSync({
    'week/EX-1/a.txt': strToU8(long),
    'week/EX-1/ir.csv': strToU8(IR),
    'week/EX-2/nmr.txt': strToU8(SECTION),
    ...(kind === 'samples'
      ? { 'week/EX-1/x.smi': strToU8('CCOC(C)=O'), 'week/EX-2/x.smi': strToU8('CCOC(C)=O') }
      : { 'week/t.csv': strToU8('id,structure\nEX-1,CCOC(C)=O\nEX-2,CCOC(C)=O') }),
  });
  // Behind the first local header (30 bytes and the name) its compressed text begins.
  bytes.fill(0xff, 30 + 'week/EX-1/a.txt'.length, 90);
  const { cases, problems } = answerCases({ name: 'week.zip', bytes }, () => undefined);
  expect(problems).toEqual([]);
  expect(
    cases.map(({ id, spectra, unused }) => [id, spectra.map(({ type }) => type), unused]),
  ).toEqual([
    ['EX-1', ['IR'], ['a.txt']],
    ['EX-2', ['H1NMR', 'C13NMR'], []],
  ]);
});

test('an archive without samples, an empty one and a damaged one are refused', () => {
  const code = (bytes: Uint8Array<ArrayBuffer>) =>
    answerCases({ name: 'x.zip', bytes }, () => undefined).problems[0]?.code;
  expect(code(zipSync({ 'ir.csv': strToU8(IR) }) as Uint8Array<ArrayBuffer>)).toBe('no_samples');
  expect(code(zipSync({ 'nothing.txt': strToU8('') }) as Uint8Array<ArrayBuffer>)).toBe('empty');
  const whole = zipSync({ 'a/x.smi': strToU8('CCO') });
  expect(code(whole.slice(0, 20) as Uint8Array<ArrayBuffer>)).toBe('damaged');
});

test.skipIf(!existsSync(REAL))(
  'decays in archives within the archive, with the structure next to them (needs ../shared)',
  () => {
    const { cases, problems } = read({
      'aspirin/expected.smi': 'CC(=O)Oc1ccccc1C(=O)O',
      'aspirin/1h.zip': new Uint8Array(readFileSync(new URL('aspirin-1h.zip', REAL))),
    });
    expect(problems).toEqual([]);
    expect(cases).toMatchObject([
      { id: 'aspirin', spectra: [expect.stringMatching(/^H1NMR [4-7]$/)] },
    ]);
  },
);
