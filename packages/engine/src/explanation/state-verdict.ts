import type { Candidate, Identification } from '../identification.ts';
import { confidenceLevel, LARGEST_MEASURED } from './confidence-level.ts';
import { reference } from './explained-candidate.ts';
import type { Statement } from './statement.ts';

/**
 * Whole percent, neither a certainty nor an impossibility: no evidence of these kinds is a proof.
 */
export const percent = (share: number): number | string =>
  share < 0.01 ? '< 1' : share > 0.99 ? '> 99' : Math.round(share * 100);

/** How sure an answer is, with the limit of what was measured. */
function levelOf(confidence: number, { heavyAtoms }: Identification['formula']): string {
  const level = confidenceLevel(confidence);
  return level === 'high' && heavyAtoms > LARGEST_MEASURED ? 'high-beyond' : level;
}

/** A chance of none of these is worth a sentence from here on. */
const WORTH_SAYING = 0.1;

/**
 * The answer or why there is none, how far ahead it is, and the chance that the truth is not in the
 * list. `tautomers`: which candidates are tautomers of the first.
 */
export function stateVerdict(
  { formula, verdict, reason, candidates, noneOfThese, search, setAside }: Identification,
  tautomers: readonly boolean[],
): Statement[] {
  const [best, second] = candidates;
  if (best === undefined)
    return [{ kind: 'inconclusive-no-candidates', values: { formula: formula.hill } }];
  const values = {
    molecule: reference(best),
    formula: formula.hill,
    percent: percent(best.confidence),
    level: levelOf(best.confidence, formula),
  };
  const none: Statement[] =
    noneOfThese >= WORTH_SAYING
      ? [{ kind: 'none-of-these', values: { percent: percent(noneOfThese) } }]
      : [];
  if (verdict === 'identified') {
    if (search.complete && candidates.length === 1 && best.evidence.length === 0)
      return [{ kind: 'only-isomer', values }];
    const runnerUp: Statement[] =
      second === undefined ? [] : [stateRunnerUp(candidates, tautomers)];
    return [{ kind: 'answer', values }, ...runnerUp, ...none];
  }
  if (reason === 'no-spectra')
    return [
      { kind: 'inconclusive-no-spectra', values },
      { kind: 'order-by-plausibility', values: {} },
    ];
  if (second !== undefined && second.rank === best.rank)
    return [
      { kind: 'inconclusive-tied', values: { ...values, rival: reference(second) } },
      ...none,
    ];
  if (reason === 'contradiction')
    return [stateContradiction(setAside, values), { kind: 'best-so-far', values }, ...none];
  return [
    { kind: `inconclusive-${reason ?? 'ambiguous'}`, values },
    { kind: 'best-so-far', values },
    ...none,
  ];
}

/** Which spectra belong to another substance, or else the formula does. */
function stateContradiction(
  setAside: Identification['setAside'],
  values: Statement['values'],
): Statement {
  if (setAside.length !== 1) return { kind: 'inconclusive-contradiction-both', values };
  return { kind: 'inconclusive-contradiction', values: { ...values, technique: setAside[0] } };
}

/**
 * The second candidate; where it is a tautomer of the first, with what all forms of the substance
 * have together.
 */
function stateRunnerUp(candidates: readonly Candidate[], tautomers: readonly boolean[]): Statement {
  const [best, second] = candidates;
  const values = { rival: reference(second), percent: percent(second.confidence) };
  if (!tautomers[1]) return { kind: 'runner-up', values };
  const together = candidates.reduce(
    (sum, { confidence }, i) => (tautomers[i] ? sum + confidence : sum),
    best.confidence,
  );
  return { kind: 'runner-up-tautomer', values: { ...values, together: percent(together) } };
}
