import { parse } from 'spc-parser';
import type { FileReading } from '../files/file-reading.ts';
import { readCsv } from './read-csv.ts';

type Part = Pick<FileReading, 'spectra' | 'skipped'>;

/** Byte 1 of Galactic's files: new format in either order of bytes, and LabCalc's (GRAMS SPC file format, SPC.H). */
const VERSIONS = [0x4b, 0x4c, 0x4d];
/** Units of the axis that spectra here have; NMR and Raman have others. */
const UNITS = /cm-1|\bnm\b|M\/z/iu;
const RAMAN = /raman/iu;

/** Whether bytes may be a file of Galactic SPC; its programs know it by its name. */
export const isSpc = (bytes: Uint8Array, path: string): boolean =>
  /\.spc$/iu.test(path) && VERSIONS.includes(bytes[1] ?? 0);

/**
 * Reads IR, UV-Vis and mass spectra of Galactic SPC files (GRAMS): the first one of a file with several. Never throws.
 */
export function readSpc(bytes: Uint8Array): Part {
  const skip = (code: 'damaged' | 'other_kind'): Part => ({
    spectra: [],
    skipped: [{ code, title: '' }],
  });
  try {
    const { spectra, meta } = parse(bytes.slice().buffer);
    const [x, y] = [spectra[0]?.variables['x'], spectra[0]?.variables['y']];
    const unit = String(meta.xUnitsType);
    if (!x || !y || x.data.length !== y.data.length || x.data.length < 3) return skip('damaged');
    if (!UNITS.test(unit) || RAMAN.test(unit)) return skip('other_kind');
    const rows = Array.from(x.data, (position, k) => `${position},${y.data[k]}`);
    return readCsv([`${unit},${String(meta.yUnitsType)}`, ...rows].join('\n'));
  } catch {
    return skip('damaged');
  }
}
