import type { Proposal } from '../candidates/source.ts';
import { competes } from '../candidates/sources.ts';
import type { Proposer } from '../identification.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { colourKey } from '@elucida/molecules/fingerprint';
import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive, perceiveInto } from '@elucida/molecules/perceive';
import { emptyPerception, type Perception } from '@elucida/molecules/perception';

/** Candidates that go on to the full judgement, apart from the named ones. */
export const FINALISTS = 400;

/** A molecule on its way through the pipeline. */
export interface Finalist {
  /** `colourKey` of the constitution. */
  readonly key: number;
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly proposedBy: Proposer[];
  /** The score by which it became one: by tables, or by the small network in a search. */
  readonly firstScore: number;
  /** It stays whatever its score: an earlier search found it. */
  readonly stays?: boolean;
}

/** A finalist before it is known whether it stays. */
export type Contender = Omit<Finalist, 'perception'>;

/** What came together somewhere else, as plain data. */
export interface FoundElsewhere {
  readonly contenders: readonly Contender[];
  /** Keys of all constitutions offered there. */
  readonly seen: Float64Array;
}

/** Whether a molecule stays whatever its score: somebody named it, or an earlier search found it. */
export const isNamed = ({ proposedBy, stays }: Pick<Finalist, 'proposedBy' | 'stays'>): boolean =>
  stays === true || proposedBy.some((proposer) => !competes(proposer));

/**
 * The best molecules seen so far by their first score, each constitution once, whoever proposed it.
 * Molecules from the library and from outside are never pushed out by generated ones.
 */
export class Finalists {
  private readonly seen = new Map<number, Contender | null>();
  private readonly named: Contender[] = [];
  private ranked: Contender[] = [];
  private readonly room: number;
  private threshold = -Infinity;
  private perception = emptyPerception(0);
  /** The best so far by its first score. */
  leader: Contender | null = null;

  constructor(room: number) {
    this.room = room;
  }

  /** Different constitutions offered. */
  get considered(): number {
    return this.seen.size;
  }

  /** Perception of a molecule, in arrays that the next one is written to as well. */
  private perceived(graph: MolecularGraph): Perception {
    if (this.perception.aromatic.length !== graph.atomCount)
      this.perception = emptyPerception(graph.atomCount);
    perceiveInto(graph, this.perception);
    return this.perception;
  }

  /** True when the constitution was offered before; its new proposer is noted. */
  private isKnown(key: number, proposer: Proposer): boolean {
    const known = this.seen.get(key);
    if (known === undefined) return false;
    if (known && !known.proposedBy.includes(proposer)) known.proposedBy.push(proposer);
    return true;
  }

  /**
   * Offers a molecule; `score` is asked only for constitutions not seen before that their source has
   * not scored, with the score that they must exceed to stay.
   */
  offer(proposal: Proposal, score: (molecule: Molecule, atLeast: number) => number): void {
    const { graph, proposer, perception = this.perceived(graph), stays = false } = proposal;
    const key = colourKey(perception);
    if (this.isKnown(key, proposer)) return;
    const atLeast = competes(proposer) && !stays ? this.threshold : -Infinity;
    this.add({
      graph,
      key,
      proposer,
      firstScore: proposal.score ?? score({ graph, perception }, atLeast),
      stays,
    });
  }

  private add({
    graph,
    key,
    proposer,
    firstScore,
    stays,
  }: {
    graph: MolecularGraph;
    key: number;
    proposer: Proposer;
    firstScore: number;
    stays: boolean;
  }): void {
    const always = stays || !competes(proposer);
    if (!always && firstScore <= this.threshold) {
      this.seen.set(key, null);
      return;
    }
    const finalist: Contender = {
      key,
      graph: copyGraph(graph),
      proposedBy: [proposer],
      firstScore,
      ...(stays && { stays }),
    };
    this.seen.set(key, finalist);
    if (this.leader === null || byScore(finalist, this.leader) < 0) this.leader = finalist;
    if (always) this.named.push(finalist);
    else this.ranked.push(finalist);
    if (this.ranked.length >= 2 * this.room) this.cut();
  }

  /** The named ones and the best `room` of the others, best first. */
  best(): Finalist[] {
    this.cut();
    return [...this.named, ...this.ranked]
      .sort(byScore)
      .map((contender) => ({ ...contender, perception: perceive(contender.graph) }));
  }

  /** All that came together here, for finalists elsewhere. */
  found(): FoundElsewhere {
    this.cut();
    return {
      contenders: [...this.named, ...this.ranked],
      seen: Float64Array.from(this.seen.keys()),
    };
  }

  /** Takes in what came together elsewhere, as if it had been offered here. */
  takeIn({ contenders, seen }: FoundElsewhere): void {
    for (const contender of contenders) {
      const [first, ...others] = contender.proposedBy;
      if (!this.isKnown(contender.key, first))
        this.add({ ...contender, proposer: first, stays: contender.stays ?? false });
      for (const proposer of others) this.isKnown(contender.key, proposer);
    }
    for (const key of seen) if (!this.seen.has(key)) this.seen.set(key, null);
  }

  private cut(): void {
    this.ranked.sort(byScore);
    for (const dropped of this.ranked.slice(this.room)) this.seen.set(dropped.key, null);
    this.ranked = this.ranked.slice(0, this.room);
    if (this.ranked.length === this.room) this.threshold = this.ranked[this.room - 1].firstScore;
  }
}

function byScore(a: Contender, b: Contender): number {
  return b.firstScore - a.firstScore || a.key - b.key;
}
