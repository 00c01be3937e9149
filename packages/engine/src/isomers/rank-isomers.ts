import type { Formula } from '@elucida/spectra/formula/formula';
import { degreeOfUnsaturation } from '@elucida/spectra/formula/unsaturation';
import { DEFAULT_GROUPS } from '@elucida/generator/compositions';
import { generateIsomers } from '@elucida/generator/generate-isomers';
import { BestCandidates } from '../candidates/search/best-candidates.ts';
import { searchIsomers } from '../candidates/search/search-isomers.ts';
import { readFacts } from '../constraints/spectral-facts.ts';
import { makeJudge, type Judge } from '../judging/judge.ts';
import { lookUpLibrary } from '@elucida/library/library';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive, perceiveInto, perceiveRings } from '@elucida/molecules/perceive';
import { emptyPerception, type ReusedPerception } from '@elucida/molecules/perception';
import { surroundingsKey } from '@elucida/molecules/surroundings-key';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Task } from '../stages.ts';
import { PackedGraphs } from './packed-graphs.ts';

/**
 * What a list of isomers holds: every one; the most plausible of all; or those known and the best
 * of a search, where all are too many.
 */
export type IsomerCoverage = 'all' | 'plausible' | 'sample';

export interface RankedIsomer {
  readonly graph: MolecularGraph;
  /** `fingerprintKey` of the constitution. */
  readonly key: number;
  /** Whether the library of known compounds has it. */
  readonly known: boolean;
  /** Whether it is the molecule asked for. */
  readonly named: boolean;
}

export interface IsomerRanking {
  /** Best first: the molecule asked for, the known ones, the others; each group by plausibility. */
  readonly rows: readonly RankedIsomer[];
  /**
   * Constitutions that exist, Kekulé forms of an arene counted once; null where they are too many
   * to count.
   */
  readonly total: number | null;
  readonly coverage: IsomerCoverage;
}

/** Isomers that are all made and ordered: about 7 µs each. */
export const MOST_ORDERED = 150_000;
/** Rows that a ranking keeps. */
export const MOST_ROWS = 1_000;
/**
 * Checkpoints of the generator (one each few hundred steps) before a formula counts as too large,
 * whether or not anything came out: 10⁵ isomers take 100 to 600. Larger molecules have few enough
 * isomers only where they are found at once, as perfluoroalkanes do, and their steps cost up to ten
 * times as much.
 */
const MOST_CHECKPOINTS = { small: 600, large: 60, largeFrom: 19 };
/** Kekulé forms of arenes come on top of the isomers. */
const MOST_VISITED = 1.2 * MOST_ORDERED;
/**
 * Molecules that the search looks at where not all can be made, the steps it may take for them, and
 * the seed that makes every page the same.
 */
const SEARCHED = 5_000,
  SEARCH_STEPS = 20_000,
  SEED = 1;
/** Molecules scored between two checkpoints: a mask. */
const CHECK_EVERY = 0xfff;
/** Isocyanides are rare, but isomers all the same. */
const GROUPS = [...DEFAULT_GROUPS, 'isocyanide'] as const;

interface RankInput {
  readonly formula: Formula;
  /** The molecule asked for; null where a formula was. */
  readonly named: MolecularGraph | null;
  readonly predictor: ShiftPredictor;
  readonly task: Pick<Task, 'checkpoint'>;
}

/**
 * Orders the constitutional isomers of a formula by how likely a chemist is to meet them: the
 * molecule asked for, those of the library, then the others by how usual their surroundings are
 * among known compounds and by what chemists doubt at a glance (the judge's score without spectra).
 * Deterministic.
 */
