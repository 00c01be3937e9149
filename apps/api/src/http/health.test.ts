import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { healthRoutes } from './health.ts';

/** What is logged of threads that do not come up, before and after the server began to end. */
async function loggedWhere(ends: boolean): Promise<string[]> {
  const lines: string[] = [];
  const app = Fastify({ logger: { stream: { write: (line: string) => void lines.push(line) } } });
  const closing = new AbortController();
  const warm = Promise.reject(new Error('Terminating worker thread'));
  healthRoutes(app, { readiness: { find: async () => null }, warm, closing: closing.signal });
  if (ends) closing.abort();
  await expect(warm).rejects.toThrow('Terminating');
  expect((await app.inject('/readyz')).statusCode).toBe(500);
  await app.close();
  return lines.filter((line) => line.includes('warming up failed'));
}

test('threads that do not come up are an error of a server that runs, and none of one that ends', async () => {
  expect(await loggedWhere(false)).toHaveLength(1);
  expect(await loggedWhere(true)).toEqual([]);
});
