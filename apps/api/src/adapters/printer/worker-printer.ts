import { PRINT_BOUNDS } from '../../bounds/threads.ts';
import { ImageRefused } from '../../input/image-refused.ts';
import { createJobThreads } from '../threads/job-threads.ts';
import { threadFile } from '../../thread-file.ts';
import type { PrintJobs } from './print-report.ts';
import { InvalidReport, type Printer } from './printer.ts';

export interface WorkerPrinterOptions {
  /** The engine's learned tables; they lie in shared memory and are not copied. */
  readonly tables: unknown;
  readonly waitingMax?: number;
  readonly waitMsMax?: number;
  readonly limitMs?: number;
}

/**
 * The printer of the running server: one thread, started with the first report. A report that fails
 * or takes too long fails alone.
 */
export function createWorkerPrinter({
  tables,
  waitingMax = PRINT_BOUNDS.waitingMax,
  waitMsMax = PRINT_BOUNDS.waitMsMax,
  limitMs = PRINT_BOUNDS.limitMs,
}: WorkerPrinterOptions): Printer {
  const threads = createJobThreads<PrintJobs>({
    filename: threadFile('print-thread', './adapters/printer/print-thread.ts'),
    waitingMax,
    waitMsMax,
    idleMs: PRINT_BOUNDS.idleMs,
    workerData: { tables },
  });
  return {
    async print(order) {
      const buffers = Object.values(order.fields).map(({ buffer }) => buffer);
      const printed = await threads.run('print', order, {
        limitMs,
        bytes: buffers.reduce((sum, { byteLength }) => sum + byteLength, 0),
        transfer: buffers,
      });
      if (printed.kind === 'invalid') throw new InvalidReport(printed.issues);
      if (printed.kind === 'image-refused') throw new ImageRefused(printed);
      return printed;
    },
    printGuide: (job, withinMs) => {
      const waitMs = Math.min(waitMsMax, withinMs / 2);
      return threads.run('print-guide', job, {
        waitMs,
        limitMs: Math.min(limitMs, withinMs - waitMs),
      });
    },
    close: () => threads.close(),
  };
}
