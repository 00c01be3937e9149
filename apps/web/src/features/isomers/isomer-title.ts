import type { ShownIsomer } from '@elucida/contract/shown-isomers';
import { semicolonList } from '@elucida/messages/format/semicolon-list';

/** What a row is called: its name, else its SMILES. */
export const isomerTitle = ({ name, smiles }: ShownIsomer): string => name || smiles || '–';

/** A list as the table shows it; a dash where there is nothing. */
export const listText = (items: readonly string[]): string =>
  semicolonList(items.filter((item) => item !== '')) || '–';
