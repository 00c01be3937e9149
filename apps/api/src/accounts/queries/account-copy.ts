import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import type { AdminAuditTable, UserRow } from '../../db/account-tables.ts';
import { analysesCopy } from './analyses-copy.ts';
import { listWebhooks } from '../../webhooks/queries/own-webhooks.ts';
import { findProgress } from '../../practice/queries/progress.ts';
import { setsCopy } from '../../practice/queries/sets-copy.ts';
import { listKeys } from './own-keys.ts';
import { previewsJson } from '../../history/item-json.ts';
import { selectItems, textOf } from '../../history/queries/item-row.ts';
import { isoTime } from '../../iso-time.ts';
import { oneByOne } from '../../db/one-by-one.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

function accountPart(user: UserRow) {
  const { id, email, name, plan, subscription_status } = user;
  return {
    id,
    email,
    name,
    plan,
    subscription_status,
    plan_renews_at: isoTime(user.plan_renews_at),
    plan_ends_at: isoTime(user.plan_ends_at),
    created_at: isoTime(user.created_at),
    is_verified: user.is_verified === 1,
    is_admin: user.is_admin === 1,
    is_whitelisted: user.is_whitelisted === 1,
  };
}

type AuditRow = Pick<AdminAuditTable, 'at' | 'source' | 'action' | 'before' | 'after'>;

const changesFrom = (sources: readonly AuditRow['source'][], changes: readonly AuditRow[]) =>
  changes
    .filter(({ source }) => sources.includes(source))
    .map(({ at, action, before, after }) => ({ at: isoTime(at), action, before, after }));

/** Everything kept about a user that is small; the history follows item by item. */
async function smallParts(user: UserRow, { db, clock }: Needs) {
  const { kysely } = db;
  const [usage, sessions, keys, webhooks, devices, feedback, billing, events, tests, changes] =
    await Promise.all([
      kysely
        .selectFrom('daily_usage')
        .select(['day', 'used', 'accepted'])
        .where('user_id', '=', user.id)
        .orderBy('day')
        .execute(),
      kysely
        .selectFrom('sessions')
        .select(['created_at', 'expires_at', 'browser', 'system'])
        .where('user_id', '=', user.id)
        .orderBy('created_at')
        .execute(),
      listKeys(user.id, { db }),
      listWebhooks(user.id, { db }),
      kysely
        .selectFrom('known_devices')
        .select(['used_at', 'expires_at'])
        .where('user_id', '=', user.id)
        .orderBy('used_at')
        .execute(),
      kysely
        .selectFrom('feedback')
        .select(['created_at', 'language', 'message'])
        .where('user_id', '=', user.id)
        .orderBy('created_at')
        .execute(),
      kysely
        .selectFrom('billing_accounts')
        .select(['customer_id', 'state'])
        .where('user_id', '=', user.id)
        .executeTakeFirst(),
      kysely
        .selectFrom('billing_events')
        .select(['id', 'type'])
        .where('user_id', '=', user.id)
        .orderBy('id')
        .execute(),
      kysely
        .selectFrom('test_subscriptions')
        .select(['plan', 'created_at', 'ends_at', 'failed_at'])
        .where('user_id', '=', user.id)
        .orderBy('created_at')
        .execute(),
      kysely
        .selectFrom('admin_audit')
        .select(['at', 'source', 'action', 'before', 'after'])
        .where('target_id', '=', user.id)
        .orderBy('at')
        .execute(),
    ]);
  return {
    exported_at: isoTime(clock.now()),
    account: accountPart(user),
    usage,
    sessions: sessions.map(({ created_at, expires_at, browser, system }) => ({
      browser,
      system,
      created_at: isoTime(created_at),
      expires_at: isoTime(expires_at),
    })),
    api_keys: keys,
    webhooks,
    known_devices: devices.map(({ used_at, expires_at }) => ({
      used_at: isoTime(used_at),
      expires_at: isoTime(expires_at),
    })),
    feedback: feedback.map((message) => ({ ...message, created_at: isoTime(message.created_at) })),
    billing: {
      customer_id: billing?.customer_id ?? null,
      subscription: JSON.parse(billing?.state ?? 'null') as unknown,
      events,
      test_subscriptions: tests.map(({ plan, created_at, ends_at, failed_at }) => ({
        plan,
        created_at: isoTime(created_at),
        ends_at: isoTime(ends_at),
        failed_at: isoTime(failed_at),
      })),
    },
    changes_by_admins: changesFrom(['screen', 'shell'], changes),
    changes_by_you: changesFrom(['account', 'mail'], changes),
  };
}

/** What AI models replied to the user's questions of the last 24 hours, one in memory at a time. */
async function* modelReplies(user: UserRow, { kysely }: Needs['db']): AsyncGenerator<string> {
  const keys = await readAgain(() =>
    kysely
      .selectFrom('model_replies')
      .select('key')
      .where('user_id', '=', user.id)
      .orderBy('expires_at')
      .orderBy('key')
      .execute(),
  );
  yield* oneByOne(keys, {
    read: ({ key }) =>
      kysely
        .selectFrom('model_replies')
        .select(['reply', 'expires_at'])
        .where('key', '=', key)
        .executeTakeFirst(),
    *write({ reply, expires_at }) {
      yield `\n{"kept_until":${JSON.stringify(isoTime(expires_at))},"reply":${reply}}`;
    },
  });
}

/**
 * The export as JSON text, one history item in memory at a time; all of them, also those that the
 * plan does not list.
 */
export async function* accountCopy(user: UserRow, context: Needs): AsyncGenerator<string> {
  const { kysely } = context.db;
  yield `${JSON.stringify(await smallParts(user, context)).slice(0, -1)},"history":[`;
  const ids = await readAgain(() =>
    kysely
      .selectFrom('history_items')
      .select('id')
      .where('user_id', '=', user.id)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  );
  yield* oneByOne(ids, {
    read: ({ id }) => selectItems(kysely).where('id', '=', id).executeTakeFirst(),
    async *write(item, { id }) {
      const { formula, nombre_molecula, created_at } = item;
      const head = { id, formula, nombre_molecula, created_at: isoTime(created_at) };
      yield `\n${JSON.stringify(head).slice(0, -1)},"result_json":`;
      yield* textOf(item, 'result_json', kysely);
      yield ',"image_previews":[';
      yield* previewsJson(item, context.db);
      yield ']}';
    },
  });
  yield '],"model_replies":[';
  yield* modelReplies(user, context.db);
  yield '],"analyses":[';
  yield* analysesCopy(user, context);
  yield `],"practice":${JSON.stringify(await findProgress(user.id, kysely))},"problem_sets":[`;
  yield* setsCopy(user, context);
  yield ']}\n';
}
