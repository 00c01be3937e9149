// The process: settings, database, threads, listening, signals.
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { loadTables } from '@elucida/analysis/load-engine';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { createWorkerAnalyser } from './adapters/analyser/worker-analyser.ts';
import { createChemistry } from './adapters/chemistry/chemistry.ts';
import { createWorkerHasher } from './adapters/hasher/worker-hasher.ts';
import { createIsomers } from './adapters/isomers/isomers.ts';
import { createWorkerPrinter } from './adapters/printer/worker-printer.ts';
import { createTexts } from './adapters/texts/texts.ts';
import { buildApp } from './app.ts';
import { readConfig } from './read-config.ts';
import { checkInBackground } from './db/check-in-background.ts';
import { openReadyDatabase } from './open-ready-database.ts';
import { closeOnSignal } from './close-on-signal.ts';
import { limitGarbage } from './limit-garbage.ts';

limitGarbage();
const config = readConfig();
const webDist = join(
  dirname(createRequire(import.meta.url).resolve('@elucida/web/package.json')),
  'dist',
);
const db = await openReadyDatabase(config);
const tables = loadTables();
// One thread describes images also where workers elsewhere run the analyses.
const analyser = createWorkerAnalyser({ workers: Math.max(1, config.analysisWorkers), tables });
const printer = createWorkerPrinter({ tables });
const chemistry = createChemistry();
const texts = createTexts();
const warmed = Promise.all([chemistry.ready, texts.ready]);
// A server that cannot listen, or is ended at once, ends its threads before they have come up.
warmed.catch(() => {});
const hasher = createWorkerHasher();
const isomers = createIsomers({ tables });
const logger = process.stdout.isTTY
  ? { transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname' } } }
  : true;
const figures = new Registry();
// Of the process: memory, event loop, garbage collection.
collectDefaultMetrics({ register: figures });
const { server } = await buildApp({
  config,
  db,
  analyser,
  printer,
  chemistry,
  texts,
  isomers,
  hasher,
  webDist,
  logger,
  figures,
});

closeOnSignal(server);
try {
  await server.listen({ port: config.port, host: config.host });
  server.log.info(`Elucida is ready at ${config.publicUrl}`);
  void checkInBackground(db, server.log);
  // The first guide or name after the start would wait seconds for its thread. One that fails to
  // come up fails the first call that needs it, which says so.
  warmed.then(() => isomers.wake()).catch(() => {});
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  process.stderr.write(
    code === 'EADDRINUSE'
      ? `Port ${config.port} is taken by another program. Set PORT to use another one.\n`
      : `${message}\n`,
  );
  await server.close();
  process.exit(1);
}
