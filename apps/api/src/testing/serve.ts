// The server as a process for the tests: everything real but the engine, and the clock and the
// pages where a test says so.
// Prints its address.
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildApp } from '../app.ts';
import { closeOnSignal } from '../close-on-signal.ts';
import { checkInBackground } from '../db/check-in-background.ts';
import { openReadyDatabase } from '../open-ready-database.ts';
import { readConfig } from '../read-config.ts';
import { createCheapHasher } from './cheap-hasher.ts';
import { createFakeAnalyser, sampleResponse } from './fake-analyser.ts';
import { createFakePrinter } from './fake-printer.ts';
import { createFakeChemistry, createFakeIsomers, createFakeTexts } from './fake-threads.ts';

/** Milliseconds that an analysis of a formula takes; of any other, none. */
const TIME_MS: Readonly<Record<string, number>> = { C2H6: 2_000, C3H8: 40 };

/** Milliseconds ahead of the real clock, in a file that a test writes: it lets months pass. */
const { TEST_CLOCK_FILE: clockFile, TEST_WEB_DIST: webDist } = process.env;
const clock = {
  now: () =>
    Date.now() +
    (clockFile !== undefined && existsSync(clockFile)
      ? Number(readFileSync(clockFile, 'utf8'))
      : 0),
};

const config = readConfig();
const db = await openReadyDatabase(config);
const analyser = createFakeAnalyser();
analyser.behave(async (job) => {
  await sleep(TIME_MS[job.formula] ?? 0);
  return sampleResponse(job);
});
const { server } = await buildApp({
  config,
  db,
  analyser,
  hasher: createCheapHasher(),
  printer: createFakePrinter(),
  chemistry: createFakeChemistry(),
  texts: createFakeTexts(),
  isomers: createFakeIsomers(),
  clock,
  webDist: webDist ?? config.dataDir,
});
closeOnSignal(server);
process.stdout.write(`${await server.listen({ port: config.port, host: config.host })}\n`);
void checkInBackground(db, server.log);
