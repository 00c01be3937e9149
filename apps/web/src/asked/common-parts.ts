import type { AskedText } from '@elucida/messages/pages/asked-text';

export type CommonPart = keyof AskedText['fragments']['parts'];

/**
 * Parts that are often known, as fragments of decision 39: hydrogens count where they are in
 * brackets, and there as the least number.
 */
export const COMMON_PARTS: Readonly<Record<CommonPart, string>> = {
  benzene: 'c1ccccc1',
  hydroxyl: '[OH]',
  carbonyl: 'C=O',
  acid: 'C(=O)[OH]',
  ester: 'C(=O)OC',
  amide: 'C(=O)N',
  amine: '[NH2]',
  nitrile: 'C#N',
  methoxy: '[CH3]O',
  alkene: 'C=C',
};
