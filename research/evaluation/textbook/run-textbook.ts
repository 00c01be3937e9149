import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { explain } from '@elucida/engine/explanation/explain';
import type { Statement } from '@elucida/engine/statements/statement';
import { tautomersOfFirst } from '@elucida/engine/explanation/tautomers-of-first';
import { identify, type EngineData } from '@elucida/engine/identify';
import { answerKey } from '../cases/answer-key.ts';
import { unattended } from '@elucida/engine/stages';
import type { TextbookCase } from './read-textbook.ts';

/**
 * `right`: the compound is first, alone; `tied`: level with others, or second to a tautomer of its
 * own, which NMR does not tell from it.
 */
export type Outcome = 'right' | 'tied' | 'wrong';

export interface TextbookResult {
  readonly name: string;
  readonly of: string;
  readonly outcome: Outcome;
  readonly verdict: 'identified' | 'inconclusive';
  readonly reason?: string;
  /** Stated for the first candidate. */
  readonly confidence: number;
  readonly first: string | null;
  /** Rank of the compound among the candidates answered; null where it is not among them. */
  readonly rank: number | null;
  /** What the report says against the first candidate. */
  readonly against: readonly Statement[];
  readonly cpuMilliseconds: number;
}

/** Candidates asked for. */
const TOP = 10;

/** Identifies one compound and explains the answer. */
export function runTextbook(
  { name, of, formula, spectra, answer }: TextbookCase,
  data: EngineData,
  useLibrary: boolean,
): TextbookResult {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(`${name}: ${formula} is no formula`);
  const before = process.cpuUsage();
  const identification = identify(
    { formula: parsed.formula, spectra, top: TOP, seed: 1, useLibrary, hide: [] },
    data,
    unattended,
  );
  const { sections } = explain({ identification, spectra, predictor: data.predictor });
  const { user, system } = process.cpuUsage(before);
  const { candidates, verdict, reason } = identification;
  const key = answerKey(answer);
  const at = candidates.findIndex(({ smiles }) => answerKey(smiles) === key);
  const rank = at < 0 ? null : candidates[at].rank;
  const level = rank === 1 && candidates.filter((candidate) => candidate.rank === 1).length > 1;
  return {
    name,
    of,
    verdict,
    ...(reason !== undefined && { reason }),
    confidence: candidates[0]?.confidence ?? 0,
    first: candidates[0]?.smiles ?? null,
    rank,
    outcome:
      level || (at > 0 && tautomersOfFirst(candidates)[at])
        ? 'tied'
        : rank === 1
          ? 'right'
          : 'wrong',
    against: sections.against.filter(({ kind }) => !/^nothing-|weakest$/.test(kind)),
    cpuMilliseconds: (user + system) / 1000,
  };
}
