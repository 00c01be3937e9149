import type { AnalysisInput } from '@elucida/contract/analyses';
import type { OwnRow, listFiles } from './queries/find-analysis.ts';
import { imagesJson } from './record-json.ts';
import { readInput } from './submission-json.ts';

/** What an analysis was asked, as JSON text. */
export function inputJson(row: OwnRow, files: Awaited<ReturnType<typeof listFiles>>): string {
  const { job } = readInput(row.input, []);
  const { structures, fragments } = job;
  const head: Omit<AnalysisInput, 'spectra'> = {
    kind: row.kind,
    metadata: { molecular_formula: row.formula, title: row.title, comments: row.comments },
    ...(structures && { structures: [...structures] }),
    ...(fragments && {
      fragments: { present: [...fragments.present], absent: [...fragments.absent] },
    }),
    lang: row.lang,
    images: imagesJson(files, `/api/analyses/${row.id}`),
  };
  return `${JSON.stringify(head).slice(0, -1)},"spectra":${job.spectra}}`;
}
