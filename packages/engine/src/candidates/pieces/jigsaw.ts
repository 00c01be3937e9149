import type { Formula } from '@elucida/spectra/formula/formula';
import { addBond, emptyGraph, MAX_DEGREE, type MolecularGraph } from '../../molecules/graph.ts';
import { alignSignals, type AlignmentCosts } from '../../judging/align-signals.ts';
import { emptyClasses } from '../../judging/signal-classes.ts';
import type { Task } from '../../stages.ts';
import { indexUpTo, type Random } from '../search/random.ts';
import type { LearnedPiece } from './learned-piece.ts';
import { atomsOf, type WeighedPiece } from './weigh-pieces.ts';

/** Makes whole molecules of known parts joined where they are joined in known molecules. */
export type Jigsaw = (random: Random) => MolecularGraph | null;

/** Sets of parts drawn for molecules of up to so many heavy atoms, where searches meet nearly all truths without them, and for larger ones. */
const SMALL = 12, SETS_DRAWN = { small: 8_000, large: 16_000 };
/** The best sets, which molecules are made of. */
const SETS_KEPT = 100;
/** The best sets are looked up anew after so many draws; each of their parts stays in the next draw with this chance. */
const RANK_EVERY = 1500, KEEP_CHANCE = 0.6;
/** Draws between two looks for a cancellation: some milliseconds. */
const LOOK_EVERY = 100;
/** Draws that may miss what is left of the formula before all parts that fit are looked through. */
const QUICK_DRAWS = 6;
/** Occurrences of parts in known molecules altogether, about: what makes a count a probability, so that few large parts are preferred to many small ones. */
const ALL_OCCURRENCES = 250_000;
/** Parts in one molecule at most: more have too many ways to be joined. */
const MOST_PARTS = 12;
/** Differences of score between sets count this much when one is chosen: variety helps a search. */
const CHOICE = 0.35;
/** Costs of the alignment of a set's carbons with the signals, log units; the neighbours beyond the joints shift carbons by some ppm. */
const COSTS: AlignmentCosts = { widen: 1.5, floor: -9, merge: -1.5, extra: -6, missing: -7 };

/**
 * Draws sets of parts that use up the formula, hydrogens and open places included, and keeps those that the evidence likes best; each call joins one of
 * them to a random tree. Null from the start where no set was found.
 */
export function jigsaw(pieces: readonly WeighedPiece[], formula: Formula, signals: Float64Array | null, random: Random, task: Pick<Task, 'checkpoint'>): Jigsaw | null {
  const sets = drawSets(pieces, formula, signals, random, task);
  if (sets.length === 0) return null;
  let total = 0;
  const upTo = sets.map(({ score }) => (total += Math.exp(CHOICE * (score - sets[0].score))));
  return (chance) => {
    const draw = chance.next() * total;
    return join(sets[indexUpTo(upTo, draw)].parts, formula.heavyAtoms, chance);
  };
}

interface PartSet {
  readonly parts: readonly LearnedPiece[];
  /** Log of how usual the parts are and how well their carbons explain the signals together. */
  readonly score: number;
}

function drawSets(pieces: readonly WeighedPiece[], formula: Formula, signals: Float64Array | null, random: Random, task: Pick<Task, 'checkpoint'>): PartSet[] {
  const highest = pieces.reduce((most, { logWeight }) => Math.max(most, logWeight), -Infinity);
  let total = 0;
  const upTo = pieces.map(({ logWeight }) => (total += Math.exp(logWeight - highest)));
  const elements = [...new Set(pieces.flatMap(({ piece }) => [...piece.composition.keys()]))];
  const needs = pieces.map(({ piece }) => elements.map((element) => piece.composition.get(element) ?? 0));
  const available = atomsOf(formula);
  const wanted = elements.map((element) => available.get(element) ?? 0);
  // An element that no part holds: no set can use the formula up.
  if (wanted.reduce((a, b) => a + b, 0) !== formula.heavyAtoms) return [];
  const found = new Map<string, PartSet & { readonly chosen: readonly number[] }>();
  let best: readonly { readonly chosen: readonly number[] }[] = [];

  /** Fills up a set begun with `chosen`; null where atoms, hydrogens or open places do not come out. */
  function fillUp(chosen: number[]): number[] | null {
    const left = wanted.slice();
    let atoms = formula.heavyAtoms;
    let hydrogens = formula.counts.H ?? 0;
    let open = 0;
    const take = (index: number): void => {
      const { graph, hydrogens: own, row } = pieces[index].piece;
      needs[index].forEach((need, element) => { left[element] -= need; });
      atoms -= graph.atomCount;
      hydrogens -= own;
      open += row.open.length;
    };
    chosen.forEach(take);
    while (atoms > 0 && chosen.length < MOST_PARTS) {
      const next = drawFitting(upTo, (index) => pieces[index].piece.hydrogens <= hydrogens && needs[index].every((need, element) => need <= left[element]), random);
      if (next < 0) return null;
      take(next);
      chosen.push(next);
    }
    // A tree of parts has two open places for each joint.
    return atoms === 0 && hydrogens === 0 && open === 2 * (chosen.length - 1) ? chosen.sort((a, b) => a - b) : null;
  }

  const ranked = () => [...found.values()].sort((a, b) => b.score - a.score).slice(0, SETS_KEPT);
  const draws = formula.heavyAtoms <= SMALL ? SETS_DRAWN.small : SETS_DRAWN.large;
  for (let attempt = 0; attempt < draws; attempt++) {
    if (attempt % LOOK_EVERY === 0) task.checkpoint();
    if (attempt % RANK_EVERY === 0) best = ranked();
    // Later sets are good ones with some parts taken out and others put in.
    const kept = best.length === 0 ? [] : best[random.below(best.length)].chosen.filter(() => random.next() < KEEP_CHANCE);
    const chosen = fillUp([...kept]);
    const key = chosen?.join();
    if (!chosen || found.has(key!)) continue;
    const parts = chosen.map((index) => pieces[index].piece);
    found.set(key!, { chosen, parts, score: scoreOf(parts, signals) });
  }
  return ranked();
}

