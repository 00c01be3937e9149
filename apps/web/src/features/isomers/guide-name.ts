import type { ShownIsomers } from '@elucida/contract/shown-isomers';

/** What a guide is called: the name of the molecule asked for, else what was typed. */
export const guideName = ({ isomers, query }: ShownIsomers, typed: string): string => isomers.find((row) => row.named)?.name || query || typed;
