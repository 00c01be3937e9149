import type { Prediction, PredictionRequest } from '@elucida/contract/predictions';
import { ISOMER_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

const SOLVENT = 'This solvent is not known. Leave it out, or give one such as CDCl3 or DMSO-d6.';

/**
 * The expected spectra of a molecule, by the thread of guides. Throws `DomainError`: the structure or
 * solvent is not known, or the thread is busy or too slow.
 */
export async function predictMolecule(
  asked: PredictionRequest,
  { isomers }: Pick<Context, 'isomers'>,
): Promise<Prediction> {
  const answer = await isomers.run('predict-molecule', asked, { limitMs: ISOMER_BOUNDS.limitMs });
  if (answer.ok) return answer.prediction;
  const loc = ['body', answer.field];
  if (answer.field === 'solvent')
    throw new DomainError('invalid_input', {
      detail: SOLVENT,
      errors: [{ loc, msg: SOLVENT, type: 'unknown_solvent' }],
    });
  const refused = new DomainError('unknown_name');
  throw new DomainError('unknown_name', {
    errors: [{ loc, msg: refused.message, type: 'unknown_name' }],
    suggestions: answer.suggestions,
  });
}
