import { cipLabels, type CipLabels } from '@elucida/molecules/cip-labels';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { writeStereoSmiles, type Centre, type Plane } from '@elucida/molecules/stereo-smiles';
import type { Building, StereoMark } from './building.ts';
import { centreAt, finishedCentres, finishedPlanes } from './finished-stereo.ts';
import { bondsFor, planeAt, ringSides } from './places-of-stereo.ts';

/**
 * The SMILES of a name with its stereochemistry, and whether the name states more than it carries.
 */
export interface SettledStereo {
  readonly smiles: string;
  readonly dropped: boolean;
}

/**
 * A descriptor at its atom, or at its double bond: the index of one of the shape's planes, -1 for
 * atoms.
 */
export interface Wish {
  readonly mark: 'R' | 'S' | 'E' | 'Z';
  readonly atom: number;
  readonly plane: number;
}
/** A graph with centres and double bonds of some configuration. */
export interface Shape {
  readonly graph: MolecularGraph;
  readonly centres: Map<number, Centre>;
  readonly planes: Plane[];
}

const MOST_ROUNDS = 6;

/** Whether anything is to be settled. */
export const statesStereo = (building: Building): boolean =>
  building.stereo.length + building.centres.size + building.planes.length > 0;

/**
 * Gives the configuration that the descriptors state: centres and double bonds first take any,
 * OpenChemLib assigns the descriptors (Cahn–Ingold–Prelog), and those that are not as stated are
 * turned over until all agree. What cannot be placed is left open. About 1 ms a round.
 */
export function settleStereo(building: Building, graph: MolecularGraph): SettledStereo {
  const { shape, wishes, dropped } = wishesOf(building, graph);
  const agree = wishes.length === 0 || turn(shape, wishes);
  return {
    smiles: writeStereoSmiles(graph, shape.centres, shape.planes).smiles,
    dropped: dropped || !agree,
  };
}

/**
 * The descriptors that a name states at their atoms and double bonds, in a shape whose
 * configurations are still any; `dropped`: it states what cannot be placed.
 * `labels` says which places can have a descriptor, for those that the name states without a place.
 */
export function wishesOf(
  building: Building,
  graph: MolecularGraph,
  labels: (shape: Shape) => CipLabels = (shape) =>
    cipLabels(shape.graph, shape.centres, shape.planes),
): { readonly shape: Shape; readonly wishes: readonly Wish[]; readonly dropped: boolean } {
  const index = new Map(building.kept().map((atom, i) => [atom, i]));
  const shape: Shape = {
    graph,
    centres: finishedCentres(building, graph, index),
    planes: finishedPlanes(building, graph, index),
  };
  let dropped = building.stereoDropped;
  const marks = building.stereo.map((mark) => ({
    ...mark,
    atom: index.get(mark.atom) ?? -1,
    other: index.get(mark.other) ?? -1,
    located: mark.atom >= 0,
    own: mark.core.flatMap((atom) => index.get(atom) ?? []),
    all: building
      .kept()
      .filter((atom) => atom >= mark.from && atom < mark.to)
      .map((atom) => index.get(atom)!),
  }));
  if (building.racemic) {
    dropped ||=
      shape.centres.size + marks.filter((mark) => mark.mark === 'R' || mark.mark === 'S').length >
      1;
    shape.centres.clear();
  }
  const wishes: Wish[] = [];
  const open: Marked[] = [];
  for (const mark of marks) {
    if (building.racemic && (mark.mark === 'R' || mark.mark === 'S')) continue;
    if (mark.mark === 'CIS' || mark.mark === 'TRANS')
      dropped = !placeSides(shape, mark, mark.mark === 'CIS') || dropped;
    else if (!mark.located) open.push(mark);
    else dropped = !wishAt(shape, wishes, mark, mark.mark) || dropped;
  }
  if (open.length > 0) dropped = !placeOpen(shape, wishes, open, labels) || dropped;
  return { shape, wishes, dropped };
}

type Marked = StereoMark & {
  readonly located: boolean;
  readonly own: readonly number[];
  readonly all: readonly number[];
};

/**
 * Makes sure that the atom or the double bond at it has a configuration. False where it can have
 * none.
 */
function wishAt(
  shape: Shape,
  wishes: Wish[],
  { atom, other }: { atom: number; other: number },
  mark: Wish['mark'],
): boolean {
  if (atom < 0) return false;
  if (mark === 'R' || mark === 'S') {
    const centre = shape.centres.get(atom) ?? centreAt(shape.graph, atom);
    if (!centre) return false;
    shape.centres.set(atom, centre);
    wishes.push({ mark, atom, plane: -1 });
    return true;
  }
  const bonds = bondsFor(shape.graph, atom);
  const bond =
    bonds.length === 1
      ? bonds[0]
      : (bonds.find(([, b]) => b === other) ??
        bonds.find(
          ([, b]) =>
            !wishes.some((wish) => wish.plane >= 0 && isBond(shape.planes[wish.plane], atom, b)),
        ));
  if (!bond) return false;
  wishes.push({ mark, atom: -1, plane: planeOf(shape, bond) });
  return true;
}

const isBond = (plane: Plane, a: number, b: number): boolean =>
  (plane.a === a && plane.b === b) || (plane.a === b && plane.b === a);

function planeOf(shape: Shape, [a, b]: readonly [number, number]): number {
  const known = shape.planes.findIndex((plane) => isBond(plane, a, b));
  return known >= 0 ? known : shape.planes.push(planeAt(shape.graph, a, b)) - 1;
}

/**
 * Descriptors without a place: where there are as many stereogenic atoms or bonds as descriptors,
 * and all are alike.
 */
