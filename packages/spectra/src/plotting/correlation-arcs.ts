import type { PairPart } from '../techniques/technique.ts';

export interface ArcPoint {
  readonly x: number;
  readonly y: number;
}

/** A drawing by its heavy atoms and the bonds between them, in its own units. */
export interface DrawnAtoms {
  /** Middles of the atoms, in the order of the SMILES. */
  readonly atoms: readonly ArcPoint[];
  readonly bonds: readonly (readonly [number, number])[];
}

/** The bonds of a drawing by lines that go from the middle of one atom to that of another. */
export function bondsByEnds(
  atoms: DrawnAtoms['atoms'],
  lines: readonly (readonly [ArcPoint, ArcPoint])[],
): DrawnAtoms['bonds'] {
  const keyOf = ({ x, y }: ArcPoint) => `${x} ${y}`;
  const atomAt = new Map(atoms.map((atom, place) => [keyOf(atom), place]));
  return lines.flatMap(([from, to]) => {
    const [a, b] = [atomAt.get(keyOf(from)), atomAt.get(keyOf(to))];
    return a === undefined || b === undefined ? [] : [[a, b] as const];
  });
}

/** A piece of evidence on a cross peak, as far as it is drawn. */
export interface DrawnEvidence {
  readonly atoms: readonly number[];
  readonly peak?: number | undefined;
  readonly verdict: 'for' | 'against' | 'neutral';
  readonly values?: Readonly<Record<string, unknown>> | undefined;
}

/** One cross peak on a structure. */
export interface CorrelationArc {
  /** 0-based peak of its spectrum. */
  readonly peak: number;
  /** `bond`: a bold line between neighbours; else a curve, with a head at its end or at both. */
  readonly shape: 'bond' | 'arrow' | 'both';
  readonly from: ArcPoint;
  /** Where a quadratic curve bends to. */
  readonly bend: ArcPoint;
  readonly to: ArcPoint;
  /** Two bonds or three are usual; others are drawn dashed. */
  readonly usual: boolean;
  readonly against: boolean;
}

/** Share of the distance by which a curve bends sideways, and room at each end, units of the drawing. */
const BEND = 0.22,
  ROOM = 6;

/** Bonds between all atoms, breadth first. */
function distances({ atoms, bonds }: DrawnAtoms, from: number): number[] {
  const beside = atoms.map((): number[] => []);
  for (const [a, b] of bonds) {
    beside[a]?.push(b);
    beside[b]?.push(a);
  }
  const reached = atoms.map(() => Infinity);
  reached[from] = 0;
  const queue = [from];
  for (const atom of queue)
    for (const next of beside[atom]!)
      if (reached[next] === Infinity) {
        reached[next] = reached[atom]! + 1;
        queue.push(next);
      }
  return reached;
}

/**
 * The positions that a cross peak joins: of equivalent ones those the fewest bonds apart, and of these
 * those that are drawn nearest. Null where it joins no two atoms.
 */
function endsOf(
  { atoms: all, values }: DrawnEvidence,
  drawing: DrawnAtoms,
): { from: number; to: number; heavyBonds: number } | null {
  const carriers = Number(values?.['carriers'] ?? 0);
  const to = all.slice(carriers);
  let best: { from: number; to: number; heavyBonds: number; apart: number } | null = null;
  for (const a of all.slice(0, carriers)) {
    if (drawing.atoms[a] === undefined) continue;
    const bonds = distances(drawing, a);
    for (const b of to) {
      if (a === b || drawing.atoms[b] === undefined) continue;
      const [p, q] = [drawing.atoms[a], drawing.atoms[b]];
      const apart = Math.hypot(p.x - q.x, p.y - q.y);
      const heavyBonds = bonds[b]!;
      const isNearer =
        best === null ||
        heavyBonds < best.heavyBonds ||
        (heavyBonds === best.heavyBonds && apart < best.apart);
      if (isNearer) best = { from: a, to: b, heavyBonds, apart };
    }
  }
  return best;
}

/**
 * The cross peaks of one spectrum as the field draws them on a structure: HMBC as arrows from the
 * hydrogen's carbon, COSY as bold bonds, NOE as double arrows. A pair of positions is drawn once. Peaks
 * that join no two atoms are left out. `evidence`: that of the spectrum's technique on the structure.
 */
export function correlationArcs(
  drawn: PairPart['drawn'],
  evidence: readonly DrawnEvidence[],
  drawing: DrawnAtoms,
): CorrelationArc[] {
  if (drawn === null) return [];
  const met = new Set<string>();
  return evidence.flatMap((item): CorrelationArc[] => {
    const ends = item.peak === undefined ? null : endsOf(item, drawing);
    if (ends === null) return [];
    const { from, to, heavyBonds } = ends;
    const key = drawn === 'arrow' ? `${from}>${to}` : [from, to].sort((a, b) => a - b).join('–');
    if (met.has(key)) return [];
    met.add(key);
    const isBond = drawn === 'bond' && heavyBonds === 1;
    const [p, q] = [drawing.atoms[from]!, drawing.atoms[to]!];
    const [dx, dy] = [q.x - p.x, q.y - p.y];
    const length = Math.hypot(dx, dy);
    const bend = isBond ? 0 : BEND;
    const middle = { x: (p.x + q.x) / 2 - dy * bend, y: (p.y + q.y) / 2 + dx * bend };
    const room = isBond ? 0 : Math.min(ROOM, length / 4);
    return [
      {
        peak: item.peak!,
        shape: isBond ? 'bond' : drawn === 'arrow' ? 'arrow' : 'both',
        from: shortened(p, middle, room),
        bend: middle,
        to: shortened(q, middle, room),
        usual: drawn === 'space' || (drawn === 'arrow' ? heavyBonds <= 2 : heavyBonds <= 1),
        against: item.verdict === 'against',
      },
    ];
  });
}

/** The end of a curve, moved towards its bend. */
function shortened(end: ArcPoint, bend: ArcPoint, room: number): ArcPoint {
  const length = Math.hypot(bend.x - end.x, bend.y - end.y);
  return length === 0
    ? end
    : {
        x: end.x + ((bend.x - end.x) * room) / length,
        y: end.y + ((bend.y - end.y) * room) / length,
      };
}

/** Length of an arrow's head and half of its width, units of the drawing. */
const HEAD = 5,
  HALF_WIDTH = 2.2;

/** The corners of the head of a curve that ends at `tip` and comes from `bend`. */
export function arrowHead(tip: ArcPoint, bend: ArcPoint): readonly ArcPoint[] {
  const length = Math.hypot(tip.x - bend.x, tip.y - bend.y) || 1;
  const [ux, uy] = [(tip.x - bend.x) / length, (tip.y - bend.y) / length];
  const back = { x: tip.x - HEAD * ux, y: tip.y - HEAD * uy };
  return [
    tip,
    { x: back.x - HALF_WIDTH * uy, y: back.y + HALF_WIDTH * ux },
    { x: back.x + HALF_WIDTH * uy, y: back.y - HALF_WIDTH * ux },
  ];
}
