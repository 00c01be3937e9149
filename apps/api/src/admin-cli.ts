// `npm run admin -- …`: the operators' commands on the database that the settings name; the server
// may be running.
import { ADMIN_USAGE, AdminError, readAdminCommand, type AdminCommand } from './admin-commands.ts';
import { checkDatabase } from './db/check-database.ts';
import { openDatabase } from './db/open-database.ts';
import { openOrExit, openReadyDatabase } from './open-ready-database.ts';
import { readConfig } from './read-config.ts';

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) {
  process.stdout.write(ADMIN_USAGE);
  process.exit(0);
}
const checks = args.length === 1 && args[0] === 'check';

/** The command that is asked for. What reads like none ends the process: no database is touched. */
function commandOrExit(): AdminCommand {
  try {
    return readAdminCommand(args);
  } catch (error) {
    process.stderr.write(`${(error as AdminError).message}\n`);
    process.exit(2);
  }
}
const command = checks ? null : commandOrExit();
const config = readConfig();
// A damaged database is looked at as it is: migrating writes.
const db = await (checks
  ? openOrExit(config, () => openDatabase({ ...config, unhurried: true }))
  : openReadyDatabase(config));

async function check(): Promise<void> {
  const damage = await checkDatabase(db);
  if (damage.length === 0) return void process.stdout.write('The database is whole.\n');
  process.stderr.write(
    `The database is damaged. Restore a backup (docs/operations.md).\n${damage.map((line) => `  ${line}\n`).join('')}`,
  );
  process.exitCode = 1;
}

try {
  if (command === null) await check();
  else process.stdout.write(await command({ kysely: db.kysely, config, now: Date.now() }));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = error instanceof AdminError ? 2 : 1;
} finally {
  await db.kysely.destroy();
}
