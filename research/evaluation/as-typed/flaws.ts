import { ethylAcetate, referenceLine, residue, solventLines, waterLine } from './foreign-flaws.ts';
import type { Flaw } from './flaw.ts';
import {
  mergedCarbons,
  mergedProtons,
  missingQuaternary,
  noMultiplicities,
  offset,
  plainDoublets,
  roughIntegrals,
  roundedShifts,
  typo,
} from './reading-flaws.ts';

/** One flaw each, by name. */
export const FLAWS: Readonly<Record<string, Flaw>> = {
  none: (test) => test,
  cdcl3: solventLines('CDCl3', { whole: true, declared: false }),
  'cdcl3-declared': solventLines('CDCl3', { whole: true, declared: true }),
  'dmso-one-line': solventLines('DMSO-d6', { whole: false, declared: false }),
  'dmso-septet': solventLines('DMSO-d6', { whole: true, declared: false }),
  'dmso-declared': solventLines('DMSO-d6', { whole: true, declared: true }),
  water: waterLine,
  tms: referenceLine,
  'ethyl-acetate': ethylAcetate,
  impurity: residue,
  'missing-quaternary': missingQuaternary,
  offset: offset,
  integrals: roughIntegrals,
  'no-multiplicities': noMultiplicities,
  rounded: roundedShifts,
  typo: typo,
  'merged-protons': mergedProtons,
  'merged-carbons': mergedCarbons,
  'plain-doublets': plainDoublets,
};
