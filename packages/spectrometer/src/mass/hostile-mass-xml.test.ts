import { zlibSync } from 'fflate';
import { expect, test } from 'vitest';
import { readFiles } from '../read-files.ts';
import { mzml, mzxml, packed, type WrittenScan } from '../testing/mass-xml.ts';
import { normalNumbers } from '../testing/simulated-decay.ts';

const readBytes = (bytes: Uint8Array) =>
  readFiles([{ path: 'a.xml', size: bytes.length, bytes: () => bytes }]);
const read = (text: string) => readBytes(new TextEncoder().encode(text));

const POINTS = [
  [43, 100],
  [58, 30],
] as const;
const SCAN: readonly WrittenScan[] = [{ points: POINTS, total: 130 }];
const [MZML, MZXML] = [mzml(SCAN), mzxml(SCAN)];
const base64 = packed(POINTS.map(([mass]) => mass));
const bomb = Buffer.from(zlibSync(new Uint8Array(30_000_000))).toString('base64');
const scanOf = (peaks: string, said = 'peaksCount="2"') =>
  `<mzXML><msRun><scan ${said}>${peaks}</scan></msRun></mzXML>`;

test.each([
  ['mzML that ends in its scan', MZML.slice(0, MZML.indexOf('</binary>') - 3), 'damaged'],
  ['mzXML that ends in its scan', MZXML.slice(0, MZXML.indexOf('</peaks>') - 3), 'damaged'],
  ['mzML that ends behind its scan', MZML.slice(0, MZML.indexOf('</run>')), 'damaged'],
  ['no more than its first element', '<mzML>', 'damaged'],
  ['no scan', '<mzML></mzML>', 'other_kind'],
  ['a scan without points', mzxml([{ points: [] }]), 'no_peaks'],
  ['tags that cross', '<mzXML><msRun></mzXML></msRun>', 'damaged'],
  ['half as many numbers as it says', MZML.replace('Length="2"', 'Length="4"'), 'damaged'],
  ['more numbers than it says', MZXML.replace('peaksCount="2"', 'peaksCount="1"'), 'damaged'],
  ['a count that is none', MZML.replace('Length="2"', 'Length="-2"'), 'damaged'],
  ['a count in words', MZXML.replace('peaksCount="2"', 'peaksCount="two"'), 'damaged'],
  ['more points than any scan', MZML.replace('Length="2"', 'Length="99999999999"'), 'too_large'],
  ['no base64', MZML.replace(base64, '*'.repeat(base64.length)), 'damaged'],
  ['no zlib', MZML.replaceAll('MS:1000576', 'MS:1000574'), 'damaged'],
  ['an unknown way of packing', MZML.replaceAll('MS:1000576', 'MS:1003780'), 'not_understood'],
  ['an unknown kind of numbers', MZML.replaceAll('MS:1000523', 'MS:1000520'), 'not_understood'],
  ['an unknown order of numbers', MZXML.replace('m/z-int', 'm/z'), 'not_understood'],
  ['a bomb of zlib', scanOf(`<peaks compressionType="zlib">${bomb}</peaks>`), 'damaged'],
  ['a remark without end', `${scanOf('')}<!--`, 'damaged'],
  ['numbers that are none', mzml([{ points: [[Number.NaN, 1]] }]), 'no_peaks'],
  ['heights that are infinite', mzml([{ points: [[43, Infinity]] }]), 'no_peaks'],
  ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${scanOf('&a;')}`, 'damaged'],
  ['an entity of its own', scanOf('&a;'), 'damaged'],
  ['a hundred thousand levels', `<mzXML>${'<scan>'.repeat(100_000)}`, 'damaged'],
  [
    'a hundred thousand attributes',
    `<mzXML ${Array.from({ length: 100_000 }, (_, k) => `a${k}=""`).join(' ')}/>`,
    'damaged',
  ],
  ['a text without end', `<mzXML>${'A'.repeat(61_000_000)}`, 'too_large'],
  ['a name without end', `<mzXML><${'A'.repeat(61_000_000)}`, 'too_large'],
])('%s: %#', (_what, text, code) =>
  expect(read(text)).toMatchObject({ spectra: [], skipped: [{ code }] }),
);

test('names of what every object has are elements like any other', () =>
  expect(
    read(MZML.replace('<run ', '<constructor __proto__="1"/><toString/><run ')).spectra,
  ).toHaveLength(1));

test('groups that name groups do not grow', () => {
  const refs = '<referenceableParamGroupRef ref="plus"/>'.repeat(2000);
  const text = MZML.replace(
    '<run ',
    `<referenceableParamGroup id="plus">${refs}</referenceableParamGroup><run `,
  );
  expect(read(text).spectra).toHaveLength(1);
});

test('a million scans are refused', { timeout: 60_000 }, () => {
  const scan = '<scan peaksCount="1"><peaks>QgAAAEIAAAA=</peaks></scan>';
  expect(read(`<mzXML>${scan.repeat(1_000_000)}</mzXML>`)).toMatchObject({
    spectra: [],
    skipped: [{ code: 'too_large' }],
  });
});

test('many large scans whose sums are not stated are refused', { timeout: 60_000 }, () => {
  const zeros = Buffer.from(zlibSync(new Uint8Array(8_000_000))).toString('base64');
  const scan = `<scan peaksCount="1000000"><peaks compressionType="zlib">${zeros}</peaks></scan>`;
  expect(read(`<mzXML>${scan.repeat(61)}</mzXML>`)).toMatchObject({
    spectra: [],
    skipped: [{ code: 'too_large' }],
  });
});

test('300 damaged and truncated files: an answer each, never an exception', () => {
  const normal = normalNumbers(13);
  const random = (below: number) => Math.floor(Math.abs(normal()) * 1e6) % below;
  for (let k = 0; k < 300; k++) {
    const bytes = new TextEncoder().encode(k % 2 === 0 ? MZML : MZXML);
    for (let n = 0; n < 1 + (k % 7); n++) bytes[random(bytes.length)] = random(256);
    const { spectra, skipped } = readBytes(
      k % 3 === 0 ? bytes.subarray(0, random(bytes.length)) : bytes,
    );
    expect(spectra.length + skipped.length, `file ${k}`).toBeGreaterThan(0);
  }
});
