import { z } from 'zod';
import { manualSpectrumSchema } from '@elucida/contract/manual-payload';
import type { AnalysisEnvironment } from '@elucida/analysis/job';
import { verify } from '@elucida/analysis/verify/verify';
import { readLine } from './case-file.ts';
import type { BatchOptions } from './options.ts';
import { tidyBlocks } from './tidy-blocks.ts';

/** One case of `--verify` (contract §2). Other fields, such as `answer`, are never read. */
const caseSchema = z.object({
  id: z.union([z.string(), z.number()]),
  structure: z.string(),
  formula: z.string().optional(),
  spectra: z.preprocess((spectra) => tidyBlocks(spectra).spectra, z.array(manualSpectrumSchema)),
  byproducts: z.array(z.string()).optional(),
});

/** One line of `--verify`. Throws Error whose message points at the field. */
export const readVerification = (line: string) => readLine(caseSchema, line);

/** The answer to one line of `--verify`: its id with the verification. Throws what `verify` throws. */
export async function runVerification(
  line: string,
  { lang, seed, useLibrary }: Pick<BatchOptions, 'lang' | 'seed' | 'useLibrary'>,
  env: AnalysisEnvironment,
): Promise<object> {
  const { id, ...question } = readVerification(line);
  return { id, ...(await verify({ ...question, lang, seed, useLibrary }, env)) };
}
