import type { ExampleName } from '@elucida/contract/examples';
import type { Language } from '@elucida/contract/languages';
import type { Submission } from '../../adapters/analyser/analyser.ts';
import { EXAMPLE_BOUNDS } from '../../bounds/queue.ts';
import type { Context } from '../../context.ts';
import { writeInput } from '../submission-json.ts';
import { insertFiles } from './insert-analysis.ts';

export interface ExampleRun {
  readonly name: ExampleName;
  readonly lang: Language;
}

/** The run of an example that is under way in a language. */
export async function openExample(
  { name, lang }: ExampleRun,
  { db }: Pick<Context, 'db'>,
): Promise<string | undefined> {
  const row = await db.kysely
    .selectFrom('analyses')
    .select('id')
    .where('example', '=', name)
    .where('lang', '=', lang)
    .where('status', 'in', ['queued', 'running'])
    .executeTakeFirst();
  return row?.id;
}

/**
 * Puts a run of an example into the queue. False where one is under way: of each there is at most
 * one, whoever asks and however often (a unique index holds it).
 */
export function insertExample(
  { id, name, lang, job }: ExampleRun & { readonly id: string; readonly job: Submission },
  { db, clock, queue }: Pick<Context, 'db' | 'clock' | 'queue'>,
): Promise<boolean> {
  const now = clock.now();
  const { rank } = EXAMPLE_BOUNDS;
  const input = writeInput(job, { models: false, polish: false });
  return db.kysely.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('analyses')
      .values({
        id,
        example: name,
        lang,
        rank,
        kind: job.images.length > 0 ? 'images' : 'manual',
        formula: job.formula,
        title: '',
        comments: '',
        input,
        input_bytes: job.images.reduce((sum, { bytes }) => sum + bytes.byteLength, input.length),
        status: 'queued',
        counted: 0,
        created_at: now,
        queued_at: now,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (inserted === undefined) return false;
    await insertFiles(transaction, id, job.images);
    await queue.put(transaction, { id, rank });
    return true;
  });
}
