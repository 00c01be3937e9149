import { InputError, readOptions, USAGE, UsageError } from './options.ts';
import { databaseUrl } from './queue/database-url.ts';
import { proposeFormula } from './propose-formula.ts';
import { runQueuedBatch } from './queue/run-queued-batch.ts';
import { runBatch } from './run-batch.ts';
import { runSingle } from './run-single.ts';
import { runSingleOnServer } from './server/run-single.ts';

try {
  const options = readOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(USAGE);
  else if (options.kind === 'propose') proposeFormula(options);
  else if (options.kind === 'batch')
    await (options.queue === true ? runQueuedBatch(options, databaseUrl()) : runBatch(options));
  else if (options.server !== undefined) await runSingleOnServer(options, options.server);
  else await runSingle(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${USAGE}`);
  process.exitCode = error instanceof UsageError || error instanceof InputError ? 2 : 1;
}
