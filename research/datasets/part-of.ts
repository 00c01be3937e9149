import { scramble } from '@elucida/molecules/hashing';

/** A number 0 … n − 1 that depends on the constitution alone. */
export function partOf(key: number, parts: number, salt: number): number {
  return (
    (scramble((key % 0x100000000) ^ scramble(Math.floor(key / 0x100000000) + salt)) >>> 0) % parts
  );
}
