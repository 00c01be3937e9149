import { hiddenNeighbours } from './mass-neighbours.ts';
import { plotPeaks, tipOf } from '../../page/trace/plot-signal.ts';
import type { MsPeak } from '@elucida/spectra/spectrum';
import type { PlotPeak, PlotSignal, Seen } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/** Weakest peak that is reported, share of the base peak; and in pixels. */
const MIN_SHARE = 0.008;
const MIN_PX = 1.6;

/**
 * Peaks of a mass spectrum: whole m/z where all strong sticks lie on whole numbers within what a
 * pixel resolves (unit-mass spectra), else one decimal;
 * intensity relative to the base peak, 0–100.
 */
export function readMass(
  mask: TraceMask,
  signal: PlotSignal,
  { toMz, perPx }: { toMz: (x: number) => number; perPx: number },
): Seen<MsPeak>[] {
  const tallest = Math.max(...signal.height);
  const maxima = plotPeaks(mask, signal, (h) => Math.max(MIN_PX, MIN_SHARE * tallest, 0.02 * h));
  const hidden = hiddenNeighbours(mask, signal, { sticks: maxima, unitPx: 1 / Math.abs(perPx) });
  const sticks = [...maxima, ...hidden]
    .sort((a, b) => a.x - b.x)
    .map((at) => ({ at, mz: toMz(at.x) }))
    .filter((s) => s.mz > 0.5);
  const strong = sticks.filter((s) => s.at.height >= 0.1 * tallest);
  const tolerance = Math.max(0.2, 1.5 * Math.abs(perPx));
  const unitMass =
    tolerance > 0.5 ||
    strong.filter((s) => Math.abs(s.mz - Math.round(s.mz)) <= tolerance).length >=
      0.8 * strong.length;
  const round = (mz: number) => (unitMass ? Math.round(mz) : Math.round(mz * 10) / 10);
  const byMass = new Map<number, { at: PlotPeak; peak: MsPeak }>();
  for (const { at, mz } of sticks) {
    const m = round(mz);
    const known = byMass.get(m);
    if (!known || known.at.height < at.height)
      byMass.set(m, {
        at,
        peak: { m_z: m, rel_int: Math.round((1000 * at.height) / tallest) / 10 },
      });
  }
  return [...byMass.values()].map(({ at, peak }) => ({ at: tipOf(signal, at), peak }));
}
