import type { VerificationFault } from '@elucida/analysis/verify/check-verification';
import { STRUCTURE_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { ASKED_SENTENCES, shownSmiles } from './check-asked.ts';
import { checkFormula } from './check-formula.ts';

interface Asked {
  readonly structure: string;
  readonly formula?: string | undefined;
  readonly byproducts?: readonly string[] | undefined;
}

const sentenceOf = (fault: VerificationFault, formula: string): string =>
  fault === 'unsupported'
    ? 'holds an element that is not supported'
    : ASKED_SENTENCES[fault](formula);

/**
 * The formula of the sample that a verification is about: the one given, or that of the structure.
 * Throws `invalid_input` or `invalid_formula` that points at what cannot be judged: before it is
 * accepted and counted.
 */
export async function checkVerification(
  { structure, formula, byproducts }: Asked,
  { chemistry }: Pick<Context, 'chemistry'>,
): Promise<string> {
  if (formula !== undefined) checkFormula(formula, ['body', 'formula']);
  const checked = await chemistry.run(
    'check-verification',
    { structure, formula, byproducts },
    { limitMs: STRUCTURE_BOUNDS.limitMs },
  );
  if (checked.ok) return checked.formula;
  const errors = checked.problems.map(({ place, smiles, fault, formula: sample }) => ({
    loc: ['body', ...place],
    msg: `"${shownSmiles(smiles)}" ${sentenceOf(fault, sample)}.`,
    type: fault,
  }));
  throw new DomainError('invalid_input', { detail: errors[0]!.msg, errors });
}
