import { lowestBy } from '../lowest.ts';
import { formatLocant, type Locant } from '../locant.ts';
import { subSkeleton, type Skeleton } from '../skeleton.ts';
import { eachLanguage, type SkeletonParent } from '../skeleton-parent.ts';
import { SPIRO_WORDS } from './alicyclic-spiro.ts';
import { withDoubleBonds } from './component-double-bonds.ts';

/** Names a ring system without spiro atoms. */
export type NameBlock = (skeleton: Skeleton, colours: readonly number[]) => SkeletonParent | null;

interface SpiroInput {
  readonly skeleton: Skeleton;
  readonly colours: readonly number[];
  readonly blocks: readonly (readonly number[])[];
}
interface Part {
  readonly atoms: readonly number[];
  readonly parent: SkeletonParent;
}

/** More components than this are not looked at. */
const MAX_PARTS = 4;
/** Products of the components' numberings looked at. */
const MAX_NUMBERINGS = 64;

/**
 * Spiro compounds with fused or bridged components in a chain (IUPAC 2013, P-24.4 and P-24.5):
 * `spiro[cyclohexane-1,2'-indole]`, `1,1'-spirobi[indene]`, `dispiro[A-1,2'-B-3',4''-C]`. Null when
 * components branch or have no name.
 */
export function componentSpiroParent(
  { skeleton, colours, blocks }: SpiroInput,
  nameBlock: NameBlock,
): SkeletonParent | null {
  const ordered = chainOf(blocks);
  if (!ordered || blocks.length > MAX_PARTS) return null;
  const parts: Part[] = [];
  for (const atoms of ordered) {
    const parent = nameBlock(
      subSkeleton(skeleton, atoms),
      atoms.map((atom) => colours[atom]),
    );
    if (!parent) return null;
    parts.push({
      atoms,
      parent: withDoubleBonds(parent, {
        skeleton: subSkeleton(skeleton, atoms),
        colours: atoms.map((atom) => colours[atom]),
        isSpiro: atoms.map((atom) => skeleton.neighbours[atom].length > 3),
      }),
    });
  }
  const last = parts.length - 1;
  const forward = compareAlphabetically(parts[0].parent.names[0], parts[last].parent.names[0]);
  const directions =
    forward === 0 ? [parts, [...parts].reverse()] : [forward < 0 ? parts : [...parts].reverse()];
  const best = lowestBy(
    directions.flatMap((direction) => numbered(direction)),
    ({ key }) => [key],
  );
  const [first] = best;
  const links = first.links.map((pair) => pair.map(formatLocant));
  const isSame = parts.length === 2 && parts[0].parent.names[0] === parts[1].parent.names[0];
  const names = eachLanguage((i) => {
    const words = first.parts.map(({ parent }) => parent.names[i]);
    const spiro = SPIRO_WORDS[last][i];
    if (isSame) return `${links[0].join(',')}-${spiro}bi[${words[0]}]`;
    const linked = words.map((word, at) =>
      at === 0 ? word : `${links[at - 1].join(',')}-${bracketLocants(word)}`,
    );
    return `${spiro}[${linked.join('-')}]`;
  });
  const mancude = skeleton.elements.map((_, atom) =>
    parts.some(({ atoms, parent }) => atoms.includes(atom) && parent.mancude[atoms.indexOf(atom)]),
  );
  return {
    names,
    takesEne: false,
    mancude,
    numberings: best.slice(0, MAX_NUMBERINGS).map(({ locants }) => locants),
  };
}

/** The blocks in a chain; null when one has three neighbours or more. */
function chainOf(blocks: readonly (readonly number[])[]): (readonly number[])[] | null {
  const next = blocks.map((block) =>
    blocks.filter((other) => other !== block && other.some((atom) => block.includes(atom))),
  );
  const start = next.findIndex((list) => list.length === 1);
  if (start < 0 || next.some((list) => list.length > 2)) return null;
  const chain = [blocks[start]];
  while (chain.length < blocks.length) {
    const more = next[blocks.indexOf(chain[chain.length - 1])].find(
      (other) => !chain.includes(other),
    );
    if (!more) return null;
    chain.push(more);
  }
  return chain;
}

interface Numbered {
  readonly parts: readonly Part[];
  readonly links: readonly (readonly [Locant, Locant])[];
  readonly locants: readonly Locant[];
  readonly key: readonly number[];
}

/**
 * Every combination of the components' numberings; the key holds the locants of the spiro atoms in
 * the order of citation.
 */
function numbered(parts: readonly Part[]): Numbered[] {
  let combinations: Locant[][][] = [[]];
  const total = Math.max(...parts.flatMap(({ atoms }) => atoms)) + 1;
  for (const [at, { atoms, parent }] of parts.entries()) {
    const spiro = atoms.filter((atom) =>
      parts.some((other) => other.atoms !== atoms && other.atoms.includes(atom)),
    );
    // Only numberings with the lowest spiro locants can win, and they are independent of the other
    // components'.
    const own = lowestBy(parent.numberings, (locants) => [
      spiro.map((atom) => value(locants[atoms.indexOf(atom)])).sort((p, q) => p - q),
    ]);
    combinations = combinations
      .flatMap((list) =>
        own.map((locants) => [...list, locants.map((locant) => ({ ...locant, primes: at }))]),
      )
      .slice(0, 512);
  }
  return combinations.map((list) => {
    const links = parts.slice(1).map(({ atoms }, i): readonly [Locant, Locant] => {
      const shared = atoms.find((atom) => parts[i].atoms.includes(atom))!;
      return [list[i][parts[i].atoms.indexOf(shared)], list[i + 1][atoms.indexOf(shared)]];
    });
    const locants = new Array<Locant>(total);
    // A spiro atom keeps the locant with fewer primes.
    for (let at = parts.length - 1; at >= 0; at--)
      parts[at].atoms.forEach((atom, own) => {
        locants[atom] = list[at][own];
      });
    return { parts, links, locants, key: links.flatMap((pair) => pair.map(value)) };
  });
}

const value = ({ number, letter }: Locant) =>
  number * 100 + (letter === '' ? 0 : letter.charCodeAt(0) - 96);

/** Letters alone decide the order of citation (P-24.5.1). */
export function compareAlphabetically(p: string, q: string): number {
  const a = p.replace(/\[[^\]]*\]|[^a-z]/g, ''),
    b = q.replace(/\[[^\]]*\]|[^a-z]/g, '');
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * `1,3-dioxolane` inside a spiro name is `[1,3]dioxolane`, so that its locants are not read as
 * those of the spiro atom.
 */
function bracketLocants(word: string): string {
  return word.replace(/^([\d,]+)-(?=[a-z]+$)/, '[$1]');
}
