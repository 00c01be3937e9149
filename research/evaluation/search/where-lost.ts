import { changesOf } from '@elucida/engine/candidates/pieces/changes-of';
import { knownParts } from '@elucida/engine/candidates/pieces/known-parts';
import { partEvidence } from '@elucida/engine/candidates/pieces/part-evidence';
import { partSets } from '@elucida/engine/candidates/pieces/part-sets';
import { proposerOfRound } from '@elucida/engine/candidates/pieces/proposer-of-round';
import { weighPieces } from '@elucida/engine/candidates/pieces/weigh-pieces';
import { isPlausible } from '@elucida/engine/candidates/search/is-plausible';
import { seededRandom } from '@elucida/engine/candidates/search/random';
import { roughScore } from '@elucida/engine/candidates/search/rough-score';
import { searchIsomers } from '@elucida/engine/candidates/search/search-isomers';
import { searchSource } from '@elucida/engine/candidates/search-source';
import { readFacts, type SpectralFacts } from '@elucida/engine/constraints/spectral-facts';
import { symmetricShare } from '@elucida/engine/constraints/symmetric-share';
import type { EngineData } from '@elucida/engine/identify';
import { makeJudge, type Judge } from '@elucida/engine/judging/judge';
import { unattended } from '@elucida/engine/stages';
import { colourKey } from '@elucida/molecules/fingerprint';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { usualCharges } from '@elucida/molecules/usual-charges';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { LearnedPiece } from '@elucida/engine/candidates/pieces/learned-piece';
import { cutPieces } from '../../datasets/cut-pieces.ts';
import { partKey } from '../../datasets/part-key.ts';
import { runCase } from '../engine/run-case.ts';
import type { BenchCase } from '../cases/bench-case.ts';

/**
 * Where a truth is lost, in the order of the pipeline:
 * `limits`: no search may make it (elements, valences, strain); `fitness`: at least `FINALISTS` molecules that
 * the search met score better, so that it would not be kept; `patience`: the search meets it with four times
 * the work; `moves`: not even then; `screening`: met, and not among the finalists; `score`: among the
 * finalists, and another is first.
 */
export const CAUSES = ['limits', 'moves', 'patience', 'fitness', 'screening', 'score'] as const;
export type Cause = (typeof CAUSES)[number];

/** What is known of one truth. */
export interface Loss {
  readonly cause: Cause | null;
  /** Its rank among the finalists; null where it is none. */
  readonly rank: number | null;
  readonly confidence: number;
  /** Evaluations until the search met it, over all rounds; null for finalists too, which were met. */
  readonly metAfter: number | null;
  /** Whether all of its parts, cut with or without what rings carry, are learned ones. */
  readonly partsKnown: boolean;
  /** Place of its parts among the sets that are joined first, from 1; null where it is not among them. */
  readonly setRank: number | null;
  /** Of a truth that is no finalist: its fitness less that of the best molecule met. */
  readonly behind: number;
  readonly seconds: number;
}

/** Finalists of the pipeline. */
const FINALISTS = 400;
/** Rounds that an unsure search makes at most. */
const MOST_ROUNDS = 4;
/** How much longer a search goes on to distinguish patience from moves. */
const LONGER = 4;
const MOST_EVALUATIONS = 30_000;

interface Question {
  readonly formula: Formula;
  readonly facts: SpectralFacts;
  readonly judge: Judge;
  readonly data: EngineData;
  readonly seed: number;
  readonly truth: MolecularGraph;
  readonly key: number;
}

