import type { FileReading } from '../files/file-reading.ts';
import { encodingOf } from '../files/text-encoding.ts';
import type { MassScan } from './mass-scan.ts';
import { openRun, type MassRun } from './mass-run.ts';
import { mzmlListener } from './mzml.ts';
import { mzxmlListener } from './mzxml.ts';
import { readScans } from './read-scans.ts';
import { itemsOfXml } from './xml-stream.ts';

/** Bytes within which the first element begins, behind declaration and remarks. */
const HEAD_BYTES = 16_384;
/** Largest file; what is held besides it is one scan. */
const MOST_BYTES = 400_000_000;

/**
 * Largest file whose scans are all kept while its run is open, packed as they are; of a larger one, those that are
 * asked for are read again.
 */
const MOST_KEPT_BYTES = 150_000_000;

/** The format of a file of mass spectra in XML, by its first element; null for any other file. */
export function massXmlOf(bytes: Uint8Array): 'mzML' | 'mzXML' | null {
  const head = new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, HEAD_BYTES));
  if (!/^\s*</u.test(head)) return null;
  const root = /<(?:indexed)?(mzML|mzXML)\b/u.exec(head)?.[1];
  return root === 'mzML' || root === 'mzXML' ? root : null;
}

/**
 * Reads a mass spectrum of mzML or mzXML: of a run the scan with the most ions. Masses in m/z, heights in percent of
 * the tallest. Never throws: a file that is not well-formed, ends too early or lies about its sizes is named, and so
 * is one whose numbers are packed with MS-Numpress.
 */
export function readMassXml(
  bytes: Uint8Array,
  format: 'mzML' | 'mzXML',
): Pick<FileReading, 'spectra' | 'skipped'> {
  if (bytes.length > MOST_BYTES)
    return { spectra: [], skipped: [{ code: 'too_large', title: '' }] };
  const { scans, ionization } = scansOf(bytes, format);
  return readScans(scans(), ionization);
}

/**
 * Opens the run of a file of mzML or mzXML, whose scans are taken by a person. Null where there is none. Throws where
 * the file cannot be read.
 */
export function openMassXml(bytes: Uint8Array, format: 'mzML' | 'mzXML'): MassRun | null {
  if (bytes.length > MOST_BYTES) return null;
  const { scans, ionization } = scansOf(bytes, format);
  return openRun(scans, { ionization, keeps: bytes.length <= MOST_KEPT_BYTES });
}

/** The scans of a file, each time read anew, and how its ions were made: known once scans were read. */
function scansOf(bytes: Uint8Array, format: 'mzML' | 'mzXML') {
  let ionization: string | undefined;
  const listenerOf = format === 'mzML' ? mzmlListener : mzxmlListener;
  return {
    scans: () =>
      itemsOfXml<MassScan>(bytes, (give) => listenerOf(give, (how) => (ionization ??= how))),
    ionization: () => ionization,
  };
}
