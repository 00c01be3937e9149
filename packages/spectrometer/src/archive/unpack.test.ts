import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync, strFromU8, strToU8, zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { gunzip } from './gzip.ts';
import { isTar } from './tar.ts';
import { filesOfArchive, isArchive, withoutGzip } from './unpack.ts';

/** Longer than the 100 bytes that a header has for a name, shorter than what a prefix adds. */
const LONG = `${'week-of-measurements/'.repeat(6)}10/pdata/1/1r`;
/** Longer than what name and prefix hold together. */
const LONGEST = `${'week-of-measurements/'.repeat(14)}10/fid`;
const FILES = { 'a/10/acqus': 'first', [LONG]: 'second', [LONGEST]: 'third', 'µ/α.dx': 'fourth' };

const root = mkdtempSync(join(tmpdir(), 'tar-'));
afterAll(() => rmSync(root, { recursive: true }));
for (const [path, text] of Object.entries(FILES)) {
  mkdirSync(join(root, 'in', path, '..'), { recursive: true });
  writeFileSync(join(root, 'in', path), text);
}

function tarOf(format: string): Uint8Array {
  const file = join(root, `${format}.tar`);
  execFileSync('tar', [`--format=${format}`, '-C', join(root, 'in'), '-cf', file, '.']);
  return new Uint8Array(readFileSync(file));
}

const contents = (archive: Uint8Array) =>
  Object.fromEntries(
    filesOfArchive(archive).map(({ path, bytes }) => [path, strFromU8(bytes())] as const),
  );

test.each(['gnu', 'pax', 'oldgnu'])('a tar archive (%s) is opened, long paths too', (format) => {
  expect(contents(tarOf(format))).toEqual(FILES);
});

test('a path in two parts, as ustar writes it, is put together', () => {
  const file = join(root, 'ustar.tar');
  execFileSync('tar', ['--format=ustar', '-C', join(root, 'in'), '-cf', file, LONG]);
  expect(contents(new Uint8Array(readFileSync(file)))).toEqual({ [LONG]: 'second' });
});

test('archives in archives, and single files, are unpacked from gzip', () => {
  const inner = gzipSync(tarOf('pax'));
  const zip = zipSync({ 'x/sample.tgz': inner, 'run.mzML.gz': gzipSync(strToU8('<mzML/>')) });
  expect(contents(zip)).toEqual({
    'run.mzML': '<mzML/>',
    ...Object.fromEntries(
      Object.entries(FILES).map(([path, text]) => [`x/sample/${path}`, text] as const),
    ),
  });
  const named = withoutGzip({ path: 'a/ir.dx.gz', size: 9, bytes: () => gzipSync(strToU8('x')) });
  expect([named.path, strFromU8(named.bytes())]).toEqual(['a/ir.dx', 'x']);
});

test('paths that point out of a tar archive are tamed', () => {
  const archive = tarOf('gnu');
  const at = strFromU8(archive, true).indexOf('./a/10/acqus');
  archive.set(strToU8('/../b/../acq'), at);
  expect(filesOfArchive(archive).map(({ path }) => path)).toContain('b/acq');
});

test('a tar archive whose sizes lie, or that is cut in a header, is damaged', () => {
  const at = strFromU8(tarOf('gnu'), true).indexOf('a/10/acqus') - 2;
  for (const size of ['77777777777', '-0000000001', 'xxxxxxxxxxx']) {
    const archive = tarOf('gnu');
    archive.set(strToU8(size), at + 124);
    expect(() => filesOfArchive(archive)).toThrow('damaged');
  }
  const broken = tarOf('gnu');
  broken.fill(7, at, at + 512);
  expect(() => filesOfArchive(broken)).toThrow('damaged');
  expect(isTar(new Uint8Array(511))).toBe(false);
});

test('gzip that is cut, damaged or holds more than anybody recorded is refused', () => {
  const packed = gzipSync(strToU8('x'.repeat(100_000)), { level: 1 });
  expect(gunzip(packed)).toHaveLength(100_000);
  const twice = new Uint8Array([...packed, ...gzipSync(strToU8('yy'))]);
  expect(strFromU8(gunzip(twice)).slice(-3)).toBe('xyy');
  for (const cut of [1, 4, 12, packed.length - 12])
    expect(() => gunzip(packed.subarray(0, packed.length - cut))).toThrow('damaged');
  const broken = packed.slice();
  broken.fill(255, 20, 60);
  expect(() => gunzip(broken)).toThrow('damaged');
  // 300 MB of zeros in 300 kB.
  const bomb = gzipSync(new Uint8Array(300_000_000));
  expect(() => gunzip(bomb)).toThrow('too_large');
  expect(isArchive(packed)).toBe(false);
});
