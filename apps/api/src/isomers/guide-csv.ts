import type { IsomersResponse } from '@elucida/contract/isomers';
import type { Language } from '@elucida/contract/languages';
import { ISOMER_COLUMNS } from '@elucida/messages/tables/isomer-columns';
import { BYTE_ORDER_MARK, csvForm, csvLine } from '../formats/csv-text.ts';

/** A page of a guide as CSV, a row for each isomer, lists joined with semicolons as on the page. */
export function guideCsv(
  { isomers }: Pick<IsomersResponse, 'isomers'>,
  language: Language,
): string {
  const words = ISOMER_COLUMNS[language];
  const form = csvForm(language);
  const titles = [
    words.rank,
    words.name,
    words.systematic,
    words.aka,
    words.smiles,
    words.known,
    words.h1,
    words.c13,
    words.ir,
    words.diagnostics,
  ];
  const rows = isomers.map((row) => [
    row.rank,
    row.name,
    row.systematic_name,
    row.aka.join('; '),
    row.smiles,
    row.known ? words.yes : words.no,
    row.h1nmr.join('; '),
    row.c13nmr.join('; '),
    row.ir.join('; '),
    row.diagnostics.join(' '),
  ]);
  return BYTE_ORDER_MARK + [titles, ...rows].map((cells) => csvLine(cells, form)).join('');
}
