import type { Words } from '../../words/word.ts';
import { alkaneStem } from '../../words/alkane-stem.ts';
import { heteroatomKeys } from '../heteroatom-keys.ts';
import { lowestBy } from '../lowest.ts';
import { locantsOf } from '../monocycle-parent.ts';
import { replacementPrefixes } from '../replacement-prefixes.ts';
import type { Skeleton } from '../skeleton.ts';
import { eachLanguage, type SkeletonParent } from '../skeleton-parent.ts';

/** `spiro`, `dispiro` … by the number of spiro atoms. */
export const SPIRO_WORDS: readonly Words[] = [
  ['', '', ''],
  ['spiro', 'espiro', 'espiro'],
  ['dispiro', 'diespiro', 'diespiro'],
  ['trispiro', 'triespiro', 'triespiro'],
  ['tetraspiro', 'tetraespiro', 'tetraespiro'],
  ['pentaspiro', 'pentaespiro', 'pentaespiro'],
  ['hexaspiro', 'hexaespiro', 'hexaespiro'],
];

/**
 * One numbering: atoms in order; the descriptor's segments with the number of the spiro atom met
 * again after the segment (0 when met first).
 */
interface Walk {
  readonly order: readonly number[];
  readonly segments: readonly { readonly size: number; readonly again: number }[];
}

/**
 * Spiro compounds of single rings (IUPAC 2013, P-24.2): `spiro[4.5]decane`,
 * `1,4-dioxaspiro[4.5]decane`, `dispiro[4.2.4^8.2^5]tetradecane`.
 * Null when a ring is not single or the rings branch beyond what is looked at.
 */
export function alicyclicSpiroParent(
  skeleton: Skeleton,
  blocks: readonly (readonly number[])[],
): SkeletonParent | null {
  const spiroCount = blocks.length - 1;
  const { elements, neighbours } = skeleton;
  const stem = alkaneStem(elements.length);
  const spiro = elements.map((_, a) => neighbours[a].length === 4);
  if (!stem || spiroCount >= SPIRO_WORDS.length || spiro.filter(Boolean).length !== spiroCount)
    return null;
  if (
    blocks.some((block) =>
      block.some((a) => neighbours[a].filter((b) => block.includes(b)).length !== 2),
    )
  )
    return null;
  const walks = walksOf(skeleton, blocks, spiro);
  const best = lowestBy(walks, ({ order, segments }) => {
    const place = new Map(order.map((atom, i) => [atom, i + 1]));
    const spiroNumbers = order
      .filter((a) => spiro[a])
      .map((a) => place.get(a)!)
      .sort((p, q) => p - q);
    return [
      spiroNumbers,
      segments.map(({ size }) => size),
      segments.map(({ again }) => again),
      ...heteroatomKeys(elements, (atom) => place.get(atom)!),
    ];
  });
  if (best.length === 0) return null;
  const numberings = best.map(({ order }) => locantsOf(order));
  const prefixes = replacementPrefixes(elements, numberings[0]);
  if (!prefixes) return null;
  const descriptor = best[0].segments
    .map(({ size, again }) => (spiroCount > 1 && again > 0 ? `${size}^${again}` : `${size}`))
    .join('.');
  const names = eachLanguage(
    (i) =>
      `${prefixes[i]}${SPIRO_WORDS[spiroCount][i]}[${descriptor}]${stem[i]}${['ane', 'ano', 'ano'][i]}`,
  );
  return { names, takesEne: true, mancude: elements.map(() => false), numberings };
}

/**
 * Numberings start in a terminal ring next to its spiro atom, take that ring whole, then go round
 * the assembly: at each spiro atom met for the first time into the next ring, out of a ring when it
 * is closed.
 */
function walksOf(
  skeleton: Skeleton,
  blocks: readonly (readonly number[])[],
  spiro: readonly boolean[],
): Walk[] {
  const { neighbours } = skeleton;
  const smallest = Math.min(
    ...blocks
      .filter((block) => block.filter((a) => spiro[a]).length === 1)
      .map((block) => block.length),
  );
  const found: Walk[] = [];
  for (const block of blocks) {
    if (block.length !== smallest || block.filter((a) => spiro[a]).length !== 1) continue;
    const gate = block.find((a) => spiro[a])!;
    for (const start of neighbours[gate].filter((a) => block.includes(a))) {
      const first = ringFrom(skeleton, block, gate, start);
      for (const tail of tour(skeleton, { blocks, spiro, gate, from: block })) {
        const order: number[] = [];
        const segments: { size: number; again: number }[] = [];
        let size = 0;
        for (const atom of [...first, gate, ...tail]) {
          const again = order.indexOf(atom) + 1;
          if (spiro[atom]) {
            segments.push({ size, again });
            size = 0;
          } else size++;
          if (again === 0) order.push(atom);
        }
        found.push({ order, segments });
      }
    }
  }
  return found;
}

/** The atoms of a ring from `start` round to the one before `gate`. */
function ringFrom(
  { neighbours }: Skeleton,
  block: readonly number[],
  gate: number,
  start: number,
): number[] {
  const atoms = [start];
  let before = gate;
  for (let at = start; ;) {
    const next = neighbours[at].find((b) => b !== before && block.includes(b))!;
    if (next === gate) return atoms;
    atoms.push(next);
    before = at;
    at = next;
  }
}

interface Tour {
  readonly blocks: readonly (readonly number[])[];
  readonly spiro: readonly boolean[];
  readonly gate: number;
  readonly from: readonly number[];
}

/** Every tour through the rings behind `gate`, back to `gate`. */
function tour(skeleton: Skeleton, { blocks, spiro, gate, from }: Tour): number[][] {
  const block = blocks.find((other) => other !== from && other.includes(gate));
  if (!block) return [[]];
  const result: number[][] = [];
  for (const start of skeleton.neighbours[gate].filter((a) => block.includes(a))) {
    let partial: number[][] = [[]];
    for (const atom of ringFrom(skeleton, block, gate, start)) {
      const inner = spiro[atom]
        ? tour(skeleton, { blocks, spiro, gate: atom, from: block }).map((list) => [atom, ...list])
        : [[atom]];
      partial = partial.flatMap((head) => inner.map((tail) => [...head, ...tail])).slice(0, 256);
    }
    result.push(...partial.map((list) => [...list, gate]));
  }
  return result;
}
