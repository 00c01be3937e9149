import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { StructuresRejected } from '../errors.ts';

/** A structure's formula with its charge, as the formula of a sample is written. Throws `StructuresRejected`. */
export function formulaOf(smiles: string): string {
  try {
    // Parts with charges of their own are a salt, whose formula has none.
    const charge = graphFromSmiles(smiles).charge.reduce((sum, each) => sum + each, 0);
    const sign = charge > 0 ? '+' : '-';
    return `${molecularFormula(smiles)}${charge === 0 ? '' : `${sign}${Math.abs(charge)}`}`;
  } catch {
    throw new StructuresRejected('', [{ place: ['structures', 0], smiles, fault: 'unreadable' }]);
  }
}
