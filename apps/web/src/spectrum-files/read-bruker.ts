import { IN_ORDER_OF_REASONS, techniqueOf } from '@elucida/spectra/techniques/registry';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { unzipSync } from 'fflate';
import { editedName, twoDimensionalName } from './experiment-name.ts';
import { foundInArchive } from './found-in-archive.ts';
import type { FileReading, FileSpectrum, SkippedPart } from './file-reading.ts';

/** Files of a data set that are opened; an archive may hold anything else. */
const WANTED = /(?:^|\/)(?:1r|procs|acqus)$/u;
/** Files that say that a folder is an experiment. */
const DATA = /(?:^|\/)(?:pdata\/[^/]+\/(?:1r|2rr)|fid|ser)$/u;
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

/** The experiment's folder of a path, with its slash. */
const folderOf = (path: string): string => path.replace(/(?:pdata\/[^/]+\/)?[^/]+$/u, '');

/**
 * One experiment, `…/10/`: its spectrum in the processing of the lowest number, or why there is none.
 */
function readExperiment(
  archive: Archive,
  { experiment, names }: { experiment: string; names: readonly string[] },
): FileSpectrum | SkippedPart {
  const title = experiment.replace(/\/$/u, '').split('/').slice(-2).join('/');
  const acqus = textOf(archive[`${experiment}acqus`]);
  const program = valueOf(acqus, 'PULPROG').trim();
  if (names.some((name) => /(?:^|\/)(?:2rr|ser)$/u.test(name))) {
    const name = twoDimensionalName(program);
    return name === ''
      ? { code: 'two_dimensional', title }
      : { code: 'experiment_2d', experiment: name, title };
  }
  const [path] = names
    .filter((name) => name.endsWith('/1r'))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  const data = path === undefined ? undefined : archive[path];
  if (path === undefined || data === undefined)
    return { code: path === undefined ? 'fid' : 'damaged', title };
  const edited = editedName(program);
  if (edited !== null) return { code: 'experiment_edited', experiment: edited, title };
  const procs = textOf(archive[`${path.slice(0, -'1r'.length)}procs`]);
  const y = pointsOf(data, procs);
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
 * Reads the processed spectra (`pdata/N/1r`) of a zipped Bruker folder. Raw signals, edited spectra and those of two
 * dimensions are named and not read, and so is what else an archive holds. Never throws.
 */
export function readBruker(bytes: Uint8Array): FileReading {
  const names: string[] = [];
  let archive: Archive;
  try {
    archive = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        names.push(name);
        return WANTED.test(name) && originalSize <= MOST_BYTES;
      },
    });
  } catch {
    return { spectra: [], skipped: [{ code: 'damaged', title: '' }] };
  }
  const experiments = new Map<string, string[]>();
  for (const name of names) {
    if (!DATA.test(name)) continue;
    const folder = folderOf(name);
    experiments.set(folder, [...(experiments.get(folder) ?? []), name]);
  }
  const others = foundInArchive(names);
  const parts = [...experiments]
    .filter(([folder]) => !names.includes(`${folder}procpar`))
    .slice(0, MOST_SETS)
    .map(([experiment, files]) => readExperiment(archive, { experiment, names: files }));
  const skipped = [...parts.filter((part): part is SkippedPart => 'code' in part), ...others];
  const spectra = parts.filter((part): part is FileSpectrum => 'spectrum' in part);
  return {
    spectra,
    skipped: spectra.length + skipped.length === 0 ? [{ code: 'no_data_set', title: '' }] : skipped,
  };
}
