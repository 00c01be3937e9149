import { atomLabels } from './atom-labels.ts';

/**
 * Labels of centres and double bonds of a SMILES, each given as its 0-based heavy atoms: `C4, C7=C8`. Empty where there
 * are none.
 */
export function elementLabels(smiles: string, elements: readonly (readonly number[])[]): string {
  const labels = atomLabels(smiles);
  return elements.map((atoms) => atoms.map((atom) => labels[atom]).join('=')).join(', ');
}
