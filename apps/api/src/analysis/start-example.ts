import { randomUUID } from 'node:crypto';
import type { ExampleInput } from '@elucida/contract/examples';
import type { Submission } from '../adapters/analyser/analyser.ts';
import { ADDRESS_LIMITS } from '../bounds/limits.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { refuseOver } from '../limits/refuse-over.ts';
import { insertExample, openExample, type ExampleRun } from './queries/insert-example.ts';

const jobOf = (
  { formula, spectra, images }: ExampleInput,
  { lang }: Pick<ExampleRun, 'lang'>,
): Submission => ({
  formula,
  spectra: JSON.stringify(spectra),
  images: images.map(({ name, base64 }) => ({
    name,
    bytes: new Uint8Array(Buffer.from(base64, 'base64')),
  })),
  lang,
  includeRaw: false,
});

/**
 * Begins a run of an example, or joins the one that is under way in the same language; answers its
 * id. Only a run that is begun counts for the address. It asks no AI model and belongs to nobody.
 * @throws DomainError `rate_limited`, `busy`
 */
export async function startExample(
  run: ExampleRun,
  { input, from }: { input: ExampleInput; from: string },
  context: Context,
): Promise<string> {
  const open = await openExample(run, context);
  if (open !== undefined) return open;
  await refuseOver({ key: `examples:${from}`, ...ADDRESS_LIMITS.examples }, context);
  const id = randomUUID();
  if (await insertExample({ ...run, id, job: jobOf(input, run) }, context)) {
    context.queue.wake();
    return id;
  }
  const other = await openExample(run, context);
  // The other has ended between the two looks.
  if (other === undefined) throw new DomainError('busy', { retryAfterS: 1 });
  return other;
}
