import { nameStructure } from '@elucida/library/name-structure';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { assess } from '../judging/confidence.ts';
import { ranksOf } from '../judging/finalist-ranking.ts';
import { writeSalt } from '../salts/write-salt.ts';
import { quietly, type CandidateSoFar } from '../stages.ts';
import { joinTautomers } from './join-tautomers.ts';
import type { Judged } from './judged.ts';
import type { FindInput } from './judge-pass.ts';

/** Candidates shown while a search goes on. */
const SHOWN = 5;

/**
 * The best of what a search has found so far, best first, with the probabilities that they would
 * be answered with now: tautomers together, salts whole.
 */
export function rankSoFar(
  judged: readonly Judged[],
  { request, counted, judge, salt, task }: FindInput,
): CandidateSoFar[] {
  const joined = joinTautomers(judged, judge, quietly(task));
  const { probabilities } = assess(joined, counted, { complete: false, onlyIsomer: false });
  const ranks = ranksOf(joined.map(({ score }) => score));
  return joined.slice(0, SHOWN).map(({ graph }, place) => {
    const smiles = salt ? writeSalt(graph, salt).smiles : canonicalSmiles(graph);
    return {
      rank: ranks[place],
      smiles,
      names: nameStructure(smiles, { useLibrary: request.useLibrary }).name,
      confidence: probabilities[place],
    };
  });
}
