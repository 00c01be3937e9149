import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { filesOfArchive } from './archive/unpack.ts';
import { readFiles } from './read-files.ts';
import { normalNumbers } from './testing/simulated-decay.ts';

const read = (bytes: Uint8Array, name = 'archive.zip') =>
  readFiles([{ path: name, size: bytes.length, bytes: () => bytes }], { atoms: { H: 10 } });

const ACQUS = strToU8(
  '##$NUC1= <1H>\n##$PULPROG= <zg30>\n##$TD= 4096\n##$SW_h= 6000\n##$SW= 15\n##$SFO1= 400\n##$BF1= 400\n##$O1= 2000\n',
);
const PROCS = strToU8('##$SI= 2048\n##$OFFSET= 10\n##$SW_p= 4000\n##$SF= 400\n##$BYTORDP= 0\n');
/** A Bruker experiment of noise, whole. */
const WHOLE = {
  'x/1/acqus': ACQUS,
  'x/1/fid': new Uint8Array(4096 * 4).map((_, k) => (k % 4 === 0 ? (k * 31) % 251 : 0)),
  'x/1/pdata/1/procs': PROCS,
  'x/1/pdata/1/1r': new Uint8Array(2048 * 4),
};

test('paths that point out of the archive are tamed', () => {
  const paths = filesOfArchive(
    zipSync({
      '../../etc/passwd': strToU8('x'),
      'C:\\a\\b.dx': strToU8('x'),
      './c/fid': strToU8('x'),
    }),
  ).map(({ path }) => path);
  expect(paths).toEqual(['etc/passwd', 'a/b.dx', 'c/fid']);
});

test('an archive within archives is opened, to a depth', () => {
  let bytes = zipSync({ 'deep.dx': strToU8('##TITLE=x') });
  const depths = Array.from({ length: 4 }, () => {
    bytes = zipSync({ 'inner.zip': bytes });
    return filesOfArchive(bytes).length;
  });
  expect(depths).toEqual([1, 0, 0, 0]);
});

test('a hundred thousand files are refused', () => {
  const many = zipSync(
    Object.fromEntries(Array.from({ length: 20_500 }, (_, k) => [`f/${k}`, new Uint8Array(1)])),
    { level: 0 },
  );
  expect(read(many)).toMatchObject({ spectra: [], skipped: [{ code: 'too_large' }] });
});

test.each([
  ['SI', '##$SI= 999999999\n##$OFFSET= 10\n##$SW_p= 4000\n##$SF= 400\n', 'too_large'],
  ['a broken SI', '##$SI= 12.5\n##$OFFSET= 10\n##$SW_p= 4000\n##$SF= 400\n', 'damaged'],
  ['a negative width', '##$SI= 2048\n##$OFFSET= 10\n##$SW_p= -1\n##$SF= 400\n', 'damaged'],
  ['no frequency', '##$SI= 2048\n##$OFFSET= 10\n##$SW_p= 4000\n', 'damaged'],
])('%s that lies is an error', (_what, procs, code) => {
  const bytes = zipSync({ ...WHOLE, 'x/1/pdata/1/procs': strToU8(procs) });
  expect(read(bytes)).toMatchObject({ spectra: [], skipped: [{ code }] });
});

test('two dimensions whose sizes lie are an error, and the memory stays', () => {
  const procs = strToU8('##$SI= 4194304\n##$XDIM= 1\n##$OFFSET= 10\n##$SW_p= 4000\n##$SF= 400\n');
  const bytes = zipSync({
    'x/1/acqus': strToU8('##$NUC1= <1H>\n##$PULPROG= <cosygpqf>\n'),
    'x/1/acqu2s': strToU8('##$NUC1= <1H>\n'),
    'x/1/pdata/1/procs': procs,
    'x/1/pdata/1/proc2s': procs,
    'x/1/pdata/1/2rr': new Uint8Array(64),
  });
  expect(read(bytes)).toMatchObject({ spectra: [], skipped: [{ code: 'too_large' }] });
});

test('200 damaged and truncated archives: an answer each, never an exception', () => {
  const whole = zipSync(WHOLE);
  const normal = normalNumbers(11);
  const random = (below: number) => Math.floor(Math.abs(normal()) * 1e6) % below;
  for (let k = 0; k < 200; k++) {
    const bytes = whole.slice();
    if (k % 3 === 0)
      for (let n = 0; n < 1 + (k % 7); n++) bytes[random(bytes.length)] = random(256);
    const cut = k % 3 === 1 ? bytes.slice(0, random(bytes.length)) : bytes;
    const moved =
      k % 3 === 2 ? Uint8Array.from([...cut.slice(random(40)), ...cut.slice(0, 7)]) : cut;
    const { spectra, skipped, experiments } = read(moved);
    expect(spectra.length + skipped.length + experiments.length, `archive ${k}`).toBeGreaterThan(0);
  }
});

test.each([
  ['a file of JEOL that ends', strToU8('JEOL.NMR\u0001'), 'a.jdf'],
  ['a file of JEOL full of nothing', strToU8(`JEOL.NMR${'\u0000'.repeat(4000)}`), 'a.jdf'],
  ['JCAMP-DX without data', strToU8('##TITLE=x\n##DATA TYPE=NMR FID\n##END='), 'a.dx'],
  ['mzML that ends', strToU8('<?xml version="1.0"?><mzML><run>'), 'a.mzML'],
  [
    'mzXML with more points than bytes',
    strToU8('<mzXML><scan peaksCount="9"><peaks/></scan></mzXML>'),
    'a.mzXML',
  ],
  ['nothing at all', new Uint8Array(0), 'a.dx'],
])('%s is said', (_what, bytes, name) => {
  const { spectra, skipped } = read(bytes, name);
  expect(spectra).toEqual([]);
  expect(skipped.length).toBeGreaterThan(0);
});
