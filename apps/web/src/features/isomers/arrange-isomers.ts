import type { ShownIsomer } from '@elucida/contract/shown-isomers';
import { isomerTitle } from './isomer-title.ts';

export const ISOMER_ORDERS = ['likely', 'name', 'protons', 'carbons'] as const;
export type IsomerOrder = (typeof ISOMER_ORDERS)[number];

export interface Arrangement {
  readonly filter: string;
  readonly knownOnly: boolean;
  readonly order: IsomerOrder;
}

/** For comparing: without capitals, and with a decimal point whichever sign the page shows. */
const comparable = (text: string): string =>
  text.toLocaleLowerCase().replaceAll(/(?<=\d),(?=\d)/g, '.');

const textOf = (row: ShownIsomer) =>
  [isomerTitle(row), ...row.aka, ...row.h1nmr, ...row.c13nmr, ...row.ir, ...row.diagnostics].join(
    '\n',
  );

/**
 * The rows that hold the filter's text, in the order asked for. `likely` is the server's own order.
 */
export function arrangeIsomers(
  rows: readonly ShownIsomer[],
  { filter, knownOnly, order }: Arrangement,
): ShownIsomer[] {
  const wanted = comparable(filter.trim());
  const kept = rows.filter(
    (row) =>
      (!knownOnly || row.known || row.named) &&
      (wanted === '' || comparable(textOf(row)).includes(wanted)),
  );
  if (order === 'name')
    return kept.toSorted((a, b) => isomerTitle(a).localeCompare(isomerTitle(b)));
  if (order === 'protons') return kept.toSorted((a, b) => a.h1nmr.length - b.h1nmr.length);
  return order === 'carbons' ? kept.toSorted((a, b) => a.c13nmr.length - b.c13nmr.length) : kept;
}
