import { parseJEOL } from 'jeolconverter';
import type { Experiment } from '../recorded/experiment.ts';
import { nucleusNamed, protonMhz } from '../recorded/nuclei.ts';
import type { Complex, Fid, Fid2D, Recording, Sampling } from '../recorded/recordings.ts';
import { Unreadable } from '../recorded/unreadable.ts';

/** How a file of Delta begins, in either order of bytes. */
const SIGNATURES = ['JEOL.NMR', 'RMN.LEOJ'];
/** Largest file that is opened. */
const MOST_BYTES = 160_000_000;
/** Rows of a second dimension. */
const MOST_ROWS = 8192;

export const isJeol = (bytes: Uint8Array): boolean =>
  SIGNATURES.includes(String.fromCharCode(...bytes.subarray(0, 8)));

type Parsed = ReturnType<typeof parseJEOL>;

function parsed(bytes: Uint8Array): Parsed {
  if (bytes.byteLength > MOST_BYTES) throw new Unreadable('too_large');
  try {
    return parseJEOL(bytes.slice().buffer);
  } catch {
    throw new Unreadable('damaged');
  }
}

interface Quantity {
  readonly magnitude: number;
}
/** What the reader says of a file, as far as it is used. */
interface Info {
  readonly dimension: number;
  readonly nucleus: readonly string[];
  readonly experiment: string;
  readonly solvent: string;
  readonly comment: string;
  readonly sampleName: string;
  readonly digitalFilter?: number;
  readonly originFrequency: readonly Quantity[];
  readonly frequencyOffset: readonly Quantity[];
  readonly spectralWidth: readonly Quantity[];
  readonly spectralWidthClipped: readonly (Quantity | undefined)[];
  readonly dataUnits: readonly string[];
  readonly dataSections: readonly string[];
  readonly creationTime?: { readonly year: number; readonly month: number; readonly day: number };
}

function samplingOf(info: Info, dimension: number): Sampling {
  const hertz = info.originFrequency[dimension]?.magnitude ?? Number.NaN;
  const width = info.spectralWidth[dimension]?.magnitude ?? Number.NaN;
  const centre = info.frequencyOffset[dimension]?.magnitude ?? Number.NaN;
  if (!(hertz > 0 && width > 0 && Number.isFinite(centre))) throw new Unreadable('damaged');
  const clipped = info.spectralWidthClipped[dimension]?.magnitude;
  return {
    nucleus: nucleusNamed(info.nucleus[dimension] ?? ''),
    mhz: hertz / 1e6,
    widthHz: width,
    centre,
    ...(clipped !== undefined && clipped > 0 && clipped < width && { clippedHz: clipped }),
  };
}

function complexOf(re: ArrayLike<number>, im: ArrayLike<number>): Complex {
  const result = { re: Float64Array.from(re), im: Float64Array.from(im) };
  if (
    re.length < 16 ||
    re.length !== im.length ||
    !result.re.every(Number.isFinite) ||
    !result.im.every(Number.isFinite)
  )
    throw new Unreadable('damaged');
  return result;
}

/** Two sections of two parts each: the cosine and the sine of the second time. */
interface Hypercomplex {
  readonly re: {
    readonly re: readonly ArrayLike<number>[];
    readonly im: readonly ArrayLike<number>[];
  };
  readonly im: {
    readonly re: readonly ArrayLike<number>[];
    readonly im: readonly ArrayLike<number>[];
  };
}

function recordingOf({ info: raw, data }: Parsed): Recording {
  const info = raw as unknown as Info;
  // A spectrum that Delta processed has ppm here; its sections are phased already.
  if (info.dataUnits[0] !== 'Second') throw new Unreadable('not_understood');
  const delay = info.digitalFilter ?? 0;
  if (info.dimension === 1) {
    const { re, im } = data as unknown as { re: ArrayLike<number>; im: ArrayLike<number> };
    return { kind: 'fid', ...complexOf(re, im), ...samplingOf(info, 0), delay } satisfies Fid;
  }
  const sections = data as unknown as Partial<Hypercomplex>;
  if (info.dimension !== 2 || sections.re?.re === undefined || sections.im?.re === undefined)
    throw new Unreadable('not_understood');
  const count = sections.re.re.length;
  if (count < 4 || count > MOST_ROWS) throw new Unreadable('damaged');
  return {
    kind: 'fid2d',
    rows: Array.from({ length: count }, (_, row) => [
      complexOf(sections.re!.re[row]!, sections.re!.im[row]!),
      complexOf(sections.im!.re[row]!, sections.im!.im[row]!),
    ]).flat(),
    delay,
    direct: samplingOf(info, 0),
    indirect: samplingOf(info, 1),
    quadrature: 'States',
  } satisfies Fid2D;
}

/** The parameters of a file by their names, in small letters. */
function parameterOf({ parameters }: Parsed, wanted: string): string {
  const all = (parameters as unknown as { paramArray: { name: string; value: unknown }[] })
    .paramArray;
  const value = all.find(({ name }) => name.trim().toLowerCase() === wanted)?.value;
  return typeof value === 'string' ? value.trim() : String(value ?? '');
}

/** What the reader gives of a damaged file may lack any part: whatever fails then is the file's fault. */
function guarded<Result>(read: () => Result): Result {
  try {
    return read();
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable('damaged');
  }
}

/** The experiment of a file of JEOL Delta (`.jdf`). Throws `Unreadable`. */
export const jeolExperiment = (path: string, bytes: Uint8Array): Experiment =>
  guarded(() => experimentOf(path, bytes));

function experimentOf(path: string, bytes: Uint8Array): Experiment {
  const file = parsed(bytes);
  const info = file.info as unknown as Info;
  const nuclei = info.nucleus.slice(0, info.dimension).map(nucleusNamed);
  if (nuclei.length === 0) throw new Unreadable('damaged');
  const isEdited = /^true$/iu.test(parameterOf(file, 'multiplicity_edit'));
  const { year, month, day } = info.creationTime ?? {};
  return {
    path,
    title: (info.comment || info.sampleName).split(/\r?\n/u)[0]!.trim().slice(0, 120),
    program: `${info.experiment}${isEdited ? ' edited' : ''}`,
    nuclei,
    mhz: protonMhz(nuclei[0] ?? '', (info.originFrequency[0]?.magnitude ?? 0) / 1e6),
    solvent: info.solvent,
    recordedAt: year === undefined ? null : new Date(Date.UTC(year, month! - 1, day)).toISOString(),
    // Read now, since the reader takes all at once.
    raw: () => guarded(() => recordingOf(file)),
  };
}
