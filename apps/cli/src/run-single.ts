import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { analyse } from '@elucida/analysis/analyse';
import { writeFailure } from '@elucida/analysis/report/write-failure';
import { manualPayloadSchema } from '@elucida/contract/manual-payload';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { unattended, type Task } from '@elucida/engine/stages';
import { loadEnvironment } from './environment.ts';
import { analyseWith } from './models/analyse-with.ts';
import { modelsOfEnvironment } from './models/configured.ts';
import { sourceOfModels } from './models/source.ts';
import { writeWording } from './models/write-wording.ts';
import { InputError, UsageError, type SingleOptions } from './options.ts';

function readFile(path: string): Buffer {
  try {
    return readFileSync(path);
  } catch {
    throw new UsageError(`${path} cannot be read`);
  }
}

function spectraOf(path: string): Spectrum[] {
  let json: unknown;
  try {
    json = JSON.parse(readFile(path).toString('utf8'));
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`);
  }
  const result = manualPayloadSchema.safeParse(json);
  if (!result.success)
    throw new UsageError(
      `${path}: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
  return result.data.spectra;
}

const progress = {
  ...unattended,
  progress: (stage: string, fraction: number) =>
    process.stderr.write(`\r${stage} ${Math.round(fraction * 100)} %   `),
};

/** The task with a clock: searches begin again until it has run down. */
function searchingFor(seconds: number, task: Task): Task {
  const until = performance.now() + seconds * 1000;
  return { ...task, searchesOn: () => performance.now() < until };
}

/**
 * Answers one question on standard output: the report, or with `json` the whole analysis response.
 */
export async function runSingle(options: SingleOptions): Promise<void> {
  const spectra = options.peaks === undefined ? [] : spectraOf(options.peaks);
  const images = options.images.map((path) => ({ name: basename(path), bytes: readFile(path) }));
  const asked = options.models
    ? sourceOfModels({ models: modelsOfEnvironment(process.env), polish: options.polish })
    : undefined;
  const watched = process.stderr.isTTY ? progress : unattended;
  const env = await loadEnvironment(
    options.seconds === undefined ? watched : searchingFor(options.seconds, watched),
  );
  try {
    const { formula, lang, seed, structures, useLibrary, top } = options;
    const job = {
      formula,
      spectra,
      images,
      lang,
      seed,
      structures,
      useLibrary,
      top,
      includeRaw: options.json,
    };
    const response =
      asked === undefined ? await analyse(job, env) : (await analyseWith(job, env, asked)).together;
    if (process.stderr.isTTY) process.stderr.write('\r');
    process.stdout.write(
      options.json
        ? `${JSON.stringify(response, null, 2)}\n`
        : `${response.informacion}\n${writeWording(response, lang)}`,
    );
  } catch (error) {
    const failure = writeFailure(error, options.lang);
    throw failure === undefined ? error : new InputError(failure);
  } finally {
    await env.close();
  }
}
