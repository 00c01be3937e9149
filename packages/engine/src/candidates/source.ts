import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Identification, IdentifyRequest, Proposer } from '../identification.ts';
import type { Judge } from '../judging/judge.ts';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { Task } from '../stages.ts';
import type { ProposerWeights } from '@elucida/prediction/neural/proposer';
import type { NeighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import type { AnnealingThreads } from './correlated/anneal/annealing-run.ts';
import type { LearnedPiece } from './pieces/learned-piece.ts';

/**
 * A molecule that a source puts forward, of exactly the formula. Graph and perception are the
 * source's, which writes the next molecule to them: copy what you keep.
 */
export interface Proposal {
  readonly graph: MolecularGraph;
  readonly proposer: Proposer;
  /** Where the source perceived the molecule itself. */
  readonly perception?: Perception;
  /** Where the source scored the molecule itself: by tables and the small network. */
  readonly score?: number;
  /** It is judged whatever its score, though its source's molecules compete. */
  readonly stays?: boolean;
}

/** What sources build molecules from. */
export interface Learned {
  /** Parts of known molecules. */
  readonly pieces: readonly LearnedPiece[];
  /** What weighs them by the spectra, beside their own shifts. */
  readonly proposer?: ProposerWeights;
  /** Shifts of carbons by their direct neighbours. */
  readonly neighbours?: NeighbourShifts;
  /** Threads that take over runs of an annealing. */
  readonly annealingThreads?: AnnealingThreads;
}

/** What a source may know of the question. */
export interface SourceContext extends Learned {
  readonly request: IdentifyRequest;
  /** What counted spectra and formula say. */
  readonly facts: SpectralFacts;
  readonly judge: Judge;
  /** Molecules that sources before this one named, which a search may start from. */
  readonly named: readonly MolecularGraph[];
  /**
   * Asked for cancellation at least every 50 ms. It throws `Cancelled`, which ends the whole
   * analysis; no source ends by throwing.
   */
  readonly task: Pick<Task, 'checkpoint' | 'isLate'>;
}

/**
 * What a source proposes, in an order that depends on the context alone. Whoever has enough stops
 * iterating; work is done as molecules are asked for.
 */
export interface Proposals extends Iterable<Proposal> {
  /**
   * How much of the formula's plausible isomers they are: all; some; or none, because the formula
   * is out of the source's reach.
   */
  readonly covers: 'all' | 'some' | 'none';
  /** How far the source has come, 0–1: for progress. */
  share(): number;
}

/** Where candidates come from. Each is listed in `SOURCES`. */
export interface CandidateSource {
  /** Its name in `proposedBy`; null where each proposal names somebody outside. */
  readonly name: string | null;
  /** What the answer calls the way candidates were found once this source was the last to reach. */
  readonly method: Identification['search']['method'];
  /** Whether its molecules compete for a place among the finalists; those of others stay. */
  readonly competes: boolean;
  propose(context: SourceContext): Proposals;
}

/** What a source answers whose reach the formula exceeds. */
export const OUT_OF_REACH: Proposals = {
  covers: 'none',
  share: () => 1,
  [Symbol.iterator]: () => [][Symbol.iterator](),
};

/** Proposals of molecules that are all known before the first is asked for. */
export function proposalsOf(molecules: readonly Proposal[], covers: 'all' | 'some'): Proposals {
  let given = 0;
  return {
    covers,
    share: () => (molecules.length === 0 ? 1 : given / molecules.length),
    *[Symbol.iterator]() {
      for (given = 0; given < molecules.length; given++) yield molecules[given];
    },
  };
}
