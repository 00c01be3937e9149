import { listRow, peakRows, type StoredItem } from './csv-rows.ts';
import { csvLine, type CsvForm } from '../../formats/csv-text.ts';
import type { Job } from '../../adapters/threads/job.ts';

const ITEM: StoredItem = {
  formula: 'CH4',
  nombre_molecula: null,
  created_at: 0,
  result_json: '{}',
};
const FORM: CsvForm = { separator: ',', decimal: '.' };

/** A stored result without its raw output, for lists of many items. */
function briefResult(result_json: string): string {
  const result = JSON.parse(result_json) as Record<string, unknown>;
  return JSON.stringify(
    Object.fromEntries(Object.entries(result).filter(([key]) => !key.startsWith('raw_'))),
  );
}

export const writeBriefResult: Job<string, string> = { run: briefResult, sample: '{}' };

/** One analysis as a line of the table of all. */
export const writeListLine: Job<{ readonly item: StoredItem; readonly form: CsvForm }, string> = {
  run: ({ item, form }) => csvLine(listRow(item), form),
  sample: { item: ITEM, form: FORM },
};

/** The peaks of one analysis, a line each. */
export const writePeakLines: Job<{ readonly item: StoredItem; readonly form: CsvForm }, string> = {
  run: ({ item, form }) =>
    peakRows(item)
      .map((cells) => csvLine(cells, form))
      .join(''),
  sample: { item: ITEM, form: FORM },
};