export function rankIsomers({ formula, named, predictor, task }: RankInput): IsomerRanking {
  const judge = makeJudge({ facts: readFacts(formula, []), predictor });
  const first = new Map<number, RankedIsomer & { readonly score: number }>();
  for (const [graph, known] of [
    ...(named ? [[named, false] as const] : []),
    ...lookUpLibrary(formula.hill).map(({ graph }) => [graph, true] as const),
  ]) {
    const perception = perceive(graph);
    const key = fingerprintKey(graph, perception);
    const before = first.get(key);
    first.set(key, {
      graph: before?.graph ?? graph,
      key,
      known,
      named: before?.named ?? !known,
      score: judge.byTables({ graph, perception }),
    });
  }
  const leading = [...first.values()].sort(
    (a, b) => Number(b.named) - Number(a.named) || b.score - a.score || a.key - b.key,
  );
  const made = orderAll(formula, judge, task, first);
  const others = made?.best ?? searchFor(formula, judge, task, leading);
  const rows = [
    ...leading,
    ...others
      .ranked()
      .filter(({ key }) => !first.has(key))
      .map(({ graph, key }) => ({ graph, key, known: false, named: false })),
  ].slice(0, MOST_ROWS);
  const total = made?.total ?? null;
  return {
    rows,
    total,
    coverage: total === null ? 'sample' : rows.length === total ? 'all' : 'plausible',
  };
}

/**
 * Makes and scores every isomer; null where they are too many. `expected`: constitutions that exist
 * for certain, counted even where the generator has no rule for them.
 */
function orderAll(
  formula: Formula,
  judge: Judge,
  task: Pick<Task, 'checkpoint'>,
  expected: ReadonlyMap<number, RankedIsomer>,
): { best: BestCandidates; total: number } | null {
  const made = new PackedGraphs(formula.heavyAtoms);
  const { small, large, largeFrom } = MOST_CHECKPOINTS;
  const checkpoints = formula.heavyAtoms < largeFrom ? small : large;
  // Making them costs a fifth of ordering: what is too much is given up before that, and nothing is
  // made twice.
  const { ended } = generateIsomers(
    { formula, mode: 'chemical', groups: GROUPS, task, checkpoints, limit: MOST_VISITED },
    (graph) => made.add(graph),
  );
  if (ended !== 'complete') return null;
  const best = new BestCandidates(MOST_ROWS);
  const perception = emptyPerception(formula.heavyAtoms);
  const unclassed = eachAtomItsClass(formula.heavyAtoms);
  const mayHaveRings = degreeOfUnsaturation(formula.counts, formula.charge) > 0;
  const aromatic = new Set<number>();
  const met = new Set<number>();
  const surroundings = new Set(
    [...expected.values()].map((isomer) => surroundingsKey(isomer.graph)),
  );
  let total = 0;
  made.forEach((graph) => {
    if ((total & CHECK_EVERY) === CHECK_EVERY) task.checkpoint();
    if (mayHaveRings) perceiveRings(graph, unclassed);
    const isAromatic = unclassed.aromatic.includes(1);
    const score = judge.byTables({ graph, perception: unclassed });
    // Most are neither expected nor among the best: their symmetry and fingerprints would cost a
    // third of ordering them.
    if (!isAromatic && !best.accepts(score) && !surroundings.has(surroundingsKey(graph))) {
      total++;
      return;
    }
    perceiveInto(graph, perception);
    const key = fingerprintKey(graph, perception);
    // The generator makes every graph once; only the Kekulé forms of an arene are one constitution.
    if (isAromatic) {
      if (aromatic.has(key)) return;
      aromatic.add(key);
    }
    total++;
    if (expected.has(key)) met.add(key);
    best.offer(graph, score, key);
  });
  return total > MOST_ORDERED ? null : { best, total: total + expected.size - met.size };
}

/**
 * A perception in which every atom is a class of its own: the score without spectra adds up atoms,
 * alike or not.
 */
function eachAtomItsClass(atomCount: number): ReusedPerception {
  const perception = emptyPerception(atomCount);
  perception.symmetryClass.forEach((_, atom) => {
    perception.symmetryClass[atom] = atom;
  });
  perception.symmetryClassCount = atomCount;
  return perception;
}

/** Plausible isomers from a short search around those known. */
function searchFor(
  formula: Formula,
  judge: Judge,
  task: Pick<Task, 'checkpoint'>,
  known: readonly RankedIsomer[],
): BestCandidates {
  const best = new BestCandidates(MOST_ROWS);
  let steps = 0;
  const search = searchIsomers({
    formula,
    seed: SEED,
    evaluations: SEARCHED,
    starts: known.map(({ graph }) => graph),
    task,
    isSpent: () => ++steps > SEARCH_STEPS,
    fitness: (graph, perception) => judge.byTables({ graph, perception }),
  });
  for (const { graph, perception, fitness } of search)
    best.offer(graph, fitness, fingerprintKey(graph, perception));
  return best;
}