const classes = emptyClasses();

function scoreOf(parts: readonly LearnedPiece[], signals: Float64Array | null): number {
  let usual = 0;
  for (const { row } of parts) usual += Math.log(row.count / ALL_OCCURRENCES);
  if (signals === null) return usual;
  const carbons = parts.flatMap(({ row: { shifts } }) => Array.from({ length: shifts.length / 2 }, (_, i) => ({ shift: shifts[2 * i], sd: shifts[2 * i + 1] }))).sort((a, b) => a.shift - b.shift);
  classes.count = carbons.length;
  carbons.forEach(({ sd, shift }, i) => {
    classes.shift[i] = shift;
    classes.sd[i] = sd;
  });
  return usual + alignSignals(classes, signals, COSTS);
}

/** Index drawn by weight (`upTo` adds them up) among those that fit; −1 when none does. */
function drawFitting(upTo: readonly number[], fits: (index: number) => boolean, random: Random): number {
  for (let attempt = 0; attempt < QUICK_DRAWS; attempt++) {
    const drawn = indexUpTo(upTo, random.next() * upTo[upTo.length - 1]);
    if (fits(drawn)) return drawn;
  }
  let total = 0;
  let chosen = -1;
  // One pass: each that fits replaces the choice with its share of the weight so far.
  for (let i = 0; i < upTo.length; i++) {
    if (!fits(i)) continue;
    const weight = upTo[i] - (i > 0 ? upTo[i - 1] : 0);
    total += weight;
    if (random.next() * total < weight) chosen = i;
  }
  return chosen;
}

/** Joins parts at their open places to a random tree; null when it got stuck. */
function join(parts: readonly LearnedPiece[], atomCount: number, random: Random): MolecularGraph | null {
  const graph = emptyGraph(atomCount);
  const places: number[] = [];
  let start = 0;
  for (const part of shuffled(parts, random)) {
    const own = copyPart(graph, part, start);
    if (start > 0) {
      if (places.length === 0 || own.length === 0) return null;
      const [from] = own.splice(random.below(own.length), 1);
      const [to] = places.splice(random.below(places.length), 1);
      if (graph.degree[from] >= MAX_DEGREE || graph.degree[to] >= MAX_DEGREE) return null;
      addBond(graph, from, to, 1);
      graph.hydrogens[from]--;
      graph.hydrogens[to]--;
    }
    places.push(...own);
    start += part.graph.atomCount;
  }
  return places.length === 0 ? graph : null;
}

/** Copies a part behind the atoms that are there; returns its open places. */
function copyPart(graph: MolecularGraph, { graph: part, row }: LearnedPiece, start: number): number[] {
  graph.element.set(part.element, start);
  graph.charge.set(part.charge, start);
  graph.hydrogens.set(part.hydrogens, start);
  for (let a = 0; a < part.atomCount; a++) {
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + part.degree[a]; slot++) if (part.neighbours[slot] > a) addBond(graph, start + a, start + part.neighbours[slot], part.orders[slot]);
  }
  return row.open.map((atom) => start + atom);
}

/** Parts with several open places first, so that there is always somewhere to go on; at random otherwise. */
function shuffled(parts: readonly LearnedPiece[], random: Random): LearnedPiece[] {
  return parts.map((part) => ({ part, key: (part.row.open.length > 1 ? 0 : 1) + random.next() })).sort((a, b) => a.key - b.key).map(({ part }) => part);
}
