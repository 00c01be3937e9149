import { expect, test } from 'vitest';
import { kindOfFile } from './file-kinds.ts';

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
/** A VnmrJ header: blocks, traces, points, bytes of a point, of a trace and of a block; then its data. */
const vnmr = new Uint8Array(
  new Int32Array([1, 1, 8, 4, 32, 60, 0, 0]).map((value) => swap(value)).buffer,
);
function swap(value: number): number {
  const view = new DataView(new ArrayBuffer(4));
  view.setInt32(0, value, false);
  return view.getInt32(0, true);
}
/** Bytes without order and, apart from their beginning, without zeros. */
const noise = Uint8Array.from({ length: 4096 }, (_, index) => 1 + ((index * 7919) % 255));

test.each([
  ['fid', vnmr, 'varian'],
  ['fid', noise, 'bruker_part'],
  ['1/ser', noise, 'bruker_part'],
  ['1r', bytes('\0\x01\0\0'), 'bruker_part'],
  ['2rr', bytes('\0\x01\0\0'), 'bruker_part'],
  ['acqus', bytes('##TITLE= Parameter file, TopSpin 3.2\n##$AQ_mod= 3'), 'bruker_parameters'],
  ['ester.0', bytes('\x0a\x0a\xfe\xfe\0'), 'opus'],
  ['a.spa', bytes('Spectral Data File\r\n'), 'omnic'],
  ['a.mnova', bytes('\0\0\0\x16\x02'), 'mestrenova'],
  ['a.mzData', bytes('<?xml version="1.0"?>\n<mzData version="1.05">'), 'mass_xml'],
  ['a.htm', bytes('<!DOCTYPE html><p>7.26'), 'xml'],
  ['a.pdf', bytes('%PDF-1.7'), 'pdf'],
  ['a.doc', bytes('\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'), 'office'],
  ['a.png', bytes('\x89PNG\r\n\x1a\n'), 'image'],
  ['a.gz', bytes('\x1f\x8b\x08'), 'archive'],
  ['a.mol', bytes('x\n\n\n  1  0\nM  END\n'), 'structure'],
  ['a.json', bytes('{"spectra": []}'), 'json'],
  ['data.txt', noise, 'binary'],
  ['data.csv', bytes('nm\n254,1\0'), 'binary'],
] as const)('%s is named: %#', (name, head, kind) => expect(kindOfFile(head, name)).toBe(kind));

test.each([
  ['a table', 'ppm,assignment\n171.1,C=O\n60.4,OCH2'],
  ['bytes of Latin-1', 'Wellenl\xe4nge (nm)\t\xb5\n254\t1\n'],
  ['JCAMP-DX', '##TITLE=x\n##JCAMP-DX=5.01\n'],
  ['the end of a DOS file', 'cm-1,int\n1740,s\n\x1a'],
])('%s is not', (_what, text) => expect(kindOfFile(bytes(text), 'a.txt')).toBeNull());
