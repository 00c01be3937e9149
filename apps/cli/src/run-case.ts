import type { AnalysisEnvironment } from '@elucida/analysis/job';
import { analyse } from '@elucida/analysis/analyse';
import { writeFailure } from '@elucida/analysis/report/write-failure';
import { jobOfCase, parseCase } from './case-file.ts';
import { analyseWith, type Asked } from './models/analyse-with.ts';
import type { ModelsSource } from './models/source.ts';
import type { BatchOptions } from './options.ts';
import { runVerification } from './run-verification.ts';

/** What a thread of a batch is handed. */
export interface WorkerOptions extends BatchOptions {
  /** The AI models to ask; absent: none. */
  readonly source?: ModelsSource;
}

/** The `id` of a line, as far as it can be read: a broken case keeps its identity in the answer. */
export function idOf(line: string): string | number | null {
  try {
    const id: unknown = (JSON.parse(line) as { id?: unknown } | null)?.id;
    return typeof id === 'string' || typeof id === 'number' ? id : null;
  } catch {
    return null;
  }
}

/**
 * Answers one case of a batch as one JSON line, `asked` AI models taking part. Never throws: a
 * failing case says so in its own answer (contract §2).
 */
export async function runCase(
  line: string,
  options: WorkerOptions,
  env: AnalysisEnvironment,
  asked?: Asked,
): Promise<string> {
  try {
    if (options.verify === true) return JSON.stringify(await runVerification(line, options, env));
    const entry = parseCase(line);
    const job = jobOfCase(entry, options);
    if (asked === undefined) return JSON.stringify({ id: entry.id, ...(await analyse(job, env)) });
    const { together, alone } = await analyseWith(job, env, asked);
    return JSON.stringify({
      id: entry.id,
      ...together,
      ...(options.source?.withAlone === true && { engine_alone: alone }),
    });
  } catch (error) {
    return JSON.stringify({
      id: idOf(line),
      status: 'error',
      detail:
        writeFailure(error, options.lang) ??
        (error instanceof Error ? error.message : String(error)),
    });
  }
}
