import type { Random } from '../search/random.ts';

export const pick = <Item>(random: Random, items: readonly Item[]): Item =>
  items[random.below(items.length)];

/** The index of an item drawn by weight. */
export function drawIndex(random: Random, weights: readonly number[]): number {
  let at = random.next() * weights.reduce((sum, weight) => sum + weight, 0);
  return Math.max(
    0,
    weights.findIndex((weight) => (at -= weight) <= 0),
  );
}

/** The items in random order (Fisher, Yates). */
export function shuffled<Item>(random: Random, items: readonly Item[]): Item[] {
  const all = [...items];
  for (let i = all.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [all[i], all[j]] = [all[j], all[i]];
  }
  return all;
}
