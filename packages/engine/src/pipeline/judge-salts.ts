import type { IdentifyRequest } from '../identification.ts';
import { structureOfCore } from '../candidates/structure-of-core.ts';
import { predictAsSalt } from '../salts/predict-as-salt.ts';
import { isCertainlySalt, saltsOf, type Salt } from '../salts/salt.ts';
import { quietly } from '../stages.ts';
import { judgeInPasses, type Judgement } from './judge-in-passes.ts';
import type { Asked } from './judge-pass.ts';

/**
 * What is asked about the molecule of a salt: its own formula, with what was proposed for the salt.
 */
export function requestOfCore(request: IdentifyRequest, salt: Salt): IdentifyRequest {
  const { proposals = [], structures = [], from } = request;
  const ofCore = (asked: readonly string[]): string[] =>
    asked.flatMap((smiles) => structureOfCore(smiles, salt) ?? []);
  return {
    ...request,
    formula: salt.core,
    proposals: proposals.flatMap((proposal) =>
      proposal.smiles.split('.').map((smiles) => ({ ...proposal, smiles })),
    ),
    structures: ofCore(structures),
    ...(from && { from: { ...from, structures: ofCore(from.structures) } }),
  };
}

/** What is asked, of the molecule of a salt. */
export const askedOfSalt = (asked: Asked, salt: Salt): Asked => ({
  ...asked,
  request: requestOfCore(asked.request, salt),
  salt,
  predictor: predictAsSalt(salt, asked.predictor),
});

/** What a formula may be of: one molecule, and these salts. */
export interface Readings {
  readonly molecule: boolean;
  readonly salts: readonly Salt[];
}

/**
 * A formula is of one molecule, of a salt where it can be nothing else, or of either. Where the user
 * asks about a salt, it is one.
 */
export function readingsOf({ formula, structures = [] }: IdentifyRequest): Readings {
  const salts = saltsOf(formula);
  const asked = salts.filter((salt) =>
    structures.some((smiles) => smiles.includes('.') && structureOfCore(smiles, salt)),
  );
  if (asked.length > 0) return { molecule: false, salts: asked };
  return { molecule: !isCertainlySalt(formula) || salts.length === 0, salts };
}

/** Whether a molecule is answer enough, so that nobody asks whether the formula is of a salt. */
export const isAnswer = ({ certainty: { verdict, reason } }: Judgement): boolean =>
  verdict === 'identified' ||
  reason === 'ambiguous' ||
  reason === 'doubtful-formula' ||
  reason === 'no-spectra';

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
 * Judges a formula as each of these salts. `molecule`: the judgement as one molecule, where it may be
 * one; then only a salt that explains the spectra, and better, is answered: nobody typed it in parts.
 * Else it is the first salt that explains the spectra, or the one that leaves least doubt.
 */
export function judgeSalts(
  asked: Asked,
  salts: readonly Salt[],
  molecule: Judgement | null,
): Judgement {
  let best = molecule;
  for (const salt of salts) {
    const task = best ? quietly(asked.task) : asked.task;
    const judged = judgeInPasses(askedOfSalt({ ...asked, task }, salt));
    if (judged.certainty.verdict === 'identified' && (!best || isLikelier(judged, best)))
      return judged;
    if (!molecule && (!best || judged.certainty.none < best.certainty.none)) best = judged;
  }
  return best!;
}
