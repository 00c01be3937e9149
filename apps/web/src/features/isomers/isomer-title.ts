import type { ShownIsomer } from '@elucida/contract/shown-isomers';

/** What a row is called: its name, else its SMILES. */
export const isomerTitle = ({ name, smiles }: ShownIsomer): string => name || smiles || '–';

/** A list as the table shows it (specification §2): joined with semicolons, a dash where there is nothing. */
export const listText = (items: readonly string[]): string => items.filter((item) => item !== '').join('; ') || '–';
