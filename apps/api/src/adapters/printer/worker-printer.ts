import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { Piscina } from 'piscina';
import { PrinterBusy, type Printer } from './printer.ts';

/** Reports waiting for the thread; beyond that a request is told to come back. */
const MAX_WAITING = 32;
/** Far above what ten images or a thousand peaks take: it ends what went wrong. */
const TIME_LIMIT_MS = 30_000;
/** A thread without work is ended after this and started anew for the next report, in about a second. */
const IDLE_MS = 120_000;
/** JavaScript heap of the thread; pixels and tables lie outside it. */
const THREAD_HEAP_MB = 512;

export interface WorkerPrinterOptions {
  /** The engine's learned tables; they lie in shared memory and are not copied. */
  readonly tables: unknown;
  readonly maxWaiting?: number;
  readonly timeLimitMs?: number;
}

/** The thread's module: built it lies beside the bundle, in development it is TypeScript beside this file. */
function threadFile(): string {
  const built = fileURLToPath(new URL('./print-thread.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./print-thread.ts', import.meta.url));
}

/** The printer of the running server: one thread, started with the first report. A report that fails or takes too long fails alone. */
export function createWorkerPrinter({ tables, maxWaiting = MAX_WAITING, timeLimitMs = TIME_LIMIT_MS }: WorkerPrinterOptions): Printer {
  const filename = threadFile();
  const pool = new Piscina<ReportJob, Uint8Array>({
    filename, minThreads: 0, maxThreads: 1, maxQueue: maxWaiting, idleTimeout: IDLE_MS, workerData: { tables },
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
    execArgv: filename.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  // A thread that cannot load fails the reports it is given; without a listener it would end the process.
  pool.on('error', () => {});
  return {
    async print(job) {
      if (pool.queueSize >= maxWaiting) throw new PrinterBusy('too many reports are waiting');
      return pool.run(job, { signal: AbortSignal.timeout(timeLimitMs) });
    },
    close: () => pool.destroy(),
  };
}
