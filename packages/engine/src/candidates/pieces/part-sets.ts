import type { Formula } from '@elucida/spectra/formula/formula';
import type { Task } from '../../stages.ts';
import { indexUpTo, type Random } from '../search/random.ts';
import type { LearnedPiece } from './learned-piece.ts';
import { scorePartSets, type PartEvidence } from './score-part-set.ts';
import { atomsOf, type WeighedPiece } from './weigh-pieces.ts';

export interface PartSet {
  readonly parts: readonly LearnedPiece[];
  /** Log of how usual the parts are and how well they explain the signals together. */
  readonly score: number;
}

/** A set found, by the indices of its parts. */
interface Found {
  readonly chosen: readonly number[];
  readonly atFirst: number;
  /** After a closer look, once it came near enough to the top. */
  score: number | undefined;
  isExpanded: boolean;
}

/** Work by size: up to so many heavy atoms searches meet nearly all truths without such sets. */
const SMALL = 12;
const EFFORT = {
  small: { draws: 3_000, expansions: 30, kept: 150 },
  large: { draws: 4_000, expansions: 80, kept: 1_200 },
};
/** Parts that sets are drawn from: the best ones; others come in by exchange. */
const DRAWN = 1000;
/** Sets that get a closer look, times those kept. */
const LOOKED_AT = 4;
/** Best sets expanded before all are ranked again. */
const BEAM = 10;
/** Alternatives tried for one or two parts of a set: those that fit the signals best. */
const ALTERNATIVES = 12;
/** Draws, and closer looks at sets, between two looks for a cancellation: some milliseconds. */
const LOOK_EVERY = 100;
/** Draws that may miss what is left of the formula before all parts that fit are looked through. */
const QUICK_DRAWS = 6;
/** Parts in one molecule at most: more have too many ways to be joined. */
const MOST_PARTS = 12;
/** Larger than any number of open places of a molecule's parts, and of charges. */
const OPEN_RADIX = 64;

/**
 * Sets of parts that use up the formula, its hydrogens and the open places (a tree of m parts has
 * 2(m − 1)), those that the evidence likes best first: some are drawn, then one or two parts of the
 * best ones are exchanged for one or two others of the same atoms, hydrogens and open places, all
 * that there are. None where no set was found.
 */
export function partSets(
  pieces: readonly WeighedPiece[],
  formula: Formula,
  evidence: PartEvidence,
  random: Random,
  task: Pick<Task, 'checkpoint'>,
): PartSet[] {
  const needs = needsOf(pieces, formula);
  if (needs === null) return [];
  const { codes, target } = needs;
  const { draws, expansions, kept } = EFFORT[formula.heavyAtoms <= SMALL ? 'small' : 'large'];
  const { atFirst, onCloserLook } = scorePartSets(pieces, evidence);
  const found = new Map<string, Found>();
  const offer = (indices: number[]): void => {
    const chosen = indices.sort((a, b) => a - b);
    const key = chosen.join();
    if (!found.has(key))
      found.set(key, { chosen, atFirst: atFirst(chosen), score: undefined, isExpanded: false });
  };
  let looks = 0;
  const scored = (set: Found): number => {
    if (set.score === undefined && ++looks % LOOK_EVERY === 0) task.checkpoint();
    return (set.score ??= set.atFirst + onCloserLook(set.chosen));
  };
  const ranked = (): Found[] =>
    [...found.values()]
      .sort((a, b) => b.atFirst - a.atFirst)
      .slice(0, LOOKED_AT * kept)
      .sort((a, b) => scored(b) - scored(a));

  const draw = drawer(pieces.slice(0, DRAWN), needs, formula, random);
  for (let attempt = 0; attempt < draws; attempt++) {
    if (attempt % LOOK_EVERY === 0) task.checkpoint();
    const chosen = draw();
    if (chosen !== null && chosen.reduce((sum, index) => sum + codes[index], 0) === target)
      offer(chosen);
  }
  const alternatives = alternativesOf(pieces, codes, task);
  for (let expanded = 0; expanded < expansions;) {
    const best = ranked()
      .filter(({ isExpanded }) => !isExpanded)
      .slice(0, BEAM);
    if (best.length === 0) break;
    for (const set of best) {
      task.checkpoint();
      set.isExpanded = true;
      expanded++;
      expand(set.chosen, codes, alternatives, offer);
    }
  }
  return ranked()
    .slice(0, kept)
    .map((set) => ({ parts: set.chosen.map((index) => pieces[index].piece), score: scored(set) }));
}

/** What each part takes of the formula, and all together as one number that adds up. */
interface Needs {
  /** Atoms by element, and hydrogens, of each part: `available.length` numbers a part. */
  readonly atoms: Uint8Array;
  readonly available: Uint16Array;
  readonly codes: Float64Array;
  readonly target: number;
}

