/** One value for each part of `length` values; the last part may be shorter. */
export const inParts = (
  values: Float64Array,
  { length, of }: { length: number; of: (part: Float64Array) => number },
): number[] =>
  Array.from({ length: Math.ceil(values.length / length) }, (_, part) =>
    of(values.subarray(part * length, (part + 1) * length)),
  );

/** As many values as `count`, by straight lines between the middles of parts of `length` values. */
export const acrossParts = (
  parts: ArrayLike<number>,
  { length, count }: { length: number; count: number },
): Float64Array =>
  Float64Array.from({ length: count }, (_, k) => {
    const place = Math.min(parts.length - 1, Math.max(0, (k + 0.5) / length - 0.5));
    const before = Math.floor(place);
    const after = Math.min(parts.length - 1, before + 1);
    return parts[before]! + (place - before) * (parts[after]! - parts[before]!);
  });
