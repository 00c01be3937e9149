import type { AskedProblem } from '@elucida/engine/candidates/check-asked';
import type { Asked } from '../adapters/chemistry/jobs/check-asked.ts';
import { STRUCTURE_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

/** English sentences; the web translates by `type`, which is the code. */
export const ASKED_SENTENCES = {
  unreadable: () => 'cannot be read as a structure (SMILES)',
  'wrong-formula': (formula: string) => `does not have the formula ${formula}`,
  'parts-differ': () =>
    'cannot be compared with the others: a salt and a single molecule are not judged together',
  'fragments-differ': () => 'contradicts the fragments given',
  'fragment-too-large': (formula: string) => `needs atoms that ${formula} does not have`,
} as const;

export const shownSmiles = (smiles: string) =>
  smiles.length > 40 ? `${smiles.slice(0, 40)}…` : smiles;

/**
 * The structures and fragments of a job, nothing where none are asked about. Throws `invalid_input`
 * that points at each that cannot be judged: before the analysis is accepted and counted.
 */
export async function checkAsked(
  asked: Asked,
  { chemistry }: Pick<Context, 'chemistry'>,
): Promise<Partial<Omit<Asked, 'formula'>>> {
  const { formula, structures, fragments } = asked;
  if (structures.length + fragments.present.length + fragments.absent.length === 0) return {};
  const problems = await chemistry.run('check-asked', asked, {
    limitMs: STRUCTURE_BOUNDS.limitMs,
  });
  refuseAsked(problems, { formula, under: ['body'] });
  return { structures, fragments };
}

/** Throws `invalid_input` that points at each problem, `under` a part of the request; for none nothing. */
export function refuseAsked(
  problems: readonly AskedProblem[],
  { formula, under }: { readonly formula: string; readonly under: readonly string[] },
): void {
  if (problems.length === 0) return;
  const errors = problems.map(({ place, smiles, fault }) => ({
    loc: [...under, ...place],
    msg: `"${shownSmiles(smiles)}" ${ASKED_SENTENCES[fault](formula)}.`,
    type: fault,
  }));
  throw new DomainError('invalid_input', { detail: errors[0]!.msg, errors });
}
