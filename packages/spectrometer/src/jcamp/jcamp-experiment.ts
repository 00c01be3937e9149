import { groupDelayOf } from '../bruker/digital-filter.ts';
import { parametersOf } from '../bruker/parameters.ts';
import type { Experiment } from '../recorded/experiment.ts';
import { nucleusNamed, protonMhz } from '../recorded/nuclei.ts';
import type { Fid, Recording, Spectrum1D, Spectrum2D } from '../recorded/recordings.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import {
  frequencyOf,
  kindOfEntry,
  nucleusOf,
  programOf,
  solventOf,
  titleOfEntry,
  word,
  type Entry,
} from './jcamp-entry.ts';

/** `INTERNAL, CDCl3, 1, 15.47866`: the shift of the first point (JCAMP-DX 6.0, §6.4). */
function firstShift(entry: Entry): number {
  const last = word(entry, '.SHIFTREFERENCE').split(',').at(-1);
  return last === undefined || last.trim() === '' ? Number.NaN : Number(last);
}

interface Source {
  readonly entry: Entry;
  readonly text: string;
  readonly nucleus: string;
  readonly mhz: number;
}

function decayOf({ entry, text, nucleus, mhz }: Source): Fid {
  const [real, imaginary] = entry.spectra;
  const [re, im] = [real?.data.y, imaginary?.data.y];
  if (!re || !im || re.length < 16 || re.length !== im.length) throw new Unreadable('damaged');
  const step = (Number(real!.lastX) - Number(real!.firstX)) / (re.length - 1);
  if (!(step > 0)) throw new Unreadable('damaged');
  const widthHz = 1 / step;
  const first = firstShift(entry);
  const decay = {
    re: Float64Array.from(re),
    // Exports keep Bruker's sense of frequencies.
    im: Float64Array.from(im, (value) => -value),
  };
  if (!decay.re.every(Number.isFinite) || !decay.im.every(Number.isFinite))
    throw new Unreadable('damaged');
  return {
    kind: 'fid',
    ...decay,
    nucleus,
    mhz,
    widthHz,
    centre: Number.isFinite(first) ? first - widthHz / mhz / 2 : 0,
    delay: groupDelayOf(parametersOf(new TextEncoder().encode(text))),
  };
}

function spectrumOf({ entry, nucleus, mhz }: Source): Spectrum1D {
  const [real, imaginary] = entry.spectra;
  const { x, y } = real?.data ?? {};
  if (!x || !y || y.length < 16) throw new Unreadable('damaged');
  const inHertz = /^HZ$/iu.test(String(real!.xUnits ?? ''));
  const unit = inHertz ? mhz : 1;
  let [first, last] = [x[0]! / unit, x.at(-1)! / unit];
  const turned = last > first;
  const heights = Float64Array.from(y);
  const others = imaginary?.data.y ? Float64Array.from(imaginary.data.y) : null;
  if (turned) {
    [first, last] = [last, first];
    heights.reverse();
    others?.reverse();
  }
  const step = (last - first) / (heights.length - 1);
  if (!(step < 0) || !heights.every(Number.isFinite)) throw new Unreadable('damaged');
  return {
    kind: 'spectrum',
    axis: { nucleus, mhz, points: heights.length, first, step },
    re: heights,
    im: others !== null && others.length === heights.length ? others : null,
  };
}

/** Fewer points than this are a list of peaks, written as a table. */
const LEAST_POINTS = 512;

/** Whether a block is a decay or a recorded curve of NMR in one dimension, not a list and not another technique. */
export function isRecordedNmr(entry: Entry): boolean {
  const kind = kindOfEntry(entry);
  // A block in two dimensions has none.
  const [spectrum] = (entry.spectra as Entry['spectra'] | undefined) ?? [];
  return (
    kind.includes('NMR') &&
    !entry.twoD &&
    !/2D|ND NMR/u.test(kind) &&
    spectrum !== undefined &&
    spectrum.isPeaktable !== true &&
    (spectrum.data.y?.length ?? 0) >= LEAST_POINTS &&
    frequencyOf(entry) > 0
  );
}

/** What the reader gives of a block in two dimensions: heights by rows, ends of both axes in ppm. */
interface Plane {
  readonly z: readonly ArrayLike<number>[];
  readonly minX: number;
  readonly maxX: number;
  readonly minY: number;
  readonly maxY: number;
}

const planeIn = (entry: Entry): Plane | undefined =>
  (entry as unknown as { readonly minMax?: Plane }).minMax;
