import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { migrate } from '../../src/db/migrate.ts';
import { openDatabase } from '../../src/db/open-database.ts';
import { SESSION_COOKIE } from '../../src/http/session.ts';
import { HOUR_MS } from '../../src/periods.ts';

/** Characters of a stored result: what the engine's answers to typed peaks come to. */
const RESULT_SIZE = 12_000;

/** Signed-in users without a daily limit, each with a history. Returns their cookies. */
export async function seedUsers({
  dataDir,
  databaseUrl,
  users,
  items,
}: {
  dataDir: string;
  databaseUrl?: string;
  users: number;
  items: number;
}): Promise<string[]> {
  const db = await openDatabase({ dataDir, databaseUrl });
  await migrate(db);
  const now = Date.now();
  const cookies: string[] = [];
  const result_json = JSON.stringify({
    status: 'ok',
    molecular_formula: 'C4H8O2',
    informacion: 'x'.repeat(RESULT_SIZE),
  });
  for (let user = 0; user < users; user++) {
    const id = randomUUID();
    const token = randomBytes(32).toString('base64url');
    await db.kysely.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('users')
        .values({
          id,
          email: `user${user}@example.org`,
          name: 'Ada',
          password_hash: '-',
          is_verified: 1,
          is_admin: 0,
          is_whitelisted: 1,
          plan: 'pro',
          plan_renews_at: null,
          plan_ends_at: null,
          subscription_status: null,
          history_count: items,
          created_at: now,
          claimed_email: null,
        })
        .execute();
      await transaction
        .insertInto('sessions')
        .values({
          token_hash: createHash('sha256').update(token).digest('hex'),
          user_id: id,
          created_at: now,
          expires_at: now + 700 * HOUR_MS,
          client_hash: null,
        })
        .execute();
      await transaction
        .insertInto('history_items')
        .values(
          Array.from({ length: items }, (_, item) => ({
            id: randomUUID(),
            user_id: id,
            formula: 'C4H8O2',
            nombre_molecula: 'ethyl acetate',
            result_json,
            image_previews: '[]',
            created_at: now - item * HOUR_MS,
          })),
        )
        .execute();
    });
    cookies.push(`${SESSION_COOKIE}=${token}`);
  }
  await db.kysely.destroy();
  return cookies;
}
