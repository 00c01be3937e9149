import { parseJEOL } from 'jeolconverter';
import type { Experiment } from '../recorded/experiment.ts';
import { nucleusNamed, protonMhz } from '../recorded/nuclei.ts';
import type { Complex, Fid, Fid2D, Sampling, Spectrum1D } from '../recorded/recordings.ts';
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

/** A spectrum in one dimension that Delta processed: its axis in ppm, its sections phased. */
function processedOf({ info: raw, data, headers }: Parsed): Spectrum1D {
  const info = raw as unknown as Info;
  const { re, im } = data as unknown as { re: ArrayLike<number>; im?: ArrayLike<number> };
  const axis = headers as unknown as Record<
    'dataAxisStart' | 'dataAxisStop',
    readonly (number | undefined)[]
  >;
  const [first, last] = [axis.dataAxisStart[0], axis.dataAxisStop[0]];
  const heights = Float64Array.from(re);
  if (info.dataUnits[0] !== 'Ppm' || info.dimension !== 1) throw new Unreadable('not_understood');
  if (first === undefined || last === undefined || !(last < first) || heights.length < 16)
    throw new Unreadable('damaged');
  if (!heights.every(Number.isFinite)) throw new Unreadable('damaged');
  const { nucleus, mhz } = samplingOf(info, 0);
  return {
    kind: 'spectrum',
    axis: {
      nucleus,
      mhz,
      points: heights.length,
      first,
      step: (last - first) / (heights.length - 1),
    },
    re: heights,
    im: im !== undefined && im.length === heights.length ? Float64Array.from(im) : null,
  };
}

/** Whether a file holds a decay, and not what Delta made of one. */
const isDecay = ({ info }: Parsed): boolean => (info as unknown as Info).dataUnits[0] === 'Second';

/** A second time of which every step is one decay: its sign is not known. */
interface Steps {
  readonly re: readonly ArrayLike<number>[];
  readonly im: readonly ArrayLike<number>[];
}

function decaysOf({ info: raw, data }: Parsed): Fid | Fid2D {
  const info = raw as unknown as Info;
  const delay = info.digitalFilter ?? 0;
  if (info.dimension === 1) {
    const { re, im } = data as unknown as { re: ArrayLike<number>; im: ArrayLike<number> };
    return { kind: 'fid', ...complexOf(re, im), ...samplingOf(info, 0), delay } satisfies Fid;
  }
  const sections = data as unknown as Partial<Hypercomplex> & Partial<Steps>;
  if (info.dimension !== 2 || sections.re === undefined || sections.im === undefined)
    throw new Unreadable('not_understood');
  const isPaired = 're' in sections.re && 're' in sections.im;
  const steps = isPaired ? sections.re.re : (sections.re as Steps['re']);
  const count = steps.length;
  if (count < 4 || count > MOST_ROWS) throw new Unreadable('damaged');
  const rows = isPaired ? pairsOf(sections as Hypercomplex) : singlesOf(sections as Steps);
  return {
    kind: 'fid2d',
    rows,
    delay,
    direct: samplingOf(info, 0),
    indirect: samplingOf(info, 1),
    quadrature: isPaired ? 'Paired' : 'QF',
  };
}

const pairsOf = ({ re, im }: Hypercomplex): Complex[] =>
  re.re.flatMap((_, row) => [
    complexOf(re.re[row]!, re.im[row]!),
    complexOf(im.re[row]!, im.im[row]!),
  ]);

const singlesOf = ({ re, im }: Steps): Complex[] =>
  re.map((part, row) => complexOf(part, im[row] ?? []));

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
    // Parsed already, since the reader takes all at once.
    ...(isDecay(file)
      ? { raw: () => guarded(() => decaysOf(file)) }
      : { processed: () => guarded(() => processedOf(file)) }),
  };
}
