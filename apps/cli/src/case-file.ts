import { dirname, resolve } from 'node:path';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { z } from 'zod';
import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import type { AnalysisJob, JobImage } from '@elucida/analysis/job';
import { PICTURED_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { readData } from './data-files.ts';
import type { BatchOptions } from './options.ts';
import { tidyBlocks } from '@elucida/contract/tidy-blocks';

const TYPE_OF_KEY: Readonly<Record<string, SpectrumType>> = Object.fromEntries(
  PICTURED_TYPES.map((type) => [techniqueOf(type).key, type]),
);

/**
 * One case of a batch (contract §2). Other fields, such as `answer`, are dropped here and never
 * reach the engine.
 */
const caseSchema = z.object({
  id: z.union([z.string(), z.number()]),
  formula: z.string(),
  images: z
    .union([z.partialRecord(z.enum(Object.keys(TYPE_OF_KEY)), z.string()), z.array(z.string())])
    .optional(),
  spectra: z
    .preprocess((spectra) => tidyBlocks(spectra).spectra, z.array(manualSpectrumSchema))
    .optional(),
  /** Files and folders of a spectrometer. */
  data: z.array(z.string()).optional(),
  hide: z.array(z.string()).optional(),
});
export type Case = z.infer<typeof caseSchema>;

/** Reads one line of a file of cases. Throws Error whose message points at the field. */
export function readLine<Schema extends z.ZodType>(schema: Schema, line: string): z.output<Schema> {
  const result = schema.safeParse(JSON.parse(line));
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw new Error(`${issue.path.join('.') || 'case'}: ${issue.message}`);
}

export const parseCase = (line: string): Case => readLine(caseSchema, line);

function imagesOf(entry: Case, folder: string): JobImage[] {
  const named = Array.isArray(entry.images)
    ? entry.images.map((path) => ({ path, type: undefined }))
    : Object.entries(entry.images ?? {}).map(([key, path]) => ({
        path: path!,
        type: TYPE_OF_KEY[key],
      }));
  return named.map(({ path, type }) => ({
    name: basename(path),
    bytes: readFileSync(resolve(folder, path)),
    type,
  }));
}

/** Turns a case into a job; paths are relative to the batch file. */
export function jobOfCase(entry: Case, options: BatchOptions): AnalysisJob {
  const folder = dirname(resolve(options.batch));
  const { formula, data = [] } = entry;
  const recorded =
    data.length === 0 || options.imagesOnly
      ? []
      : readData(
          data.map((path) => resolve(folder, path)),
          { formula, lang: options.lang },
        ).spectra;
  return {
    formula,
    spectra: options.imagesOnly ? [] : [...(entry.spectra ?? []), ...recorded],
    images: options.peaksOnly ? [] : imagesOf(entry, folder),
    lang: options.lang,
    includeRaw: false,
    seed: options.seed,
    useLibrary: options.useLibrary,
    hide: entry.hide,
    top: options.top,
  };
}
