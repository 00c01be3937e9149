import type { Fid, Fid2D, Quadrature, Sampling } from '../recorded/recordings.ts';
import { Unreadable } from '../recorded/unreadable.ts';
import { groupDelayOf } from './digital-filter.ts';
import type { Parameters } from './parameters.ts';
import { bytesPerPoint, decayOf, type NumberFormat } from './points.ts';

/** FnMODE of `acqu2s` (TopSpin, "Acquisition Commands and Parameters"); 0 leaves it to MC2 of `proc2s`. */
const BY_FN_MODE: Readonly<Record<number, Quadrature>> = {
  1: 'QF',
  3: 'TPPI',
  4: 'States',
  5: 'States-TPPI',
  6: 'Echo-Antiecho',
};
const BY_MC2: Readonly<Record<number, Quadrature>> = {
  0: 'QF',
  2: 'TPPI',
  3: 'States',
  4: 'States-TPPI',
  5: 'Echo-Antiecho',
};
/** Pairs of points of one decay, and decays of one experiment. */
const MOST_PAIRS = 4_194_304,
  MOST_DECAYS = 8192;

/** DTYPA 0: 32-bit integers, 2: floating point; BYTORDA 1: the largest byte first. */
const formatOf = (acqus: Parameters): NumberFormat => ({
  isFloat: acqus.number('DTYPA') === 2,
  littleEndian: acqus.number('BYTORDA') !== 1,
});

/**
 * How a dimension was sampled. Shifts are counted from BF1, the frequency that the lock sets to 0 ppm, or from SF
 * where the processed spectrum was referenced.
 */
export function samplingOf(
  acqus: Parameters,
  { procs, nucleus }: { procs: Parameters; nucleus: string },
): Sampling {
  const [width, basic, offset] = ['SW_h', 'BF1', 'O1'].map((name) => acqus.number(name)) as [
    number,
    number,
    number,
  ];
  const carrier = Number.isFinite(basic + offset) ? basic + offset / 1e6 : acqus.number('SFO1');
  const referenced = procs.number('SF');
  const mhz = referenced > 0 && Math.abs(referenced / carrier - 1) < 0.001 ? referenced : basic;
  // Of a second dimension SW_h may be left over from another experiment; SW in ppm is what was used.
  const widthHz = acqus.number('SW') * acqus.number('SFO1') || width;
  if (!(widthHz > 0 && mhz > 0 && carrier > 0)) throw new Unreadable('damaged');
  return { nucleus, mhz, widthHz, centre: ((carrier - mhz) / mhz) * 1e6 };
}

/** A decay out of `fid`. Throws `Unreadable`. */
export function raw1D(
  bytes: Uint8Array,
  { acqus, procs, nucleus }: { acqus: Parameters; procs: Parameters; nucleus: string },
): Fid {
  const format = formatOf(acqus);
  const stated = Math.floor(acqus.number('TD') / 2);
  const count = Math.min(stated, Math.floor(bytes.byteLength / (2 * bytesPerPoint(format))));
  if (!(count >= 16)) throw new Unreadable('damaged');
  if (count > MOST_PAIRS) throw new Unreadable('too_large');
  // A decay that stops early was cut off when it was copied; half of it still makes a spectrum.
  if (count < stated / 2) throw new Unreadable('damaged');
  return {
    kind: 'fid',
    ...decayOf(bytes, { format, from: 0, count }),
    ...samplingOf(acqus, { procs, nucleus }),
    delay: groupDelayOf(acqus),
  };
}

interface Raw2D {
  readonly acqus: readonly [Parameters, Parameters];
  readonly procs: readonly [Parameters, Parameters];
  readonly nuclei: readonly [string, string];
}

/**
 * The decays out of `ser`, each filled up to 1024 bytes. Throws `Unreadable`; so it does for non-uniform sampling
 * (FnTYPE 2), whose missing decays have to be reconstructed first.
 */
export function raw2D(bytes: Uint8Array, { acqus, procs, nuclei }: Raw2D): Fid2D {
  if (acqus[0].number('FnTYPE') === 2) throw new Unreadable('non_uniform');
  const format = formatOf(acqus[0]);
  const pairs = Math.floor(acqus[0].number('TD') / 2);
  const decays = acqus[1].number('TD');
  if (!(pairs >= 16 && decays >= 4)) throw new Unreadable('damaged');
  if (pairs > MOST_PAIRS || decays > MOST_DECAYS) throw new Unreadable('too_large');
  const block = 1024 / (2 * bytesPerPoint(format));
  const stride = Math.ceil(pairs / block) * block;
  const there = Math.min(
    decays,
    Math.floor(bytes.byteLength / (stride * 2 * bytesPerPoint(format))),
  );
  if (there < decays / 2) throw new Unreadable('damaged');
  const quadrature =
    BY_FN_MODE[acqus[1].number('FnMODE')] ?? BY_MC2[procs[1].number('MC2')] ?? 'QF';
  return {
    kind: 'fid2d',
    rows: Array.from({ length: there }, (_, row) =>
      decayOf(bytes, { format, from: row * stride, count: pairs }),
    ),
    delay: groupDelayOf(acqus[0]),
    direct: samplingOf(acqus[0], { procs: procs[0], nucleus: nuclei[0] }),
    indirect: samplingOf(acqus[1], { procs: procs[1], nucleus: nuclei[1] }),
    quadrature,
  };
}
