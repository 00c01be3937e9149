import type { Words } from '../../words/word.ts';
import { lowestBy } from '../lowest.ts';
import type { Locant } from '../locant.ts';
import type { Skeleton } from '../skeleton.ts';
import { eachLanguage, type SkeletonParent } from '../skeleton-parent.ts';
import { attachAll, type Attachment } from './attachments.ts';
import { baseSeniority } from './base-seniority.ts';
import { fusedNumberings } from './fused-numberings.ts';
import { fusedRings } from './fused-rings.ts';
import { pathLocants, sharedPath, sideLetters, writeLocants } from './fusion-locants.ts';
import { PieceTable, type Piece } from './pieces.ts';
import { fusionWord, type CitedPrefix } from './fusion-word.ts';

/** More rings than this are named by von Baeyer's system. */
const MAX_RINGS = 8;

/**
 * The fusion name of a flat fused system (IUPAC 2013, P-25.3): `furo[3,2-b]pyridine`,
 * `dibenzo[b,e]oxepine`. Null where the rules here do not reach.
 */
export function fusionParent(skeleton: Skeleton): SkeletonParent | null {
  const system = fusedRings(skeleton);
  if (
    !system ||
    system.rings.length > MAX_RINGS ||
    system.rings.filter((ring) => ring.length > 4).length < 2
  )
    return null;
  const table = new PieceTable(skeleton, system);
  const all = system.rings.map((_, ring) => ring);
  for (const base of baseCandidates(table, all)) {
    const attachments = attachAll(
      table,
      base,
      all.filter((ring) => !base.rings.includes(ring)),
    );
    const names = attachments && writeFusion(base, attachments);
    if (!names) continue;
    const numberings = fusedNumberings(skeleton, system);
    return numberings.length === 0
      ? null
      : { names, takesEne: false, mancude: skeleton.elements.map(() => true), numberings };
  }
  return null;
}

/**
 * Parts of the system that can be the base component, the most senior first; each is named only
 * when it is looked at.
 */
function* baseCandidates(table: PieceTable, all: readonly number[]): Generator<Piece> {
  const { rings: atomsOf } = table.system;
  const found: { rings: number[]; rank: number[] }[] = [];
  for (let mask = 1; mask < (1 << all.length) - 1; mask++) {
    const rings = all.filter((ring) => mask & (1 << ring));
    if (table.connectedParts(rings).length > 1) continue;
    const atoms = [...new Set(rings.flatMap((ring) => atomsOf[ring]))];
    found.push({
      rings,
      rank: baseSeniority(
        atoms.map((atom) => table.elements[atom]),
        rings.map((ring) => atomsOf[ring].length),
      ),
    });
  }
  for (const { rings } of found.sort((p, q) => compareRanks(p.rank, q.rank))) {
    const piece = table.of(rings);
    if (piece?.component.canBeBase && !givesWayToDibenzo(table, piece)) yield piece;
  }
}

function compareRanks(p: readonly number[], q: readonly number[]): number {
  for (let i = 0; i < Math.max(p.length, q.length); i++)
    if ((p[i] ?? 0) !== (q[i] ?? 0)) return (p[i] ?? 0) - (q[i] ?? 0);
  return 0;
}

/**
 * A benzo heterocycle whose heterocycle carries a second benzo ring: `dibenzo[b,d]furan` is
 * preferred to a name from benzofuran (P-25.2.2.4).
 */
function givesWayToDibenzo({ system, elements }: PieceTable, { rings, component }: Piece): boolean {
  if (rings.length !== 2 || !component.words[0].startsWith('benz')) return false;
  const isBenzo = (ring: number) =>
    system.rings[ring].length === 6 && system.rings[ring].every((atom) => elements[atom] === 6);
  const heterocycle = rings.find((ring) => !isBenzo(ring));
  return (
    heterocycle !== undefined &&
    system.fusions[heterocycle].filter(({ other }) => isBenzo(other)).length > 1
  );
}

