import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import { analyse } from '@elucida/analysis/analyse';
import { busyCores } from '@elucida/analysis/idle-threads/idle-threads';
import { writeFailure } from '@elucida/analysis/report/write-failure';
import { unattended } from '@elucida/engine/stages';
import { loadEnvironment } from './environment.ts';
import { analyseWith } from './models/analyse-with.ts';
import { modelsOfEnvironment } from './models/configured.ts';
import { sourceOfModels } from './models/source.ts';
import { writeWording } from './models/write-wording.ts';
import { gatherInput } from './gather-input.ts';
import { InputError, type SingleOptions } from './options.ts';
import { readInput } from './read-input.ts';

const progress = {
  ...unattended,
  progress: (stage: string, fraction: number) =>
    process.stderr.write(`\r${stage} ${Math.round(fraction * 100)} %   `),
};

/**
 * Answers one question on standard output: the report, or with `json` the whole analysis response.
 */
export async function runSingle(options: SingleOptions): Promise<void> {
  const { notes, ...input } = gatherInput(options);
  const images = options.images.map((path) => ({ name: basename(path), bytes: readInput(path) }));
  for (const note of notes) process.stderr.write(`${note}\n`);
  const asked = options.models
    ? sourceOfModels({ models: modelsOfEnvironment(process.env), polish: options.polish })
    : undefined;
  const env = await loadEnvironment(process.stderr.isTTY ? progress : unattended, {
    busy: busyCores(1),
    cores: availableParallelism(),
  });
  try {
    const { lang, seed, useLibrary, top, seconds: searchSeconds } = options;
    const job = {
      ...input,
      images,
      lang,
      seed,
      useLibrary,
      top,
      includeRaw: options.json,
      ...(searchSeconds !== undefined && { searchSeconds }),
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
