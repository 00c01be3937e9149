import type { Formula } from '@elucida/spectra/formula/formula';
import type { MolecularGraph } from '../../molecules/graph.ts';
import type { Task } from '../../stages.ts';
import type { Composition } from '../generator/compositions.ts';
import { decompose, type UnitMolecule } from '../generator/decompose.ts';
import { isOfFormula } from '../is-of-formula.ts';
import { draftFrom, emptyDraft, type Draft } from './draft.ts';
import type { Pieces } from './pieces.ts';
import { randomStart } from './random-start.ts';
import type { Random } from './random.ts';
import { symmetricStart } from './symmetric-start.ts';
import type { ScoredDraft } from './tempering.ts';

/** Share of starts in the first composition, which has no special groups. */
const PLAIN_SHARE = 0.5;
/** Share of starts around a ring system. */
const CORE_SHARE = 0.8;
/** Share of these that are drawn, by how well they fit the evidence, out of turn. */
const DRAWN_CORE_SHARE = 0.5;
/** Share of starts that are whole molecules of parts that fit the evidence, where such can be made. */
const WHOLE_SHARE = 0.5;
const ATTEMPTS_PER_START = 10;

export interface StartPool {
  /** The fittest of the starts not yet used, made anew when too few are left. Empty when none can be made. */
  take(count: number): ScoredDraft[];
  /** Makes `count` more random starts. */
  fill(count: number): void;
}

export interface StartPoolOptions {
  readonly formula: Formula;
  readonly compositions: readonly Composition[];
  /** Molecules to start from as well; those of another formula are passed over. */
  readonly given: readonly MolecularGraph[];
  readonly pieces: Pieces;
  /** Makes whole molecules from parts that fit the evidence; null where one did not come together. */
  readonly wholeStart?: (random: Random) => MolecularGraph | null;
  readonly random: Random;
  readonly score: (draft: Draft) => number;
  readonly task: Pick<Task, 'checkpoint'>;
  /** Share of starts with equal arms. */
  readonly symmetricShare: number;
}

export function startPool({ formula, compositions, given, pieces, random, score, symmetricShare, task, wholeStart }: StartPoolOptions): StartPool {
  const pool: ScoredDraft[] = [];

  function add(draft: Draft): void {
    const fitness = score(draft);
    if (fitness > -Infinity) pool.push({ draft, fitness });
  }

  function addMolecule(graph: MolecularGraph | null): void {
    const molecule = graph !== null && isOfFormula(graph, formula) ? decompose(graph) : null;
    if (molecule !== null) add(draftFrom(molecule));
  }

  const { rings } = pieces;
  let core = random.below(rings.length);

  /** Ring systems in turn, so that none is left out by chance, now and then none. */
  function nextCore(): UnitMolecule | undefined {
    core = (core + 1) % rings.length;
    return random.next() < CORE_SHARE ? (random.next() < DRAWN_CORE_SHARE ? pieces.ring(random) : rings[core]) : undefined;
  }

  function fill(count: number): void {
    const wanted = pool.length + count;
    for (let attempt = 0; attempt < ATTEMPTS_PER_START * count && pool.length < wanted; attempt++) {
      task.checkpoint();
      if (wholeStart && random.next() < WHOLE_SHARE) {
        addMolecule(wholeStart(random));
        continue;
      }
      const c = random.next() < PLAIN_SHARE ? 0 : random.below(compositions.length);
      const draft = emptyDraft();
      if (random.next() < symmetricShare ? symmetricStart(draft, compositions[c], random, pieces) : randomStart(draft, compositions[c], random, pieces, nextCore())) add(draft);
    }
  }

  given.forEach(addMolecule);
  return {
    fill,
    take(count) {
      if (pool.length < count) fill(count - pool.length);
      pool.sort((a, b) => b.fitness - a.fitness);
      return pool.splice(0, count);
    },
  };
}
