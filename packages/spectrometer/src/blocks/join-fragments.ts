import type { Coupling } from '../multiplets/splitting-sets.ts';
import type { ProtonSignal } from '../picking/proton-signals.ts';

/** No coupling between two hydrogens sets the halves of a signal farther apart, Hz. */
const WIDEST_GAP_HZ = 21;
/** Integrals this far from whole numbers belong to fragments; those of whole signals are nearer. */
const ODD = 0.2;
/** Couplings of two halves of one signal differ by less, Hz, and their areas by less than this factor (the roof). */
const SAME_HZ = 0.8,
  ROOF = 2.2;

/** Hydrogens from the nearest whole number; what is below one hydrogen is no whole signal. */
const oddness = (number: number): number =>
  number < 1 ? 1 - number : Math.abs(number - Math.round(number));

/** The couplings of a signal of which two fragments are the halves: theirs, and the distance of their centres. */
function ofHalves(a: ProtonSignal, b: ProtonSignal, mhz: number): readonly Coupling[] | null {
  const [left, right] = [a.couplings, b.couplings];
  const apart = (a.ppm - b.ppm) * mhz;
  const ratio = a.area / b.area;
  if (left === null || right?.length !== left.length) return null;
  if (apart > WIDEST_GAP_HZ || ratio > ROOF || ratio < 1 / ROOF) return null;
  const isSame = left.every(
    ({ hz, count }, k) => count === right[k]!.count && Math.abs(hz - right[k]!.hz) < SAME_HZ,
  );
  if (!isSame) return null;
  const own = left.map(({ hz, count }, k) => ({ hz: (hz + right[k]!.hz) / 2, count }));
  return [{ hz: apart, count: 1 }, ...own].sort((x, y) => y.hz - x.hz);
}

function joined(a: ProtonSignal, b: ProtonSignal, mhz: number): ProtonSignal {
  const area = a.area + b.area;
  const couplings = ofHalves(a, b, mhz);
  return {
    ppm: couplings === null ? (a.ppm * a.area + b.ppm * b.area) / area : (a.ppm + b.ppm) / 2,
    from: a.from,
    to: b.to,
    area,
    couplings,
    widthHz: (a.widthHz * a.area + b.widthHz * b.area) / area,
    lines: [...a.lines, ...b.lines],
  };
}

/**
 * Signals with neighbours joined that are fragments of one: each has no whole number of hydrogens, together they have.
 * Strongly coupled multiplets are cut so, since no first-order pattern fits them. Highest shift first. `unit`: area of
 * one hydrogen.
 */
export function joinFragments(
  signals: readonly ProtonSignal[],
  { unit, mhz }: { unit: number; mhz: number },
): ProtonSignal[] {
  const kept: ProtonSignal[] = [];
  for (const signal of signals) {
    const last = kept.at(-1);
    const isFragment =
      last !== undefined &&
      last.lines.at(-1)!.hz - signal.lines[0]!.hz <= WIDEST_GAP_HZ &&
      oddness(last.area / unit) > ODD &&
      oddness(signal.area / unit) > ODD &&
      oddness((last.area + signal.area) / unit) <= ODD;
    if (isFragment) kept[kept.length - 1] = joined(last, signal, mhz);
    else kept.push(signal);
  }
  return kept;
}
