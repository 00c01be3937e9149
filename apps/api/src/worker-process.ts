// A process that only runs analyses: settings, database, threads, signals (contract §2).
import { loadTables } from '@elucida/analysis/load-engine';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { createWorkerAnalyser } from './adapters/analyser/worker-analyser.ts';
import { withModels } from './adapters/models/analyser-with-models.ts';
import { modelFigures } from './adapters/models/model-figures.ts';
import { serverAsk } from './adapters/models/server-ask.ts';
import { createQueue } from './adapters/queue/create-queue.ts';
import { createTexts } from './adapters/texts/texts.ts';
import { createAnalysisWorker } from './analysis/analysis-worker.ts';
import { Watchers } from './analysis/watchers.ts';
import { QUEUE_BOUNDS } from './bounds/queue.ts';
import { systemClock as clock } from './clock.ts';
import { limitGarbage } from './limit-garbage.ts';
import { openReadyDatabase } from './open-ready-database.ts';
import { readConfig } from './read-config.ts';
import { slotsOf } from './slots-of.ts';

limitGarbage();
const config = readConfig();
if (config.databaseUrl === undefined) {
  process.stderr.write(
    'A worker shares its queue with servers over PostgreSQL: set DATABASE_URL. ' +
      'The embedded database has its workers in its one server.\n',
  );
  process.exit(1);
}
const workers = Math.max(1, config.analysisWorkers);
const log = pino();
const db = await openReadyDatabase(config);
const texts = createTexts();
const engine = createWorkerAnalyser({ workers, tables: loadTables() });
const figures = modelFigures(new Registry());
const analyser =
  config.ai.models.length === 0
    ? engine
    : withModels(engine, {
        models: config.ai.models,
        askFor: serverAsk({ db, clock, config, figures, log }),
        texts,
      });
const worker = createAnalysisWorker({
  db,
  clock,
  log,
  analyser,
  queue: createQueue(db),
  watchers: new Watchers(db),
  slots: slotsOf({ ...config, analysisWorkers: workers }),
});
await worker.start();
log.info({ workers }, 'running analyses');

let ending = false;
async function end(signal: NodeJS.Signals): Promise<void> {
  if (ending) process.exit(1);
  ending = true;
  log.info({ signal }, 'ending');
  // What runs may come to its end; the rest goes back to the queue.
  worker.drain();
  await worker.idle(QUEUE_BOUNDS.finishMs);
  await worker.stop();
  await analyser.close();
  await texts.close();
  await db.kysely.destroy();
  process.exit(0);
}
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.on(signal, (received) => void end(received));
