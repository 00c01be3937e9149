import { plainLocant } from '../skeleton-parent.ts';
import { skeletonFromBonds } from '../skeleton.ts';
import { cycloPrefix } from '../von-baeyer/cyclo-prefix.ts';
import { uniform, type NamedSkeleton } from './named-skeleton.ts';
import { readAlkane } from './read-alkane.ts';
import { readReplacement } from './read-replacement.ts';

interface Bridge {
  readonly size: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Reads `bicyclo[2.2.1]heptane`, `7-oxabicyclo[4.1.0]heptane`, `tricyclo[3.3.1.1^3,7]decane`
 * (superscripts also as `1(3,7)`, `1{3,7}` or run together, `13,7`).
 */
export function readVonBaeyer(name: string): NamedSkeleton | null {
  const hetero = readReplacement(name);
  const match = hetero && /^((?:[a-z]+)cyclo)\[([\d.,^{}()<>]+)\]([a-z]+)$/.exec(hetero.rest);
  if (!hetero || !match) return null;
  const rings = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].find(
    (count) => cycloPrefix(count)[0] === match[1],
  );
  const atoms = readAlkane(match[3]);
  if (!rings || !atoms) return null;
  const parts = splitDescriptor(match[2]);
  if (!parts || parts.length !== rings + 1) return null;
  const sizes = parts.slice(0, 3).map(Number);
  if (sizes.some((size) => !Number.isInteger(size))) return null;
  for (const bridges of secondaryBridges(
    parts.slice(3),
    atoms - sizes[0] - sizes[1] - sizes[2] - 2,
  )) {
    const bonds = polycycleBonds(sizes, bridges, atoms);
    if (!bonds) continue;
    const elements = Array.from({ length: atoms }, (_, i) => hetero.elements.get(i + 1) ?? 6);
    if ([...hetero.elements.keys()].some((locant) => locant > atoms)) return null;
    return uniform(
      skeletonFromBonds(elements, bonds),
      elements.map((_, i) => plainLocant(i + 1)),
      false,
    );
  }
  return null;
}

/** `3.3.1.1^3,7` into its parts; every kind of bracket round superscripts becomes `^`. */
function splitDescriptor(text: string): string[] | null {
  const plain = text.replace(/\^?[({<]/g, '^').replace(/[)}>]/g, '');
  return /^\d+(\.\d+(\^?\d+,\d+)?|\.\d+,\d+)*$/.test(plain) ? plain.split('.') : null;
}

/**
 * Readings of the secondary bridges whose atoms add up to `left`: `13,7` may be 1^3,7 or 13^?,7, so
 * every split is tried.
 */
function* secondaryBridges(parts: readonly string[], left: number): Generator<Bridge[]> {
  if (parts.length === 0) {
    if (left === 0) yield [];
    return;
  }
  const [part, ...others] = parts;
  const options: Bridge[] = [];
  const explicit = /^(\d+)\^(\d+),(\d+)$/.exec(part);
  if (explicit) options.push(bridge(explicit[1], explicit[2], explicit[3]));
  const joined = /^(\d+),(\d+)$/.exec(part);
  if (joined)
    for (let cut = 1; cut < joined[1].length; cut++)
      options.push(bridge(joined[1].slice(0, cut), joined[1].slice(cut), joined[2]));
  for (const option of options) {
    if (option.size > left || option.low < 1 || option.low === option.high) continue;
    for (const rest of secondaryBridges(others, left - option.size)) yield [option, ...rest];
  }
}

function bridge(size: string, a: string, b: string): Bridge {
  return {
    size: Number(size),
    low: Math.min(Number(a), Number(b)),
    high: Math.max(Number(a), Number(b)),
  };
}

/**
 * Bonds of the numbered polycycle (P-23.2.6.1.1): independent bridges first, from the highest
 * bridgehead; null when they cannot be drawn.
 */
function polycycleBonds(
  [long, short, main]: readonly number[],
  bridges: readonly Bridge[],
  atoms: number,
): [number, number][] | null {
  const ring = long + short + 2;
  const bonds: [number, number][] = Array.from({ length: ring }, (_, i) => [i, (i + 1) % ring]);
  let next = ring;
  const connect = (from: number, to: number, size: number) => {
    let last = from;
    for (let i = 0; i < size; i++) {
      bonds.push([last, next]);
      last = next++;
    }
    bonds.push([last, to]);
  };
  connect(0, long + 1, main);
  let left = [...bridges];
  while (left.length > 0) {
    const count = next;
    const ready = left
      .filter(({ high }) => high <= count)
      .sort((p, q) => q.high - p.high || q.low - p.low || q.size - p.size);
    if (ready.length === 0) return null;
    for (const { size, low, high } of ready) connect(high - 1, low - 1, size);
    left = left.filter(({ high }) => high > count);
  }
  const keys = new Set(bonds.map(([a, b]) => `${Math.min(a, b)},${Math.max(a, b)}`));
  return next === atoms && keys.size === bonds.length ? bonds : null;
}
