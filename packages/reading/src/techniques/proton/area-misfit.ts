import { byLines, errorsOf, type DrawnSignal } from './hydrogens-by-area.ts';

/**
 * Log units: the most that one signal costs; each hydrogen that is not seen, where it may have
 * exchanged and where it is bound to carbon; each hydrogen too many.
 */
const MOST = 6,
  EXCHANGED = 0.7,
  UNSEEN = 2,
  TOO_MANY = 3;
/** The whole is the formula's hydrogens within this, natural logarithm. */
const WHOLE = 0.4;
/** Counts that set the scale. */
const SCALES = 9;

/**
 * How unlikely areas of a picture are as those of a formula's hydrogens, log units: under the best
 * scale, how far each is from a whole number, and their sum from the formula.
 */
export function areaMisfit(
  signals: readonly DrawnSignal[],
  { hydrogens, exchangeable }: { hydrogens: number; exchangeable: number },
): number {
  const areas = byLines(signals);
  const whole = areas.reduce((a, b) => a + b, 0);
  if (whole <= 0) return MOST * signals.length;
  const errors = signals.map(errorsOf);
  let best = Infinity;
  for (const area of areas)
    for (let k = 1; k <= SCALES; k++) {
      const scale = k / area;
      if (!(Math.abs(Math.log((scale * whole) / hydrogens)) <= WHOLE)) continue;
      let cost = 0;
      let sum = 0;
      for (let i = 0; i < areas.length && cost < best; i++) {
        const exact = areas[i]! * scale;
        const count = Math.max(1, Math.round(exact));
        const away = Math.log(count / exact);
        const { small, large } = errors[i]!;
        cost += Math.min(MOST, (away / (away > 0 ? small : large)) ** 2 / 2);
        sum += count;
      }
      const unseen = hydrogens - sum;
      const exchanged = Math.min(exchangeable, Math.max(0, unseen));
      cost +=
        EXCHANGED * exchanged +
        UNSEEN * Math.max(0, unseen - exchanged) +
        TOO_MANY * Math.max(0, -unseen);
      if (cost < best) best = cost;
    }
  return Number.isFinite(best) ? best : MOST * signals.length;
}
