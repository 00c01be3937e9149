import type { Piece, PieceTable } from './pieces.ts';

/**
 * A component attached to another by a fusion prefix, with the components attached to it in turn.
 */
export interface Attachment {
  readonly piece: Piece;
  readonly host: Piece;
  readonly children: readonly Attachment[];
}

/** Prefixes of higher order than this are not written. */
const MAX_ORDER = 2;

/**
 * Ways to describe the rings outside `host` as prefixes, the largest first-order prefixes first
 * (P-25.3.1.3, P-25.3.4.1); the first that works.
 * Null when some rings have no name as a prefix.
 */
export function attachAll(
  table: PieceTable,
  host: Piece,
  rest: readonly number[],
  order = 1,
): Attachment[] | null {
  const attachments: Attachment[] = [];
  for (const part of table.connectedParts(rest)) {
    const attachment = attachPart(table, host, part, order);
    if (!attachment) return null;
    attachments.push(attachment);
  }
  return attachments;
}

function attachPart(
  table: PieceTable,
  host: Piece,
  part: readonly number[],
  order: number,
): Attachment | null {
  if (order > MAX_ORDER) return null;
  const touching = part.filter((ring) =>
    table.system.fusions[ring].some(({ other }) => host.rings.includes(other)),
  );
  for (const chosen of connectedSubsets(table, part, touching)) {
    const piece = table.of(chosen);
    if (!piece?.component.prefix || !sharesOnePath(table, piece, host)) continue;
    const rest = part.filter((ring) => !chosen.includes(ring));
    const children = attachAll(table, piece, rest, order + 1);
    if (children) return { piece, host, children };
  }
  return null;
}

/** Connected lists of rings within `part` that hold all of `needed`, the longest first. */
function connectedSubsets(
  table: PieceTable,
  part: readonly number[],
  needed: readonly number[],
): number[][] {
  const found: number[][] = [];
  for (let mask = 1; mask < 1 << part.length; mask++) {
    const chosen = part.filter((_, i) => mask & (1 << i));
    if (needed.every((ring) => chosen.includes(ring)) && table.connectedParts(chosen).length === 1)
      found.push(chosen);
  }
  return found.sort((p, q) => q.length - p.length);
}

/** The atoms that both pieces have form one path of shared bonds. */
function sharesOnePath({ system }: PieceTable, piece: Piece, host: Piece): boolean {
  const common = piece.atoms.filter((atom) => host.atoms.includes(atom));
  const bonds = piece.rings.flatMap((ring) =>
    system.fusions[ring].filter(({ other }) => host.rings.includes(other)),
  );
  return bonds.length === common.length - 1;
}
