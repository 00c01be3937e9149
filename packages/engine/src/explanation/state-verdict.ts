import { isAsked } from '../candidates/outside-source.ts';
import type { Candidate, Identification } from '../identification.ts';
import { confidenceLevel, LARGEST_MEASURED } from './confidence-level.ts';
import { reference } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';

/** How sure an answer is, with the limit of what was measured. */
function levelOf(confidence: number, { heavyAtoms }: Identification['formula']) {
  const level = confidenceLevel(confidence);
  return level === 'high' && heavyAtoms > LARGEST_MEASURED ? 'high-beyond' : level;
}

/** A chance of none of these is worth a sentence from here on. */
const WORTH_SAYING = 0.1;

/**
 * The answer or why there is none, how far ahead it is, and the chance that the truth is not in the
 * list; then where the structures come that were asked about. `tautomers`: which candidates are
 * tautomers of the first.
 */
export const stateVerdict = (
  identification: Identification,
  tautomers: readonly boolean[],
): Statement[] => [
  ...stateAnswer(identification, tautomers),
  ...stateFormulaHint(identification),
  ...identification.candidates.filter(isAsked).map((candidate): Statement => ({
    kind: 'asked-structure',
    values: {
      molecule: reference(candidate),
      rank: candidate.rank,
      percent: candidate.confidence,
    },
  })),
];

/** The formula that was probably meant. */
const stateFormulaHint = ({ formula, formulaHint }: Identification): Statement[] =>
  formulaHint === undefined
    ? []
    : [
        {
          kind: 'formula-hint',
          values: {
            formula: formula.hill,
            other: formulaHint.formula,
            molecule: { smiles: formulaHint.smiles, names: formulaHint.names },
          },
        },
      ];

function stateAnswer(
  {
    formula,
    verdict,
    reason,
    candidates,
    fragments,
    noneOfThese,
    search,
    setAside,
  }: Identification,
  tautomers: readonly boolean[],
): Statement[] {
  const [best, second] = candidates;
  if (best === undefined)
    return [
      {
        kind: fragments ? 'inconclusive-fragments' : 'inconclusive-no-candidates',
        values: { formula: formula.hill },
      },
    ];
  const molecule = reference(best),
    { hill } = formula,
    share = best.confidence;
  const none: Statement[] =
    noneOfThese >= WORTH_SAYING
      ? [{ kind: 'none-of-these', values: { percent: noneOfThese } }]
      : [];
  if (verdict === 'identified') {
    if (search.complete && candidates.length === 1 && best.evidence.length === 0)
      return [{ kind: 'only-isomer', values: { molecule, formula: hill } }];
    const runnerUp: Statement[] =
      second === undefined ? [] : [stateRunnerUp(candidates, tautomers)];
    const level = levelOf(share, formula);
    return [{ kind: 'answer', values: { molecule, percent: share, level } }, ...runnerUp, ...none];
  }
  if (reason === 'no-spectra')
    return [
      { kind: 'inconclusive-no-spectra', values: { formula: hill } },
      { kind: 'order-by-plausibility', values: {} },
    ];
  if (second !== undefined && second.rank === best.rank)
    return [
      {
        kind: 'inconclusive-tied',
        values: { molecule, rival: reference(second), percent: share },
      },
      ...none,
    ];
  const soFar: Statement = { kind: 'best-so-far', values: { molecule, percent: share } };
  return [stateReason({ reason, setAside, formula: hill }), soFar, ...none];
}

/** Why no candidate is put forward. */
function stateReason({
  reason,
  setAside,
  formula,
}: Pick<Identification, 'reason' | 'setAside'> & { formula: string }): Statement {
  switch (reason) {
    case 'contradiction':
      // Which spectra belong to another substance, or else the formula does.
      return setAside.length === 1
        ? { kind: 'inconclusive-contradiction', values: { technique: setAside[0], formula } }
        : { kind: 'inconclusive-contradiction-both', values: { formula } };
    case 'no-candidates':
      return { kind: 'inconclusive-no-candidates', values: { formula } };
    case 'out-of-reach':
      return { kind: 'inconclusive-out-of-reach', values: { formula } };
    case 'doubtful-formula':
      return { kind: 'inconclusive-doubtful-formula', values: { formula } };
    case 'poor-fit':
      return { kind: 'inconclusive-poor-fit', values: {} };
    default:
      return { kind: 'inconclusive-ambiguous', values: {} };
  }
}

/**
 * The second candidate; where it is a tautomer of the first, with what all forms of the substance
 * have together.
 */
function stateRunnerUp(candidates: readonly Candidate[], tautomers: readonly boolean[]): Statement {
  const [best, second] = candidates;
  const values = { rival: reference(second), percent: second.confidence };
  if (!tautomers[1]) return { kind: 'runner-up', values };
  const together = candidates.reduce(
    (sum, { confidence }, i) => (tautomers[i] ? sum + confidence : sum),
    best.confidence,
  );
  return { kind: 'runner-up-tautomer', values: { ...values, together } };
}
