import type { FastifyRequest } from 'fastify';

/**
 * Reads and drops what is left of a body once its answer is decided. Otherwise the connection
 * stalls: what its parser has not taken would lie before the client's next request. A parser that
 * has failed or ended takes nothing more, and holds the stream up while it is attached.
 */
export function dropBody({ raw }: FastifyRequest): void {
  if (raw.readableEnded || raw.destroyed) return;
  raw.unpipe();
  raw.resume();
}
