import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { PLANS, type Plan } from '@elucida/contract/limits';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import type { Queries } from './db/open-database.ts';
import { changePlan, markVerified } from './admin/change-user.ts';
import { listUsers } from './admin/queries/list-users.ts';
import { dayOf } from './calendar-day.ts';
import { isAdmin } from './users/roles.ts';

export const ADMIN_USAGE = `npm run admin -- plan EMAIL ${PLANS.join('|')}   set an account's plan
npm run admin -- verify EMAIL                mark its address as verified
npm run admin -- list                        list all accounts
npm run admin -- backup FILE                 copy the embedded database, also while the server runs
npm run admin -- check                       look for damage in the database; exit code 1 where there is some
`;

/** The command line asks for something that is not there; the message says what. */
export class AdminError extends Error {
  override name = 'AdminError';
}

interface Setting {
  readonly kysely: Queries;
  readonly config: Config;
  readonly now: number;
}

async function idOf(email: string, kysely: Queries): Promise<string> {
  const address = email.trim().toLowerCase();
  const users = await kysely
    .selectFrom('users')
    .select(['id', 'is_verified'])
    .where((eb) => eb.or([eb('email', '=', address), eb('claimed_email', '=', address)]))
    .execute();
  const user = users.find(({ is_verified }) => is_verified === 1) ?? users[0];
  if (user === undefined) throw new AdminError(`There is no account of ${email}.`);
  if (user.is_verified === 0 && users.length > 1)
    throw new AdminError(
      `${email} was registered ${users.length} times and is not verified. Its owner can verify it with a mailed code.`,
    );
  return user.id;
}

async function table({ kysely, config, now }: Setting): Promise<string> {
  const users = await listUsers(
    { kysely },
    {
      now,
      day: dayOf(now, config.quotaTimeZone),
      limit: Number.MAX_SAFE_INTEGER,
      offset: 0,
    },
  );
  const rows = users.map((user) => [
    user.email,
    user.plan,
    user.is_verified ? 'verified' : '-',
    isAdmin(user, config) ? 'admin' : '-',
    user.is_whitelisted ? 'whitelisted' : '-',
    `${user.used_today} today`,
  ]);
  const widths = [0, 1, 2, 3, 4, 5].map((column) =>
    Math.max(0, ...rows.map((row) => row[column].length)),
  );
  return (
    rows
      .map(
        (row) =>
          `${row
            .map((cell, column) => cell.padEnd(widths[column]))
            .join('  ')
            .trimEnd()}\n`,
      )
      .join('') + `${users.length} accounts\n`
  );
}

/**
 * A whole copy of the embedded database in one file, of one moment. PostgreSQL has pg_dump for
 * that.
 */
async function backup(file: string, { kysely, config }: Setting): Promise<string> {
  if (config.databaseUrl !== undefined)
    throw new AdminError('DATABASE_URL is set: the database is PostgreSQL. Use pg_dump.');
  const target = resolve(file);
  if (existsSync(target)) throw new AdminError(`${target} exists already.`);
  await sql`vacuum into ${target}`.execute(kysely);
  return `${target} holds the database.\n`;
}

/** A command with what it needs; answers what it prints. Throws `AdminError`. */
export type AdminCommand = (setting: Setting) => Promise<string>;

const isPlan = (text: string | undefined): text is Plan =>
  (PLANS as readonly (string | undefined)[]).includes(text);

/**
 * Reads the arguments of `npm run admin`, before any database is opened.
 * @throws AdminError with how it is used, where no command reads like that
 */
export function readAdminCommand(args: readonly string[]): AdminCommand {
  const [command, subject, plan] = args;
  if (subject?.startsWith('-') !== true)
    switch (`${command} ${args.length}`) {
      case 'list 1':
        return table;
      case 'backup 2':
        return (setting) => backup(subject, setting);
      case 'verify 2':
        return async ({ kysely, now }) => {
          await markVerified(
            { kysely },
            { actor: 'shell', userId: await idOf(subject, kysely), now },
          );
          return `${subject} is verified.\n`;
        };
      case 'plan 3':
        if (!isPlan(plan)) break;
        return async ({ kysely, now }) => {
          const userId = await idOf(subject, kysely);
          await changePlan({ kysely }, { actor: 'shell', userId, plan, now });
          return `${subject} is on ${plan}.\n`;
        };
    }
  throw new AdminError(`Usage:\n${ADMIN_USAGE}`);
}
