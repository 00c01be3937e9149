import type { FormulaPiece } from './formula.ts';
import { hillText } from './hill.ts';

/**
 * What may be next to a molecule in a salt, a solvate or an adduct without signals of its own in
 * most spectra: acids, bases, counter-ions and small solvents by their Hill formula, each with its
 * SMILES (neutral acids and bases as PubChem draws hydrochlorides).
 */
export const COMPANIONS: Readonly<Record<string, string>> = {
  ClH: 'Cl',
  BrH: 'Br',
  HI: 'I',
  FH: 'F',
  H2O4S: 'OS(O)(=O)=O',
  HNO3: 'O[N+]([O-])=O',
  H3O4P: 'OP(O)(O)=O',
  ClHO4: 'OCl(=O)(=O)=O',
  H3N: 'N',
  H2O: 'O',
  C2HF3O2: 'OC(=O)C(F)(F)F',
  CO2: 'O=C=O',
  'Cl-': '[Cl-]',
  'Br-': '[Br-]',
  'I-': '[I-]',
  'F-': '[F-]',
  'BF4-': 'F[B-](F)(F)F',
  'F6P-': 'F[P-](F)(F)(F)(F)F',
  'HO4S-': 'OS([O-])(=O)=O',
  'NO3-': '[O-][N+]([O-])=O',
  'HO-': '[OH-]',
  'Na+': '[Na+]',
  'K+': '[K+]',
  'Li+': '[Li+]',
  'H4N+': '[NH4+]',
  ClNa: '[Na+].[Cl-]',
  ClK: '[K+].[Cl-]',
  ClLi: '[Li+].[Cl-]',
};

/** Whether a part is one of `COMPANIONS`. */
export const isCompanion = ({ counts, charge }: Pick<FormulaPiece, 'counts' | 'charge'>): boolean =>
  hillText(counts, charge) in COMPANIONS;
