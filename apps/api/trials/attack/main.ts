// `npm run attack`: attacks the built server on loopback, over both databases, and says what did
// not hold.
import { availableParallelism, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { refuse } from '../../../../scripts/lib/command-line.mjs';
import { KINDS } from '../../src/testing/databases.ts';
import { serveBuilt } from '../../src/testing/built-server.ts';
import { attackAll } from './attack-all.ts';
import { ATTACK_USAGE, chosen, readOptions, type Options } from './options.ts';
import { Report, summaryOf, tableOf } from './report.ts';
import { listRoutes } from './routes.ts';

const WEB = fileURLToPath(new URL('../../../web/dist', import.meta.url));
/** What was typed; asked for help, or not understood, the process ends with the usage. */
function optionsOrEnd(args: readonly string[]): Options {
  try {
    if (!args.includes('--help') && !args.includes('-h')) return readOptions(args);
    process.stdout.write(ATTACK_USAGE.trimStart());
    process.exit(0);
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error), ATTACK_USAGE);
  }
}
const say = (text: string) => void process.stdout.write(`${text}\n`);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
const options = optionsOrEnd(process.argv.slice(2));
try {
  const report = new Report(say);
  const loadBefore = loadavg()[0]!.toFixed(1);
  const started = performance.now();
  await attackAll(chosen('database', KINDS, options.databases), {
    options,
    serve: serveBuilt,
    routes: chosen('route', await listRoutes(WEB), options.routes),
    report,
    say,
  });
  say(`\n${tableOf(report.rows)}\n`);
  for (const violation of report.violations) say(`VIOLATED ${violation}`);
  const load = loadavg()[0]!.toFixed(1);
  say(
    `${summaryOf(report)}; ${((performance.now() - started) / 60_000).toFixed(1)} ` +
      `minutes, seed ${options.seed}, ${availableParallelism()} cores, load ${loadBefore} ` +
      `before, ${load} after`,
  );
  process.exitCode = report.violations.length === 0 ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
