/**
 * Open-addressing tables from 32-bit keys (never 0) to rows of typed arrays. A key's home is given
 * by its upper bits, so that filling from sorted keys walks memory in order. Plain objects over
 * shared memory: worker threads receive them without a copy.
 */
export interface HashTable {
  /** `key >>> shift` is the home slot. */
  readonly shift: number;
  /**
   * Keys by slot, 0 where free. The last slots are always free: probing ends without wrapping
   * round.
   */
  readonly keys: Uint32Array;
}

/** Slot of a key, or −1 when the table does not hold it. */
export function findSlot(table: HashTable, key: number): number {
  const { keys } = table;
  for (let slot = key >>> table.shift; ; slot++) {
    const found = keys[slot];
    if (found === key) return slot;
    if (found === 0) return -1;
  }
}

/**
 * A table that holds the ascending `sortedKeys`, with the slot of each. Filled to at most two
 * thirds.
 */
export function buildHashTable(sortedKeys: Uint32Array): { table: HashTable; slots: Uint32Array } {
  let bits = 4;
  while (1 << bits < sortedKeys.length * 1.5) bits++;
  const shift = 32 - bits;
  const slots = new Uint32Array(sortedKeys.length);
  let next = 0;
  for (let i = 0; i < sortedKeys.length; i++) {
    const home = sortedKeys[i] >>> shift;
    slots[i] = home > next ? home : next;
    next = slots[i] + 1;
  }
  const size = Math.max(1 << bits, next) + 1;
  const keys = new Uint32Array(new SharedArrayBuffer(size * 4));
  for (let i = 0; i < sortedKeys.length; i++) keys[slots[i]] = sortedKeys[i];
  return { table: { shift, keys }, slots };
}
