import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Does something once the request is answered, so that neither its time nor its failure is seen
 * from outside. For what may be lost with the process: a mail that can be asked for again.
 */
export function afterAnswer(
  request: FastifyRequest,
  { reply, work }: { reply: FastifyReply; work: () => Promise<unknown> },
): void {
  const run = () =>
    void work().catch((err: unknown) => request.log.error({ err }, 'work after an answer failed'));
  reply.then(run, run);
}
