/**
 * Whether nothing lies within more than `most` lists and objects. Goes level by level: the depth is
 * the sender's choice, and each call deeper would cost stack.
 */
export function isShallow(value: unknown, most: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > most + 1) return false;
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null ? (Object.values(each) as unknown[]) : [],
    );
  }
  return true;
}
