import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { usualCharges } from '@elucida/molecules/usual-charges';

/**
 * Identity of a constitution by the project's drawing: a set may draw as a zwitterion what is
 * answered neutral (an anilinium sulfonate), which is one compound, as in its InChI.
 */
export const answerKey = (smiles: string): string =>
  constitutionKey(usualCharges(graphFromSmiles(smiles)));
