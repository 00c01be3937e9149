import type { IdentifyRequest } from '../identification.ts';
import { structureOfCore } from '../candidates/structure-of-core.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { predictAsSalt } from '../salts/predict-as-salt.ts';
import { isCertainlySalt, saltsOf, type Salt } from '../salts/salt.ts';
import type { Task } from '../stages.ts';
import { quietly, type Judgement, type PassOptions } from './judge-in-passes.ts';

/**
 * What is asked about the molecule of a salt: its own formula, with what was proposed for the salt.
 */
export function requestOfCore(request: IdentifyRequest, salt: Salt): IdentifyRequest {
  const { proposals = [], structures = [] } = request;
  return {
    ...request,
    formula: salt.core,
    proposals: proposals.flatMap((proposal) =>
      proposal.smiles.split('.').map((smiles) => ({ ...proposal, smiles })),
    ),
    structures: structures.flatMap((smiles) => structureOfCore(smiles, salt) ?? []),
  };
}

/** The judgement of the molecule of a salt. */
export const optionsOfSalt = (
  request: IdentifyRequest,
  salt: Salt,
  options: Omit<PassOptions, 'request' | 'salt'>,
): PassOptions => ({
  ...options,
  request: requestOfCore(request, salt),
  salt,
  predictor: predictAsSalt(salt, options.predictor),
});

/**
 * Log units that a supposed salt must score above the best single molecule: formulas written in one
 * part rarely belong to salts. By the lines of aspartic acid (pH 7, 25 November 2026) it scores 1.8 above the
 * ammonium salt of a β-lactone, which was answered at 0.90 before.
 */
const SUPPOSED = 1;

/** Whether a supposed salt is likelier than the best molecule, where both were judged by all spectra. */
function isLikelier(salt: Judgement, molecule: Judgement): boolean {
  if (molecule.setAside.length > 0 || molecule.judged.length === 0) return true;
  return salt.judged[0].score - SUPPOSED > molecule.judged[0].score;
}

/**
 * Judges a formula as one molecule, or as a salt where it can be nothing else: of several salts the
 * first that explains the spectra, else the one that leaves least doubt. A formula that may be either
 * is judged as a salt where no single molecule explains the spectra, and is answered as one only
 * where that salt does: nobody typed it in parts. Where the user asks about a salt, it is one.
 */
export function judgeOrSalt(
  judge: (options: PassOptions) => Judgement,
  { request, predictor, task }: { request: IdentifyRequest; predictor: ShiftPredictor; task: Task },
): Judgement {
  const { formula } = request;
  const salts = saltsOf(formula);
  const asked = salts.filter((salt) =>
    request.structures?.some((smiles) => smiles.includes('.') && structureOfCore(smiles, salt)),
  );
  const isSalt = (isCertainlySalt(formula) && salts.length > 0) || asked.length > 0;
  let best = isSalt ? undefined : judge({ request, predictor, task });
  if (
    best &&
    (best.certainty.verdict === 'identified' ||
      best.certainty.reason === 'ambiguous' ||
      best.certainty.reason === 'doubtful-formula' ||
      best.certainty.reason === 'no-spectra')
  )
    return best;
  for (const salt of asked.length > 0 ? asked : salts) {
    const judged = judge(
      optionsOfSalt(request, salt, { predictor, task: best ? quietly(task) : task }),
    );
    if (judged.certainty.verdict === 'identified' && (!best || isLikelier(judged, best)))
      return judged;
    if (isSalt && (!best || judged.certainty.none < best.certainty.none)) best = judged;
  }
  return best!;
}
