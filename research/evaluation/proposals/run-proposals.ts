import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { judgeRequest, type EngineData } from '@elucida/engine/identify';
import { carryOf, judgeAgain } from '@elucida/engine/identify-again';
import { makeJudge } from '@elucida/engine/judging/judge';
import { ranksOf } from '@elucida/engine/judging/finalist-ranking';
import { perceive } from '@elucida/molecules/perceive';
import type { Judgement } from '@elucida/engine/pipeline/judge-in-passes';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { unattended } from '@elucida/engine/stages';
import { groupOf, type BenchCase, type CaseGroup } from '../cases/bench-case.ts';
import { wrongIsomers } from './wrong-isomers.ts';

/**
 * Who proposes: nobody; always the truth; always a wrong isomer: one move from the truth at random
 * (`neighbour`), of forty such the one that the judge likes best (`lookalike`), or the engine's own
 * best wrong candidate (`runner-up`).
 */
export const PROPOSERS = ['engine alone', 'truth', 'neighbour', 'lookalike', 'runner-up'] as const;
export type ProposerKind = (typeof PROPOSERS)[number];

export interface ProposalOutcome {
  readonly rank: number | null;
  readonly confidence: number;
  readonly identified: boolean;
}
export interface ProposalResult {
  readonly id: string;
  readonly group: CaseGroup;
  readonly proposed: Readonly<Record<string, string | null>>;
  readonly outcomes: Readonly<Record<ProposerKind, ProposalOutcome>>;
}

const LOOKALIKES = 40;

/** Searches one case once, and judges its finalists again with each proposer's structure. */
export function runProposals(
  test: BenchCase,
  data: EngineData,
  { seed }: { seed: number },
): ProposalResult {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.id}: ${test.formula} is no formula`);
  const request = {
    formula: parsed.formula,
    spectra: test.spectra,
    top: 10,
    seed,
    useLibrary: false,
    hide: [],
  };
  const truth = graphFromSmiles(test.answer);
  const truthKey = constitutionKey(truth);
  const first = judgeRequest(request, data, unattended);
  const carried = carryOf(first);
  const isomers = wrongIsomers(truth, { seed, most: LOOKALIKES });
  const judge = makeJudge({ facts: first.facts, predictor: data.predictor });
  const liked = isomers
    .map((smiles) => ({ smiles, graph: graphFromSmiles(smiles) }))
    .map(({ smiles, graph }) => ({
      smiles,
      score: judge.byNetwork({ graph, perception: perceive(graph) }),
    }))
    .sort((a, b) => b.score - a.score);
  const wrong = first.judged.find(({ graph }) => constitutionKey(graph) !== truthKey);
  const proposed: Record<ProposerKind, string | null> = {
    'engine alone': null,
    truth: canonicalSmiles(truth),
    neighbour: isomers[0] ?? null,
    lookalike: liked[0]?.smiles ?? null,
    'runner-up': wrong ? canonicalSmiles(wrong.graph) : null,
  };
  const outcomes = PROPOSERS.map((kind): [ProposerKind, ProposalOutcome] => {
    const smiles = proposed[kind];
    const judgement =
      smiles === null
        ? first
        : judgeAgain({ ...request, proposals: [{ smiles, proposedBy: 'model' }] }, carried, {
            data,
            task: unattended,
          });
    return [kind, outcomeOf(judgement, truthKey)];
  });
  return {
    id: test.id,
    group: groupOf(test),
    proposed,
    outcomes: Object.fromEntries(outcomes) as Record<ProposerKind, ProposalOutcome>,
  };
}

function outcomeOf({ judged, certainty }: Judgement, truthKey: string): ProposalOutcome {
  const at = judged.findIndex(({ graph }) => constitutionKey(graph) === truthKey);
  return {
    rank: at < 0 ? null : ranksOf(judged.map(({ score }) => score))[at],
    confidence: certainty.probabilities[0] ?? 0,
    identified: certainty.verdict === 'identified',
  };
}
