/**
 * Optimal string alignment distance (insertion, deletion, substitution, swap of neighbours), or
 * `most + 1` as soon as it is above `most`.
 */
export function editDistance(a: string, b: string, most: number): number {
  let before = new Uint8Array(b.length + 1),
    last = new Uint8Array(b.length + 1),
    row = new Uint8Array(b.length + 1);
  for (let j = 0; j <= b.length; j++) last[j] = j;
  for (let i = 1; i <= a.length; i++) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      let cost = Math.min(last[j] + 1, row[j - 1] + 1, last[j - 1] + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        cost = Math.min(cost, before[j - 2] + 1);
      row[j] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return last[b.length];
}
