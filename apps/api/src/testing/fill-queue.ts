import { randomUUID } from 'node:crypto';
import { usersId } from './users-id.ts';
import type { Client, TestApp } from './test-app.ts';

/** Rows of a user that wait for a worker; nothing hands them out. */
export async function fillQueue(
  app: TestApp,
  user: Client,
  count: number,
  { rank = 1 } = {},
): Promise<void> {
  const userId = await usersId(user);
  const now = app.clock.now();
  for (let i = 0; i < count; i++)
    await app.db.kysely
      .insertInto('analyses')
      .values({
        id: randomUUID(),
        user_id: userId,
        status: 'queued',
        rank,
        kind: 'manual',
        lang: 'en',
        formula: 'CH4',
        title: '',
        comments: '',
        input:
          '{"job":{"formula":"CH4","spectra":"[]","lang":"en","includeRaw":false},"wishes":{}}',
        input_bytes: 1,
        counted: 0,
        created_at: now,
        queued_at: now,
      })
      .execute();
}