function writeFusion(base: Piece, attachments: readonly Attachment[]): Words | null {
  const ordered = [...attachments].sort((p, q) =>
    p.piece.component.prefix![0] < q.piece.component.prefix![0] ? -1 : 1,
  );
  const options = base.component.numberings
    .map((numbering) => citePrefixes(base, numbering, ordered))
    .filter((cited) => cited !== null);
  const [best] = lowestBy(options, (cited) => {
    const letters = cited.map((prefix) =>
      [...prefix.letters].map((letter) => letter.charCodeAt(0)),
    );
    return [letters.flat().sort((p, q) => p - q), ...letters, ...cited.map((prefix) => prefix.key)];
  });
  if (!best) return null;
  const isPlainPair =
    base.component.plainRing &&
    attachments.length === 1 &&
    attachments[0].piece.component.plainRing &&
    attachments[0].children.length === 0;
  const tail = base.component.locants === '' ? '' : `[${base.component.locants}]`;
  return eachLanguage(
    (i) => `${fusionWord(best, i, isPlainPair)}${tail}${base.component.words[i]}`,
  );
}

function citePrefixes(
  base: Piece,
  numbering: readonly Locant[],
  attachments: readonly Attachment[],
): CitedPrefix[] | null {
  const cited: CitedPrefix[] = [];
  for (const attachment of attachments) {
    const path = sharedPath(base, numbering, attachment.piece);
    const letters = path && sideLetters(path, base.atoms.length);
    if (!path || !letters) return null;
    const prefix = citeOne(attachment, letters, (own) => pathLocants(attachment.piece, own, path));
    if (!prefix) return null;
    cited.push(prefix);
  }
  return cited;
}

/**
 * Chooses the numbering of an attached component: low locants at its host, then low locants for
 * what is attached to it.
 */
function citeOne(
  { piece, children }: Attachment,
  letters: string,
  locantsAt: (numbering: readonly Locant[]) => Locant[],
): CitedPrefix | null {
  const options = piece.component.numberings
    .map((numbering) => {
      const own = locantsAt(numbering);
      const inner = children.map((child) => citeChild(piece, numbering, child));
      return inner.includes(null)
        ? null
        : { own, inner: inner as NonNullable<(typeof inner)[number]>[] };
    })
    .filter((option) => option !== null);
  const values = (locants: readonly Locant[]) =>
    locants.map(
      ({ number, letter }) => number * 100 + (letter === '' ? 0 : letter.charCodeAt(0) - 96),
    );
  const [best] = lowestBy(options, ({ own, inner }) => [
    [...values(own)].sort((p, q) => p - q),
    values(own),
    ...inner.map(({ key }) => key),
  ]);
  if (!best) return null;
  const { component } = piece;
  return {
    words: component.prefix!,
    heteroLocants: component.locants,
    inner: best.inner.map(({ text }) => text),
    locants: component.plainRing && children.length === 0 ? null : best.own,
    letters,
    key: values(best.own),
  };
}

/** A second-order prefix with its brackets: `benzo[4,5]`, `pyrido[1',2':1,2]`. */
function citeChild(
  host: Piece,
  numbering: readonly Locant[],
  { piece, children }: Attachment,
): { text: Words; key: number[] } | null {
  const path = sharedPath(host, numbering, piece);
  if (!path || children.length > 0) return null;
  const { component } = piece;
  const at = pathLocants(host, numbering, path);
  const sorted = (locants: readonly Locant[]) => locants.map(({ number }) => number);
  const [own] = lowestBy(
    component.numberings.map((other) => pathLocants(piece, other, path)),
    (locants) => [[...sorted(locants)].sort((p, q) => p - q), sorted(locants)],
  );
  const brackets = component.plainRing
    ? `[${writeLocants(at, 0)}]`
    : `[${writeLocants(own, 1)}:${writeLocants(at, 0)}]`;
  const head = component.locants === '' ? '' : `[${component.locants}]`;
  return {
    text: eachLanguage((i) => `${head}${component.prefix![i]}${brackets}`),
    key: sorted(at),
  };
}