/** Null where the formula has an element that no part holds. */
function needsOf(pieces: readonly WeighedPiece[], formula: Formula): Needs | null {
  const elements = [...new Set(pieces.flatMap(({ piece }) => [...piece.composition.keys()]))];
  const inFormula = atomsOf(formula);
  const heavy = elements.map((element) => inFormula.get(element) ?? 0);
  if (heavy.reduce((a, b) => a + b, 0) !== formula.heavyAtoms) return null;
  const available = Uint16Array.of(...heavy, formula.counts.H ?? 0);
  const width = available.length;
  const atoms = new Uint8Array(pieces.length * width);
  pieces.forEach(({ piece }, i) => {
    elements.forEach((element, e) => {
      atoms[i * width + e] = piece.composition.get(element) ?? 0;
    });
    atoms[i * width + width - 1] = piece.hydrogens;
  });
  let scale = 1;
  const scales = Float64Array.from(available, (count) => {
    const own = scale;
    // Two parts together, which may be too much, are still distinguished from any others.
    scale *= 2 * count + 1;
    return own;
  });
  const code = (counts: ArrayLike<number>, open: number, charge: number): number =>
    scales.reduce((sum, own, i) => sum + counts[i] * own, 0) + scale * (open + OPEN_RADIX * charge);
  return {
    atoms,
    available,
    // Two open places are a joint, and a tree has one joint fewer than parts.
    codes: Float64Array.from(pieces, ({ piece }, i) =>
      code(atoms.subarray(i * width, (i + 1) * width), piece.row.open.length - 2, piece.charge),
    ),
    target: code(available, -2, formula.charge),
  };
}

/**
 * Draws parts by weight, among those that fit, as long as atoms are left; null where hydrogens ran
 * out. Open places need not come out.
 */
function drawer(
  pieces: readonly WeighedPiece[],
  { atoms, available }: Needs,
  { heavyAtoms }: Formula,
  random: Random,
): () => number[] | null {
  const highest = pieces.reduce((most, { logWeight }) => Math.max(most, logWeight), -Infinity);
  let total = 0;
  const upTo = Float64Array.from(
    pieces,
    ({ logWeight }) => (total += Math.exp(logWeight - highest)),
  );
  const width = available.length;
  const left = available.slice();
  const fits = (index: number): boolean => {
    for (let i = 0, at = index * width; i < width; i++, at++) if (atoms[at] > left[i]) return false;
    return true;
  };
  // What did not fit earlier in a draw does not fit later.
  const fitting = new Uint16Array(pieces.length);
  let fittingCount = 0;

  function drawOfAll(): number {
    for (let attempt = 0; attempt < QUICK_DRAWS; attempt++) {
      const drawn = indexUpTo(upTo, random.next() * total);
      if (fits(drawn)) return drawn;
    }
    return -1;
  }

  /** Each that fits replaces the choice with its share of the weight so far. */
  function drawOfFitting(): number {
    let weightSoFar = 0;
    let chosen = -1;
    let kept = 0;
    for (let at = 0; at < fittingCount; at++) {
      const i = fitting[at];
      if (!fits(i)) continue;
      fitting[kept++] = i;
      const weight = upTo[i] - (i > 0 ? upTo[i - 1] : 0);
      weightSoFar += weight;
      if (random.next() * weightSoFar < weight) chosen = i;
    }
    fittingCount = kept;
    return chosen;
  }

  return () => {
    left.set(available);
    fittingCount = pieces.length;
    for (let i = 0; i < fittingCount; i++) fitting[i] = i;
    const chosen: number[] = [];
    for (let rest = heavyAtoms; rest > 0;) {
      if (chosen.length >= MOST_PARTS) return null;
      let next = drawOfAll();
      if (next < 0) next = drawOfFitting();
      if (next < 0) return null;
      for (let i = 0; i < width; i++) left[i] -= atoms[next * width + i];
      rest -= pieces[next].piece.atomCount;
      chosen.push(next);
    }
    return chosen;
  };
}

/** One or two parts each, best first, by what they take together. */
type Alternatives = (code: number) => readonly (readonly number[])[];

function alternativesOf(
  pieces: readonly WeighedPiece[],
  codes: Float64Array,
  task: Pick<Task, 'checkpoint'>,
): Alternatives {
  const single = new Map<number, number[]>();
  codes.forEach((code, i) => {
    const known = single.get(code);
    if (known) known.push(i);
    else single.set(code, [i]);
  });
  const weight = (indices: readonly number[]): number =>
    indices.reduce((sum, index) => sum + pieces[index].logWeight, 0);
  const read = new Map<number, readonly (readonly number[])[]>();
  return (code) => {
    const known = read.get(code);
    if (known) return known;
    task.checkpoint();
    const entries = (single.get(code) ?? []).map((i) => [i]);
    codes.forEach((own, i) => {
      for (const j of single.get(code - own) ?? []) if (j >= i) entries.push([i, j]);
    });
    entries.sort((a, b) => weight(b) - weight(a));
    entries.length = Math.min(entries.length, ALTERNATIVES);
    read.set(code, entries);
    return entries;
  };
}

/** Offers all sets that have other parts in place of one or two of these. */
function expand(
  chosen: readonly number[],
  codes: Float64Array,
  alternatives: Alternatives,
  offer: (indices: number[]) => void,
): void {
  for (let a = 0; a < chosen.length; a++) {
    for (let b = a; b < chosen.length; b++) {
      const code = codes[chosen[a]] + (b > a ? codes[chosen[b]] : 0);
      const others = chosen.filter((_, i) => i !== a && i !== b);
      for (const parts of alternatives(code))
        if (others.length + parts.length <= MOST_PARTS) offer([...others, ...parts]);
    }
  }
}
