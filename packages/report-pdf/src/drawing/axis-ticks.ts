const NICE = [1, 2, 2.5, 5, 10];

/** Round values between two ends, about `wanted` of them, from the smaller to the larger. */
export function axisTicks([left, right]: readonly [number, number], wanted: number): number[] {
  const low = Math.min(left, right),
    high = Math.max(left, right);
  const rough = (high - low) / wanted;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * NICE.find((nice) => nice * power >= rough)!;
  const first = Math.ceil(low / step - 1e-9);
  return Array.from(
    { length: Math.max(0, Math.floor(high / step + 1e-9) - first + 1) },
    (_, index) => Number(((first + index) * step).toPrecision(10)),
  );
}
