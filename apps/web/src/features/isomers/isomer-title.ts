import type { ShownIsomer } from '@elucida/contract/shown-isomers';

/** What a row is called: its name, else its SMILES. */
export const isomerTitle = ({ name, smiles }: ShownIsomer): string => name || smiles || '–';

/** A list as the table shows it (specification §2): joined with semicolons, in whose place a sentence drops its period; a dash where there is nothing. */
export const listText = (items: readonly string[]): string => {
  const shown = items.filter((item) => item !== '');
  return shown.map((item, index) => (index < shown.length - 1 ? item.replace(/\.$/, '') : item)).join('; ') || '–';
};
