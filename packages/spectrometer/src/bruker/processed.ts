import type { Axis } from '../recorded/axis.ts';
import type { Spectrum1D, Spectrum2D } from '../recorded/recordings.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import type { Parameters } from './parameters.ts';
import { bytesPerPoint, pointReader, type NumberFormat } from './points.ts';

/** Points of one dimension. */
const MOST_POINTS = 4_194_304;
/** Points of a plane. */
const MOST_IN_PLANE = 20_000_000;

/** TopSpin, "Processing Commands and Parameters": DTYPP, BYTORDP, NC_proc. */
const formatOf = (procs: Parameters): NumberFormat => ({
  isFloat: procs.number('DTYPP') === 2,
  littleEndian: procs.number('BYTORDP') !== 1,
});
const scaleOf = (procs: Parameters, { isFloat }: NumberFormat): number =>
  isFloat ? 1 : 2 ** (procs.number('NC_proc') || 0);

/** The axis of a processed dimension: the first point lies at OFFSET, and the width SW_p (Hz) is spread over SI. */
export function processedAxis(procs: Parameters, nucleus: string): Axis {
  const [offset, width, mhz, points] = ['OFFSET', 'SW_p', 'SF', 'SI'].map((name) =>
    procs.number(name),
  ) as [number, number, number, number];
  if (!(width > 0 && mhz > 0 && Number.isFinite(offset)) || !Number.isInteger(points) || points < 2)
    throw new Unreadable('damaged');
  if (points > MOST_POINTS) throw new Unreadable('too_large');
  return { nucleus, mhz, points, first: offset, step: -width / mhz / points };
}

/** A processed spectrum out of 1r and, where it is there, 1i. Throws `Unreadable`. */
export function processed1D(
  files: { real: Uint8Array; imaginary: Uint8Array | undefined },
  { procs, nucleus }: { procs: Parameters; nucleus: string },
): Spectrum1D {
  const axis = processedAxis(procs, nucleus);
  const format = formatOf(procs);
  const scale = scaleOf(procs, format);
  const valuesOf = (bytes: Uint8Array): Float64Array => {
    if (bytes.byteLength < axis.points * bytesPerPoint(format)) throw new Unreadable('damaged');
    const read = pointReader(bytes, format);
    const values = Float64Array.from({ length: axis.points }, (_, index) => scale * read(index));
    if (!values.every(Number.isFinite)) throw new Unreadable('damaged');
    return values;
  };
  const { real, imaginary } = files;
  return {
    kind: 'spectrum',
    axis,
    re: valuesOf(real),
    im: imaginary === undefined ? null : valuesOf(imaginary),
  };
}

/** A processed plane out of 2rr, which is written in tiles of XDIM × XDIM points. Throws `Unreadable`. */
export function processed2D(
  bytes: Uint8Array,
  {
    procs,
    nuclei,
  }: { procs: readonly [Parameters, Parameters]; nuclei: readonly [string, string] },
): Spectrum2D {
  const [direct, indirect] = procs.map((each, index) => processedAxis(each, nuclei[index]!)) as [
    Axis,
    Axis,
  ];
  if (direct.points * indirect.points > MOST_IN_PLANE) throw new Unreadable('too_large');
  const tile = (each: Parameters, { points }: Axis): number => {
    const size = each.number('XDIM');
    return Number.isInteger(size) && size > 0 && points % size === 0 ? size : points;
  };
  const [wide, high] = [tile(procs[0], direct), tile(procs[1], indirect)];
  const format = formatOf(procs[0]);
  if (bytes.byteLength < direct.points * indirect.points * bytesPerPoint(format))
    throw new Unreadable('damaged');
  const scale = scaleOf(procs[0], format);
  const read = pointReader(bytes, format);
  const values = new Float32Array(direct.points * indirect.points);
  let index = 0;
  for (let top = 0; top < indirect.points; top += high)
    for (let left = 0; left < direct.points; left += wide)
      for (let row = top; row < top + high; row++)
        for (let column = left; column < left + wide; column++)
          values[row * direct.points + column] = scale * read(index++);
  return { kind: 'spectrum2d', direct, indirect, values };
}
