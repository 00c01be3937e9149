import type { FastifyInstance } from 'fastify';
import type { AnalysisWorker } from './analysis/analysis-worker.ts';
import type { Watchers } from './analysis/watchers.ts';
import { QUEUE_BOUNDS } from './bounds/queue.ts';

/**
 * A server that ends takes no more of the queue and lets what is waited for come to its end for a
 * while, here and elsewhere. Then it puts back what it runs, and who still waits is told to ask
 * again.
 */
export function endAnalysesOnClose(
  app: FastifyInstance,
  { worker, watchers }: { worker: AnalysisWorker; watchers: Watchers },
): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', async () => {
    worker.drain();
    timer = setTimeout(() => {
      watchers.close();
      void worker.stop();
    }, QUEUE_BOUNDS.finishMs);
  });
  app.addHook('onClose', async () => {
    clearTimeout(timer);
    watchers.close();
  });
}
