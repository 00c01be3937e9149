// `npm run name -- …`: names of structures, and structures of names, without a server.
import { UsageError } from '../options.ts';
import { NAME_USAGE, readNameOptions } from './name-options.ts';
import { runNames } from './run-names.ts';

// A reader that has seen enough (`head`) closes the pipe: no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
});
try {
  const options = readNameOptions(process.argv.slice(2));
  if (options === 'help') process.stdout.write(NAME_USAGE);
  else await runNames(options);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  if (error instanceof UsageError) process.stderr.write(`\n${NAME_USAGE}`);
  process.exitCode = error instanceof UsageError ? 2 : 1;
}
