import { MAX_DEGREE, neighboursOf, type MolecularGraph } from '../graph.ts';
import type { Perception } from '../perception.ts';
import type { AtomParameters } from './atom-parameters.ts';
import type { ExplicitMolecule } from './explicit-molecule.ts';
import { at, cross, dot, minus, torsion, type Vector } from './torsion.ts';

/** Part of a molecule that turns about the line through two atoms. */
export interface Move {
  /** The line it turns about. */
  readonly axis: readonly [number, number];
  readonly atoms: readonly number[];
  /** By the atom of a ring that changes sides: the atoms that its ring goes on to. */
  readonly corner?: { readonly atom: number; readonly beyond: readonly number[] };
}

/** Atoms reached from one without passing others. */
function branch(
  { neighbours }: ExplicitMolecule,
  from: number,
  barred: readonly number[],
): number[] {
  const found = new Set([from]);
  for (const at of found)
    for (const next of neighbours[at]) if (!barred.includes(next)) found.add(next);
  return [...found];
}

/**
 * What turns in a molecule: branches about single bonds of chains, but those of hydrogens alone, and the corners
 * of saturated rings (H. Goto, E. Ōsawa, J. Am. Chem. Soc. 111 (1989) 8950).
 */
export function movesOf(
  {
    graph,
    perception,
    explicit,
  }: {
    readonly graph: MolecularGraph;
    readonly perception: Perception;
    readonly explicit: ExplicitMolecule;
  },
  parameters: readonly AtomParameters[],
): Move[] {
  const ringNeighbours = (atom: number) =>
    neighboursOf(graph, atom).filter((_, k) => perception.ringBond[atom * MAX_DEGREE + k] === 1);
  const moves: Move[] = [];
  for (const { a, b, order } of explicit.bonds) {
    if (a >= graph.atomCount || b >= graph.atomCount || order !== 1) continue;
    if (graph.degree[a] < 2 || graph.degree[b] < 2) continue;
    if (ringNeighbours(a).includes(b)) continue;
    const sides = [branch(explicit, a, [b]), branch(explicit, b, [a])];
    const atoms = sides[0].length < sides[1].length ? sides[0] : sides[1];
    moves.push({ axis: [a, b], atoms });
  }
  for (let atom = 0; atom < graph.atomCount; atom++) {
    const ring = ringNeighbours(atom);
    if (ring.length !== 2 || parameters[atom].hybrid !== 3 || perception.smallestRing[atom] < 5)
      continue;
    const [a, b] = ring;
    const beyond = [a, b].flatMap((end) => ringNeighbours(end).filter((each) => each !== atom));
    moves.push({
      axis: [a, b],
      atoms: branch(explicit, atom, [a, b]),
      corner: { atom, beyond },
    });
  }
  return moves;
}

/** Angles that a branch turns by, radians. */
const THIRDS = [(2 * Math.PI) / 3, (-2 * Math.PI) / 3, Math.PI] as const;

/** Positions after a move: a branch turned to another place, or a corner on the other side of its ring. */
export function moved(x: Float64Array, move: Move, random: () => number): Float64Array {
  const [a, b] = move.axis;
  const [start, end] = [at(x, a), at(x, b)];
  let angle: number = THIRDS[Math.floor(random() * THIRDS.length)];
  if (move.corner) {
    const sum: [number, number, number] = [0, 0, 0];
    for (const each of move.corner.beyond)
      at(x, each).forEach((value, k) => (sum[k] += value / move.corner!.beyond.length));
    angle = -2 * torsion(sum, start, end, at(x, move.corner.atom));
  }
  const along = minus(end, start);
  const length = Math.sqrt(dot(along, along));
  const axis: Vector = [along[0] / length, along[1] / length, along[2] / length];
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const next = x.slice();
  for (const atom of move.atoms) {
    const from = minus(at(x, atom), start);
    const aside = cross(axis, from),
      share = dot(axis, from) * (1 - cos);
    for (let k = 0; k < 3; k++)
      next[3 * atom + k] = start[k] + from[k] * cos + aside[k] * sin + axis[k] * share;
  }
  return next;
}