/** Runs a case as the pipeline does, and where its truth is not first looks where it was lost. */
export function whereLost(test: BenchCase, data: EngineData, seed: number): Loss {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.id}: ${test.formula} is no formula`);
  const { formula } = parsed;
  const result = runCase(test, data, { useLibrary: false, seed, asGiven: false });
  const truth = usualCharges(graphFromSmiles(test.answer));
  const perception = perceive(truth);
  const facts = readFacts(formula, test.spectra);
  const judge = makeJudge({ facts, predictor: data.predictor });
  const question = { formula, facts, judge, data, seed, truth, key: colourKey(perception) };
  const known = {
    rank: result.rank,
    confidence: result.confidence,
    partsKnown: hasKnownParts(question),
    setRank: setRankOf(question),
    seconds: result.cpuMilliseconds / 1000,
  };
  if (result.rank !== null)
    return { ...known, cause: result.rank === 1 ? null : 'score', metAfter: null, behind: 0 };
  const own = judge.bySmallNetwork({ graph: truth, perception });
  const met = roundsOf(question, result.considered);
  const scores = met.map((round) => round.map(({ score }) => score));
  const better = Math.max(...scores.map((of) => of.filter((x) => x > own + 1e-6).length));
  const at = met.flat().findIndex((each) => each.key === question.key);
  return {
    ...known,
    metAfter: at < 0 ? null : at + 1,
    behind: own - Math.max(...scores.flat()),
    cause: causeOf(),
  };

  function causeOf(): Cause {
    if (!isPlausible(truth)) return 'limits';
    if (at >= 0) return 'screening';
    if (better >= FINALISTS) return 'fitness';
    return searchLonger(question) ? 'patience' : 'moves';
  }
}

interface Met {
  readonly key: number;
  readonly score: number;
}

/** What the search of the pipeline met, by rounds: as many as come to the constitutions that it considered. */
function roundsOf(question: Question, considered: number): Met[][] {
  const rounds: Met[][] = [];
  const known = new Set<number>();
  do {
    const met = searchOnce(question, rounds.length);
    for (const { key } of met) known.add(key);
    rounds.push(met);
  } while (known.size < considered && rounds.length < MOST_ROUNDS);
  return rounds;
}

/** One round of the search, counted from 0. */
function searchOnce({ data, facts, formula, judge, seed }: Question, round: number): Met[] {
  const met: Met[] = [];
  for (const { graph, perception, score = -Infinity } of searchSource.propose({
    request: { formula, spectra: [], top: 10, seed: seed + round, useLibrary: false, hide: [] },
    facts,
    judge,
    pieces: data.pieces ?? [],
    proposer: proposerOfRound(round, data.proposer),
    neighbours: data.neighbours,
    named: [],
    task: unattended,
  }))
    met.push({ key: colourKey(perception ?? perceive(graph)), score });
  return met;
}

const weigh = ({ pieces = [], proposer }: EngineData, facts: SpectralFacts) =>
  weighPieces(pieces, facts.formula, {
    signals: facts.C13NMR?.own ?? null,
    changeOf: changesOf(proposer, facts),
  });

/** Whether the search meets the truth with several times the work, and no end before that. */
function searchLonger({ data, facts, formula, judge, key, seed }: Question): boolean {
  const { pieces = [], proposer, neighbours } = data;
  const search = searchIsomers({
    formula,
    evaluations: LONGER * MOST_EVALUATIONS,
    seed,
    ...knownParts({ facts, pieces, proposer, seed, task: unattended }),
    fitness: (graph, perception, atLeast) => judge.bySmallNetwork({ graph, perception }, atLeast),
    misfit: (graph, perception, out, apart) => judge.misfit({ graph, perception }, out, apart),
    rough: neighbours ? roughScore(neighbours, partEvidence(facts)) : null,
    symmetricShare: symmetricShare(facts),
    task: unattended,
  });
  for (const { perception } of search) if (colourKey(perception) === key) return true;
  return false;
}

/** Keys of the parts of a truth, for each way to cut it. */
const partsOf = (truth: MolecularGraph): number[][] =>
  [false, true].map((bare) =>
    cutPieces(truth, perceive(truth), bare).map(({ row }) => partKey(row)),
  );

/** Keys of the learned parts, made once. */
const learned = new WeakMap<LearnedPiece, number>();
function keyOfPiece(piece: LearnedPiece): number {
  const known = learned.get(piece);
  if (known !== undefined) return known;
  const key = partKey(piece.row);
  learned.set(piece, key);
  return key;
}

function hasKnownParts({ data, facts, truth }: Question): boolean {
  const weighed = weigh(data, facts);
  const keys = new Set(weighed.map(({ piece }) => keyOfPiece(piece)));
  return partsOf(truth).some((parts) => parts.every((key) => keys.has(key)));
}

/** Unions are left out: their parts are compared. */
function setRankOf({ data, facts, formula, seed, truth }: Question): number | null {
  const single = weigh(data, facts).filter(({ piece }) => !piece.row.isUnion);
  const wanted = new Set(partsOf(truth).map((parts) => parts.sort((a, b) => a - b).join()));
  const at = partSets(
    single,
    formula,
    partEvidence(facts),
    seededRandom(seed),
    unattended,
  ).findIndex(({ parts }) =>
    wanted.has(
      parts
        .map(keyOfPiece)
        .sort((a, b) => a - b)
        .join(),
    ),
  );
  return at < 0 ? null : at + 1;
}
