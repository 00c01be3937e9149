import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import type { AnalysisEnvironment } from '@elucida/analysis/job';
import { formulaOf } from '@elucida/analysis/verify/formula-of';
import { verify } from '@elucida/analysis/verify/verify';
import { readSection } from '@elucida/spectra/experimental/read-section';
import { readLine } from './case-file.ts';
import { readData } from './data-files.ts';
import type { BatchOptions } from './options.ts';
import { tidyBlocks } from '@elucida/contract/tidy-blocks';

/** One case of `--verify` (contract §2). Other fields, such as `answer`, are never read. */
const caseSchema = z.object({
  id: z.union([z.string(), z.number()]),
  structure: z.string(),
  formula: z.string().optional(),
  spectra: z
    .preprocess((spectra) => tidyBlocks(spectra).spectra, z.array(manualSpectrumSchema))
    .default([]),
  /** An experimental section as printed. */
  section: z.string().optional(),
  /** Files and folders of a spectrometer, relative to the file of cases. */
  data: z.array(z.string()).optional(),
  byproducts: z.array(z.string()).optional(),
});

/**
 * One line of `--verify`: its question, with what its section and its files hold among the spectra. Throws Error
 * whose message points at the field, and what `readData` and `formulaOf` throw.
 */
export function readVerification(
  line: string,
  { batch, lang }: Pick<BatchOptions, 'batch' | 'lang'>,
) {
  const { section, data = [], spectra, ...question } = readLine(caseSchema, line);
  const printed = section === undefined ? [] : readSection(section).spectra;
  const { formula = data.length === 0 ? undefined : formulaOf(question.structure) } = question;
  const folder = dirname(resolve(batch));
  const paths = data.map((path) => resolve(folder, path));
  const recorded = paths.length === 0 ? [] : readData(paths, { formula, lang }).spectra;
  return { ...question, spectra: [...spectra, ...printed, ...recorded] };
}

/** The answer to one line of `--verify`: its id with the verification. Throws what `verify` throws. */
export async function runVerification(
  line: string,
  options: Pick<BatchOptions, 'batch' | 'lang' | 'seed' | 'useLibrary'>,
  env: AnalysisEnvironment,
): Promise<object> {
  const { lang, seed, useLibrary } = options;
  const { id, ...question } = readVerification(line, options);
  return { id, ...(await verify({ ...question, lang, seed, useLibrary }, env)) };
}
