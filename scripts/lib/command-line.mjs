import { parseArgs } from 'node:util';

const HELP = { help: { type: 'boolean', short: 'h' } };

/** Ends the process with a sentence and how the command is used. */
export function refuse(message, usage) {
  process.stderr.write(`${message}\n\n${usage.trim()}\n`);
  process.exit(2);
}

/**
 * The options of a command, as `parseArgs` of node:util reads them. `--help` prints the usage and
 * ends the process; an option that is not known ends it with a sentence and the usage, status 2.
 */
export function readCommandLine({ usage, options = {} }) {
  const { help, ...values } = read(usage, options);
  if (help !== true) return values;
  process.stdout.write(`${usage.trim()}\n`);
  process.exit(0);
}

function read(usage, options) {
  try {
    return parseArgs({ options: { ...options, ...HELP } }).values;
  } catch (error) {
    return refuse(error.message, usage);
  }
}
