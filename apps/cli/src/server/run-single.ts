import { createClient } from '@elucida/client/client';
import { ProblemError } from '@elucida/client/problem-error';
import { basename } from 'node:path';
import { gatherInput } from '../gather-input.ts';
import { InputError, type ServerOptions, type SingleOptions } from '../options.ts';
import { readInput } from '../read-input.ts';
import { runJob } from './run-job.ts';

/** What was asked wrongly; anything else is the server's failure. */
const ASKED_WRONGLY = 422;

/** Answers one question by a server, on standard output, as the engine here would. */
export async function runSingleOnServer(
  options: SingleOptions,
  server: ServerOptions,
): Promise<void> {
  const { notes, ...input } = gatherInput(options);
  const images = options.images.map((path) => ({ name: basename(path), bytes: readInput(path) }));
  for (const note of notes) process.stderr.write(`${note}\n`);
  const { lang, json: includeRaw, models, polish } = options;
  try {
    const job = { ...input, images, lang, includeRaw, models, polish };
    const response = await runJob(createClient(server), job);
    process.stdout.write(
      includeRaw ? `${JSON.stringify(response, null, 2)}\n` : `${response.informacion}\n`,
    );
  } catch (error) {
    if (!(error instanceof ProblemError)) throw error;
    const places = error.errors.map(({ loc, msg }) => `${loc.join('.')}: ${msg}`);
    const message = [error.message, ...places].join('\n');
    throw error.status === ASKED_WRONGLY ? new InputError(message) : new Error(message);
  }
}
