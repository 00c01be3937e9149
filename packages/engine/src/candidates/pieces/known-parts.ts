import type { ProposerWeights } from '@elucida/prediction/neural/proposer';
import type { SpectralFacts } from '../../constraints/spectral-facts.ts';
import type { Task } from '../../stages.ts';
import type { WeightedPiece } from '../search/pieces.ts';
import { seededRandom } from '../search/random.ts';
import type { Assembly } from '../search/whole-starts.ts';
import { changesOf } from './changes-of.ts';
import { jigsaw } from './jigsaw.ts';
import type { LearnedPiece } from './learned-piece.ts';
import { partEvidence } from './part-evidence.ts';
import { searchPieces, weighPieces, type WeighedPiece } from './weigh-pieces.ts';

/** What a search takes of the parts of known molecules. */
interface KnownParts {
  /** Parts that moves draw from, by weight. */
  readonly pieces: WeightedPiece[];
  /** Sets of parts that make up the molecule, to begin at, best first. */
  readonly assemblies: Assembly[];
}

interface KnownPartsInput {
  readonly facts: SpectralFacts;
  readonly pieces: readonly LearnedPiece[];
  /** Without it parts are weighed by how often they occur and by their carbons. */
  readonly proposer?: ProposerWeights | undefined;
  readonly seed: number;
  readonly task: Pick<Task, 'checkpoint'>;
}

/** Weighs the parts of known molecules by the spectra, and joins sets of them. */
export function knownParts({ facts, pieces, proposer, seed, task }: KnownPartsInput): KnownParts {
  const { formula } = facts;
  const weighed = weighPieces(pieces, formula, {
    signals: facts.C13NMR?.own ?? null,
    changeOf: changesOf(proposer, facts),
  });
  const sets = (parts: readonly WeighedPiece[]) =>
    jigsaw(parts, formula, partEvidence(facts), seededRandom(seed), task);
  return {
    pieces: searchPieces(weighed),
    assemblies: inTurn(sets(weighed), sets(weighed.filter(({ piece }) => !piece.row.isUnion))),
  };
}

/**
 * The better half of both lists, one of each in turn. Unions of parts find most molecules at once
 * and crowd out the sets of small parts that others need: of 68 literature cases 55 are first with
 * both, 54 with unions alone and 53 without (research/evaluation/engine/main.ts, 23 November 2026).
 */
function inTurn<Item>(some: readonly Item[], others: readonly Item[]): Item[] {
  const half = Math.ceil(Math.max(some.length, others.length) / 2);
  return Array.from({ length: half }, (_, i) => [some[i], others[i]])
    .flat()
    .filter((item) => item !== undefined);
}
