import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Aborts when the client closes the connection before the answer is complete (contract §2: closing
 * cancels the work).
 */
export function disconnectSignal(request: FastifyRequest, reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  if (request.raw.socket.destroyed) controller.abort();
  reply.raw.on('close', () => {
    if (!reply.raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