const nucleiIn = (entry: Entry): readonly [string, string] => {
  const { xType, yType } = entry as unknown as { readonly xType?: string; readonly yType?: string };
  return [nucleusNamed(xType ?? ''), nucleusNamed(yType ?? '')];
};

/** Most points of a plane that are read. */
const MOST_POINTS = 40_000_000;

/** Whether a block is a processed NMR spectrum in two dimensions. */
export const isRecordedPlane = (entry: Entry): boolean =>
  entry.twoD === true &&
  !kindOfEntry(entry).includes('FID') &&
  planeIn(entry) !== undefined &&
  nucleiIn(entry).every((nucleus) => nucleus !== '') &&
  frequencyOf(entry) > 0;

/**
 * Ends of the second axis in ppm, the first row's first. The reader takes them from the last `##FIRST=` of the file,
 * which may be a page's own, and turns the rows so that shifts rise. Where it could not, the first `##FIRST=` and
 * `##LAST=` say, and the rows are as in the file.
 */
function secondAxis(text: string, { minY, maxY }: Plane, mhz: number): readonly [number, number] {
  if (maxY - minY > 0) return [minY, maxY];
  const endOf = (name: string): number =>
    Number(
      new RegExp(`^##${name}= *([-+.\\d]+(?:e[-+]?\\d+)?)`, 'imu').exec(text)?.[1] ?? Number.NaN,
    );
  return [endOf('FIRST') / mhz, endOf('LAST') / mhz];
}

function planeOf(entry: Entry, text: string): Spectrum2D {
  const plane = planeIn(entry)!;
  const { z, minX, maxX } = plane;
  const [first, second] = nucleiIn(entry);
  const mhz = frequencyOf(entry);
  const secondMhz = protonMhz(first, mhz) / protonMhz(second, 1);
  const [firstRow, lastRow] = secondAxis(text, plane, secondMhz);
  const columns = z[0]?.length ?? 0;
  if (z.length < 4 || columns < 16 || z.length * columns > MOST_POINTS)
    throw new Unreadable(z.length * columns > MOST_POINTS ? 'too_large' : 'damaged');
  if (!(maxX > minX) || !(Math.abs(firstRow - lastRow) > 0)) throw new Unreadable('damaged');
  const values = new Float32Array(z.length * columns);
  // Shifts fall here in both directions; the reader makes those of the columns rise.
  z.forEach((row, k) => {
    if (row.length !== columns) throw new Unreadable('damaged');
    const place = firstRow > lastRow ? k : z.length - 1 - k;
    values.set(Float32Array.from(row).reverse(), place * columns);
  });
  if (!values.every(Number.isFinite)) throw new Unreadable('damaged');
  return {
    kind: 'spectrum2d',
    direct: {
      nucleus: first,
      mhz,
      points: columns,
      first: maxX,
      step: (minX - maxX) / (columns - 1),
    },
    indirect: {
      nucleus: second,
      mhz: secondMhz,
      points: z.length,
      first: Math.max(firstRow, lastRow),
      step: -Math.abs(firstRow - lastRow) / (z.length - 1),
    },
    values,
  };
}

/**
 * A recorded NMR block as an experiment (A. N. Davies and P. Lampen, Appl. Spectrosc. 47 (1993) 1093; version 6.0).
 * `text` is the whole file, whose private records say how long the digital filter is.
 */
export function jcampExperiment(
  entry: Entry,
  { path, text }: { path: string; text: string },
): Experiment {
  const kind = kindOfEntry(entry);
  const [nucleus, mhz] = [nucleusOf(entry), frequencyOf(entry)];
  const source = { entry, text, nucleus, mhz };
  const isDecay = kind.includes('FID');
  const isPlane = isRecordedPlane(entry);
  const read = (): Recording =>
    isPlane ? planeOf(entry, text) : isDecay ? decayOf(source) : spectrumOf(source);
  const recorded = /^(\d{4})\/(\d\d)\/(\d\d)/u.exec(word(entry, 'LONGDATE'));
  return {
    path,
    title: titleOfEntry(entry),
    program: programOf(entry),
    nuclei: isPlane ? nucleiIn(entry) : [nucleus],
    mhz: protonMhz(nucleus, mhz),
    solvent: solventOf(entry),
    recordedAt:
      recorded === null ? null : `${recorded[1]}-${recorded[2]}-${recorded[3]}T00:00:00.000Z`,
    ...(isDecay ? { raw: read } : { processed: read }),
  };
}
