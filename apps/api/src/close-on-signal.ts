import type { FastifyInstance } from 'fastify';

/** Requests under way may take this long to finish (contract §1). */
const FINISH_WITHIN_MS = 10_000;

/**
 * On SIGTERM or SIGINT: stop accepting, finish requests, close the database, exit 0. A second
 * signal ends at once.
 */
export function closeOnSignal(server: FastifyInstance): void {
  let closing = false;
  const close = async (signal: NodeJS.Signals) => {
    if (closing) process.exit(1);
    closing = true;
    server.log.info({ signal }, 'closing');
    const cutOff = setTimeout(() => server.server.closeAllConnections(), FINISH_WITHIN_MS);
    await server.close();
    clearTimeout(cutOff);
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.on(signal, (received) => void close(received));
}
