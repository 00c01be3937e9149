import type { PlotSignal } from '../../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../../page/trace/trace-mask.ts';
import { findPen, inkOf, strokeOf } from './find-pen.ts';
import { fitSignal, type FittedSignal } from './fit-signal.ts';

/** The columns of a signal, both inclusive. */
export interface SeenColumns {
  readonly from: number;
  readonly to: number;
}

/** The lines behind the ink of each signal of a curve, all drawn with one pen. */
export function fitSignals(
  mask: TraceMask,
  signal: PlotSignal,
  seen: readonly SeenColumns[],
): (FittedSignal | null)[] {
  const stroke = strokeOf(mask, signal);
  const inks = seen.map(({ from, to }) =>
    inkOf(mask, signal, {
      from: Math.max(0, from - 1),
      to: Math.min(mask.width - 1, to + 1),
      stroke,
    }),
  );
  const pen = findPen(inks, stroke);
  return inks.map((ink) => fitSignal(ink, pen));
}