function placeOpen(
  shape: Shape,
  wishes: Wish[],
  open: readonly Marked[],
  labels: (shape: Shape) => CipLabels,
): boolean {
  const whole = Array.from({ length: shape.graph.atomCount }, (_, atom) => atom);
  let placed = true;
  // A descriptor before a whole name (`(S)-ethyl lactate`) may mean an atom of another word.
  for (const group of groups(open))
    placed =
      (placeGroup(shape, wishes, group, labels) ||
        placeGroup(
          shape,
          wishes,
          group.map((mark) => ({ ...mark, all: whole, own: [] })),
          labels,
        )) &&
      placed;
  return placed;
}

function placeGroup(
  shape: Shape,
  wishes: Wish[],
  group: readonly Marked[],
  labelled: (shape: Shape) => CipLabels,
): boolean {
  const kind = group[0].mark;
  const isAtom = kind === 'R' || kind === 'S';
  const trial: Shape = {
    graph: shape.graph,
    centres: new Map(shape.centres),
    planes: [...shape.planes],
  };
  const candidates: { atom: number; other: number }[] = [];
  for (const atom of group[0].all) {
    if (isAtom && !shape.centres.has(atom)) {
      const centre = centreAt(shape.graph, atom);
      if (centre) trial.centres.set(atom, centre);
      if (centre) candidates.push({ atom, other: -1 });
    } else if (!isAtom)
      for (const [a, b] of bondsFor(shape.graph, atom))
        if (a < b || !group[0].all.includes(b)) {
          planeOf(trial, [a, b]);
          candidates.push({ atom: a, other: b });
        }
  }
  const labels = labelled(trial);
  const isTaken = ({ atom, other }: { atom: number; other: number }): boolean =>
    wishes.some((wish) =>
      wish.plane >= 0 ? isBond(shape.planes[wish.plane], atom, other) : wish.atom === atom,
    );
  const real = candidates.filter(
    (place) =>
      !isTaken(place) &&
      (isAtom ? labels.atom(place.atom) : labels.bond(place.atom, place.other)) !== '',
  );
  const own = real.filter(({ atom }) => group[0].own.includes(atom));
  const chosen = own.length === group.length ? own : real;
  if (
    chosen.length === 0 ||
    chosen.length !== group.length ||
    new Set(group.map((mark) => mark.mark)).size > 1
  )
    return false;
  for (const place of chosen) wishAt(shape, wishes, place, kind as Wish['mark']);
  return true;
}

/** Descriptors of one level and one kind together. */
function groups(open: readonly Marked[]): Marked[][] {
  const found = new Map<string, Marked[]>();
  for (const mark of open) {
    const key = `${mark.from} ${mark.to} ${mark.mark === 'R' || mark.mark === 'S'}`;
    found.set(key, [...(found.get(key) ?? []), mark]);
  }
  return [...found.values()];
}

/**
 * Turns centres and double bonds over until their descriptors are as wished; what has no
 * descriptor, or will not agree, is left open.
 */
function turn(shape: Shape, wishes: readonly Wish[]): boolean {
  let best: Wish[] = [];
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const labels = cipLabels(shape.graph, shape.centres, shape.planes);
    const label = (wish: Wish): string =>
      wish.atom >= 0
        ? labels.atom(wish.atom)
        : labels.bond(shape.planes[wish.plane].a, shape.planes[wish.plane].b);
    best = wishes.filter((wish) => label(wish) !== wish.mark);
    const wrong = best.filter((wish) => label(wish) !== '');
    if (wrong.length === 0) break;
    // Turning one may change the descriptor of its neighbours: late rounds turn one at a time.
    for (const wish of round < 3 ? wrong : wrong.slice(0, 1)) turnOver(shape, wish);
  }
  const left = new Set(best.map((wish) => wish.plane).filter((plane) => plane >= 0));
  for (const wish of best) if (wish.atom >= 0) shape.centres.delete(wish.atom);
  if (left.size > 0)
    shape.planes.splice(0, shape.planes.length, ...shape.planes.filter((_, i) => !left.has(i)));
  return best.length === 0;
}

function turnOver(shape: Shape, wish: Wish): void {
  if (wish.atom >= 0) {
    const centre = shape.centres.get(wish.atom)!;
    shape.centres.set(wish.atom, { ...centre, clockwise: !centre.clockwise });
  } else
    shape.planes[wish.plane] = { ...shape.planes[wish.plane], cis: !shape.planes[wish.plane].cis };
}

/**
 * Cis and trans: of the double bond at the place, of the only one, or of the two substituted atoms
 * of a ring.
 */
function placeSides(shape: Shape, mark: Marked, cis: boolean): boolean {
  const atoms = mark.located ? [mark.atom] : mark.all;
  const found = new Map<string, readonly [number, number]>();
  for (const atom of atoms)
    for (const [a, b] of bondsFor(shape.graph, atom))
      if (shape.graph.degree[a] === 2 && shape.graph.degree[b] === 2)
        found.set([a, b].sort((p, q) => p - q).join(), [a, b]);
  const bonds = [...found.values()];
  const bond =
    bonds.length === 1
      ? bonds[0]
      : mark.located
        ? bonds.find(([, b]) => b === mark.other)
        : undefined;
  if (bond) {
    const plane = planeOf(shape, bond);
    shape.planes[plane] = { ...planeAt(shape.graph, bond[0], bond[1]), cis };
    return true;
  }
  const sides = mark.located || bonds.length > 0 ? null : ringSides(shape.graph, mark.own, cis);
  if (!sides) return false;
  for (const [atom, centre] of sides) shape.centres.set(atom, centre);
  return true;
}
