import type { MassRun } from './mass/mass-run.ts';
import { massXmlOf, openMassXml, readMassXml } from './mass/read-mass-xml.ts';
import { isNetcdf, openAndi, readAndi } from './tables/read-andi.ts';
import { isSpc, readSpc } from './tables/read-spc.ts';
import type { FileReading, FileSpectrum } from './files/file-reading.ts';

type Part = Pick<FileReading, 'spectra' | 'skipped'>;

/** A spectrum with its file, where it is one of a run. */
const ofRun = (each: FileSpectrum, path: string): FileSpectrum =>
  each.scan === undefined ? each : { ...each, path };

/** A file of techniques other than NMR, known by its bytes; null for any other. */
export function readOther(bytes: Uint8Array, path: string): Part | null {
  if (isSpc(bytes, path)) return readSpc(bytes);
  const massXml = massXmlOf(bytes);
  if (massXml === null && !isNetcdf(bytes)) return null;
  const read = massXml === null ? readAndi(bytes) : readMassXml(bytes, massXml);
  return { ...read, spectra: read.spectra.map((each) => ofRun(each, path)) };
}

/** Opens the run of a file of mass spectra; null where it holds none. Throws where it cannot be read. */
export function openRunIn(bytes: Uint8Array): MassRun | null {
  const massXml = massXmlOf(bytes);
  if (massXml !== null) return openMassXml(bytes, massXml);
  return isNetcdf(bytes) ? openAndi(bytes) : null;
}
