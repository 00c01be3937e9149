import type { AnalysisJob } from '@elucida/analysis/job';
import type { Client } from '@elucida/client/client';
import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { AnalysisResponse } from '@elucida/contract/analysis';

/** A job as a server takes it; what only the engine here can do was refused before. */
export type ServerJob = Pick<
  AnalysisJob,
  'formula' | 'spectra' | 'images' | 'lang' | 'structures' | 'fragments' | 'includeRaw'
> & { readonly models: boolean; readonly polish: boolean };

/** The analysis of a job on a server. Throws where it failed or was cancelled there. */
export async function runJob(client: Client, job: ServerJob): Promise<AnalysisResponse> {
  const { formula, spectra, images, structures, fragments } = job;
  const further = {
    lang: job.lang,
    include_raw: job.includeRaw,
    models: job.models,
    polish: job.polish,
    structures: structures === undefined ? undefined : [...structures],
    fragments:
      fragments === undefined
        ? undefined
        : { present: [...fragments.present], absent: [...fragments.absent] },
  };
  const record: AnalysisRecord =
    images.length === 0
      ? await client.analyses.run({
          metadata: { molecular_formula: formula },
          spectra: [...spectra],
          ...further,
        })
      : await client.analyses.runImages(
          images.map(({ name, bytes }) => ({ name, bytes: new Uint8Array(bytes) })),
          {
            formula,
            ...(spectra.length === 0 ? {} : { spectra }),
            image_types: images.map(({ type }) => type ?? null),
            ...further,
          },
        );
  if (record.result === null) throw new Error(String(record.error?.detail ?? record.status));
  return record.result;
}
