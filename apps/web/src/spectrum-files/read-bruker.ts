import { IN_ORDER_OF_REASONS, techniqueOf } from '@elucida/spectra/techniques/registry';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { unzipSync } from 'fflate';
import type { FileReading, FileSpectrum, SkippedPart } from './file-reading.ts';

/** Files of a data set that are opened; an archive may hold anything else. */
const WANTED = /(?:^|\/)(?:1r|2rr|fid|ser|procs|acqus)$/u;
/** Bytes of one file when unpacked: an archive of a few kB can claim any number. */
const MOST_BYTES = 64_000_000;
/** Data sets of one archive. */
const MOST_SETS = 40;
const POINT_BYTES = { 0: 4, 2: 8 } as const;

type Archive = Readonly<Record<string, Uint8Array>>;

const textOf = (bytes: Uint8Array | undefined): string =>
  bytes === undefined ? '' : new TextDecoder('latin1').decode(bytes);
/** `##$SW_p= 8012.82`, `##$NUC1= <1H>` of a parameter file. */
const valueOf = (parameters: string, name: string): string =>
  new RegExp(String.raw`^##\$${name}= *<?([^>\r\n]{0,60})`, 'mu').exec(parameters)?.[1]?.trim() ??
  '';
const numberOf = (parameters: string, name: string): number => {
  const text = valueOf(parameters, name);
  return text === '' ? Number.NaN : Number(text);
};

/** Real points of a processed spectrum, as TopSpin's manual "Processing Commands and Parameters" describes 1r. */
function pointsOf(bytes: Uint8Array, procs: string): Float64Array | null {
  const kind = numberOf(procs, 'DTYPP') === 2 ? 2 : 0;
  const size = numberOf(procs, 'SI');
  if (!(size > 1) || bytes.byteLength < size * POINT_BYTES[kind]) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = numberOf(procs, 'BYTORDP') !== 1;
  const scale = 2 ** (numberOf(procs, 'NC_proc') || 0);
  return Float64Array.from({ length: size }, (_, index) =>
    kind === 2 ? view.getFloat64(8 * index, isLittle) : scale * view.getInt32(4 * index, isLittle),
  );
}

/** Shifts of the points: the first is at OFFSET, and the width SW_p (Hz) is spread over all. */
function shiftsOf(procs: string, size: number): Float64Array | null {
  const [offset, width, frequency] = ['OFFSET', 'SW_p', 'SF'].map((name) => numberOf(procs, name));
  if (![offset, width, frequency].every((value) => Number.isFinite(value)) || !frequency)
    return null;
  const step = width! / frequency / size;
  return Float64Array.from({ length: size }, (_, index) => offset! - index * step);
}

/** One processed data set, `…/10/pdata/1/1r`. */
function readSet(archive: Archive, path: string): FileSpectrum | SkippedPart {
  const folder = path.slice(0, -'1r'.length);
  const experiment = folder.replace(/pdata\/[^/]*\/$/u, '');
  const title = experiment.replace(/\/$/u, '').split('/').slice(-2).join('/');
  if (archive[`${folder}2rr`]) return { code: 'two_dimensional', title };
  const procs = textOf(archive[`${folder}procs`]);
  const acqus = textOf(archive[`${experiment}acqus`]);
  const y = pointsOf(archive[path]!, procs);
  const x = y && shiftsOf(procs, y.length);
  if (!x || !y) return { code: 'damaged', title };
  const nucleus = valueOf(acqus, 'NUC1') || valueOf(procs, 'AXNUC');
  const type = IN_ORDER_OF_REASONS.find((each) => techniqueOf(each).nucleus === nucleus);
  if (type === undefined) return { code: 'other_kind', title };
  const solvent = valueOf(acqus, 'SOLVENT');
  const frequency = numberOf(acqus, 'SFO1');
  const peaks = techniqueOf(type).files.readPeaks({
    curve: { x, y },
    listed: false,
    dips: false,
    solvent: solvent || undefined,
  });
  if (peaks.length === 0) return { code: 'no_peaks', title };
  const trace = writeTrace({ x, y }, { ordinate: 'intensity' });
  return {
    spectrum: {
      type,
      metadata: {
        ...(frequency > 0 ? { frequency_mhz: Number(frequency.toFixed(2)) } : {}),
        ...(solvent === '' ? {} : { solvent }),
      },
      peaks,
      ...(trace && { trace }),
    } as Spectrum,
    picked: true,
  };
}

/**
 * Reads the processed spectra (`pdata/N/1r`) of a zipped Bruker folder. A raw signal alone is refused, as in other
 * files. Never throws.
 */
export function readBruker(bytes: Uint8Array): FileReading {
  let archive: Archive;
  try {
    archive = unzipSync(bytes, {
      filter: ({ name, originalSize }) => WANTED.test(name) && originalSize <= MOST_BYTES,
    });
  } catch {
    return { spectra: [], skipped: [{ code: 'damaged', title: '' }] };
  }
  const paths = Object.keys(archive);
  const sets = paths.filter((path) => /(?:^|\/)pdata\/[^/]+\/1r$/u.test(path)).slice(0, MOST_SETS);
  const parts = sets.map((path) => readSet(archive, path));
  const skipped = parts.filter((part): part is SkippedPart => 'code' in part);
  const spectra = parts.filter((part): part is FileSpectrum => 'spectrum' in part);
  if (parts.length > 0) return { spectra, skipped };
  const raw = paths.some((path) => /(?:^|\/)(?:fid|ser)$/u.test(path));
  return { spectra: [], skipped: [{ code: raw ? 'fid' : 'no_data_set', title: '' }] };
}
