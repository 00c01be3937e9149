/** First difference of two lists of numbers; a list that ends first is the lower. */
export function compareLists(p: readonly number[], q: readonly number[]): number {
  for (let i = 0; i < Math.min(p.length, q.length); i++) if (p[i] !== q[i]) return p[i] - q[i];
  return p.length - q.length;
}

/** The items with the lowest key, compared list by list. */
export function lowestBy<T>(
  items: Iterable<T>,
  key: (item: T) => readonly (readonly number[])[],
): T[] {
  let best: T[] = [];
  let bestKey: readonly (readonly number[])[] | undefined;
  for (const item of items) {
    const own = key(item);
    const order = bestKey === undefined ? -1 : compareKeys(own, bestKey);
    if (order < 0) {
      best = [item];
      bestKey = own;
    } else if (order === 0) best.push(item);
  }
  return best;
}

function compareKeys(p: readonly (readonly number[])[], q: readonly (readonly number[])[]): number {
  for (let i = 0; i < p.length; i++) {
    const order = compareLists(p[i], q[i]);
    if (order !== 0) return order;
  }
  return 0;
}
