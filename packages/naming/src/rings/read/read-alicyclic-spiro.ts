import { SPIRO_WORDS } from '../spiro/alicyclic-spiro.ts';
import { plainLocant } from '../skeleton-parent.ts';
import { skeletonFromBonds } from '../skeleton.ts';
import { uniform, type NamedSkeleton } from './named-skeleton.ts';
import { readAlkane } from './read-alkane.ts';
import { readReplacement } from './read-replacement.ts';

interface Segment {
  readonly size: number;
  /** Number of the spiro atom that closes the segment; 0 for a new one. */ readonly again: number;
}

/**
 * Reads `spiro[4.5]decane`, `1,4-dioxaspiro[4.5]decane`, `dispiro[4.2.4^8.2^5]tetradecane` (also
 * without superscripts where the rings do not branch).
 */
export function readAlicyclicSpiro(name: string): NamedSkeleton | null {
  const hetero = readReplacement(name);
  const match = hetero && /^([a-z]*spiro)\[([\d.^()]+)\]([a-z]+)$/.exec(hetero.rest);
  if (!hetero || !match) return null;
  const count = SPIRO_WORDS.findIndex((words) => words[0] === match[1]);
  const atoms = readAlkane(match[3]);
  if (count < 1 || !atoms) return null;
  const parts = match[2].replace(/\^?\(/g, '^').replace(/\)/g, '').split('.');
  if (parts.length !== 2 * count) return null;
  for (const segments of readings(parts, count, atoms - count)) {
    const bonds = spiroBonds(segments, atoms);
    if (!bonds || [...hetero.elements.keys()].some((locant) => locant > atoms)) continue;
    const elements = Array.from({ length: atoms }, (_, i) => hetero.elements.get(i + 1) ?? 6);
    return uniform(
      skeletonFromBonds(elements, bonds),
      elements.map((_, i) => plainLocant(i + 1)),
      false,
    );
  }
  return null;
}

/** Ways to read the numbers whose sizes add up to `left` atoms. */
function* readings(parts: readonly string[], count: number, left: number): Generator<Segment[]> {
  if (parts.some((part) => part.includes('^'))) {
    const segments = parts.map((part): Segment => {
      const [size, again] = part.split('^').map(Number);
      return { size, again: again ?? 0 };
    });
    // The last superscript is sometimes left out: the tour always ends at the first spiro atom.
    if (segments[segments.length - 1].again === 0)
      segments[segments.length - 1] = {
        ...segments[segments.length - 1],
        again: segments[0].size + 1,
      };
    if (sum(segments) === left) yield segments;
    return;
  }
  const unbranched = (sizes: readonly number[]): Segment[] => {
    const spiro: number[] = [];
    let number = 0;
    return sizes.map((size, i) => {
      number += size;
      if (i < count) {
        spiro.push(++number);
        return { size, again: 0 };
      }
      return { size, again: spiro[2 * count - 1 - i] };
    });
  };
  const plain = unbranched(parts.map(Number));
  if (sum(plain) === left) {
    yield plain;
    return;
  }
  // Superscripts run together with the sizes: 4.2.48.25 is 4.2.4^8.2^5.
  const cut = parts.map((part, i): Segment =>
    i < count
      ? { size: Number(part), again: 0 }
      : { size: Number(part[0]), again: Number(part.slice(1)) },
  );
  if (sum(cut) === left) yield cut;
}

function sum(segments: readonly Segment[]): number {
  return segments.reduce((total, { size }) => total + size, 0);
}

function spiroBonds(segments: readonly Segment[], atoms: number): [number, number][] | null {
  const bonds: [number, number][] = [];
  const [first] = segments;
  for (let i = 0; i < first.size; i++) bonds.push([i, i + 1]);
  bonds.push([first.size, 0]);
  let last = first.size,
    next = first.size + 1;
  for (const { size, again } of segments.slice(1)) {
    for (let i = 0; i < size; i++) {
      bonds.push([last, next]);
      last = next++;
    }
    const end = again > 0 ? again - 1 : next++;
    if (end >= next) return null;
    bonds.push([last, end]);
    last = end;
  }
  return next === atoms ? bonds : null;
}
