import { Worker } from 'node:worker_threads';

export interface ThreadAnswer {
  readonly status: number;
  readonly bytes: number;
  readonly text: string;
}
interface Request {
  readonly url: string;
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly headers?: Record<string, string>;
  readonly body?: string | Uint8Array;
}

/**
 * Plain JavaScript, since it is handed over as text. Of the answer's text it gives the beginning.
 */
const CLIENT = `
const { parentPort } = require('node:worker_threads');
parentPort.on('message', async ({ url, ...init }) => {
  const response = await fetch(url, init);
  const text = await response.text();
  parentPort.postMessage({ status: response.status, bytes: text.length, text: text.slice(0, 2000) });
});`;

/**
 * A client on a thread of its own, so that what it does is not taken for the server's work. One
 * call at a time.
 */
export function startClientThread(): {
  call(request: Request): Promise<ThreadAnswer>;
  close(): Promise<unknown>;
} {
  const worker = new Worker(CLIENT, { eval: true });
  return {
    call: (request) =>
      new Promise((resolve, reject) => {
        worker.once('error', reject);
        worker.once('message', (answer: ThreadAnswer) => {
          worker.off('error', reject);
          resolve(answer);
        });
        worker.postMessage(request);
      }),
    close: () => worker.terminate(),
  };
}
