import { checkAsked, type AskedFault } from '@elucida/engine/candidates/check-asked';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { StructuresRejected } from '../errors.ts';
import { formulaOf } from './formula-of.ts';

/** What can be wrong with a structure that is to be verified, or with a by-product. */
export type VerificationFault = AskedFault | 'unsupported';

export interface VerificationProblem {
  readonly place: readonly ['structure'] | readonly ['byproducts', number];
  readonly smiles: string;
  /** Of the sample, as given or as that of the structure. */
  readonly formula: string;
  readonly fault: VerificationFault;
}

/** The structures of a question; `formula` is one that parses. */
export interface VerificationStructures {
  readonly structure: string;
  readonly formula?: string | undefined;
  readonly byproducts?: readonly string[] | undefined;
}

/** The sample's formula, or what of the structures cannot be judged. */
export type CheckedVerification =
  | { readonly ok: true; readonly formula: string }
  | { readonly ok: false; readonly problems: readonly VerificationProblem[] };

type Judgeable = { readonly formula: string } | { readonly fault: VerificationFault };

/** Whether a structure can be judged as a sample of a formula: its own where none is given. */
function judgeable(smiles: string, given?: string): Judgeable {
  let formula: string;
  try {
    formula = given ?? formulaOf(smiles);
  } catch (error) {
    if (error instanceof StructuresRejected) return { fault: 'unreadable' };
    throw error;
  }
  const parsed = parseFormula(formula);
  if (!parsed.ok) return { fault: 'unsupported' };
  const [problem] = checkAsked({ formula: parsed.formula, structures: [smiles] });
  return problem === undefined ? { formula } : { fault: problem.fault };
}

/**
 * Checks the structures of a verification before it is accepted: each can be read and judged, and the
 * expected one has the formula of the sample. By-products may have formulas of their own.
 */
export function checkVerification({
  structure,
  formula,
  byproducts = [],
}: VerificationStructures): CheckedVerification {
  const expected = judgeable(structure, formula);
  const given = formula ?? ('formula' in expected ? expected.formula : '');
  const problems = byproducts.flatMap((smiles, i): VerificationProblem[] => {
    const read = judgeable(smiles);
    return 'fault' in read
      ? [{ place: ['byproducts', i], smiles, formula: given, fault: read.fault }]
      : [];
  });
  if ('fault' in expected)
    problems.unshift({
      place: ['structure'],
      smiles: structure,
      formula: given,
      fault: expected.fault,
    });
  return problems.length === 0 ? { ok: true, formula: given } : { ok: false, problems };
}
