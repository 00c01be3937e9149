import { randomUUID } from 'node:crypto';
import type { Language } from '@elucida/contract/languages';
import type { Context } from '../../context.ts';

/** Keeps a message. `userId`: null for a visitor. */
export async function keepMessage(
  {
    userId,
    language,
    message,
  }: { userId: string | null; language: Language | null; message: string },
  { db, clock }: Pick<Context, 'db' | 'clock'>,
): Promise<void> {
  await db.kysely
    .insertInto('feedback')
    .values({ id: randomUUID(), user_id: userId, language, message, created_at: clock.now() })
    .execute();
}
