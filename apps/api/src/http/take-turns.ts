import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { TURN_BOUNDS } from '../bounds/requests.ts';
import { DomainError } from '../domain-error.ts';
import { clientAddress } from './client-address.ts';
import { Turns, type TurnBounds } from './turns.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /**
     * Gives the address' turn to its next request: the rest of this one is waiting for something
     * else.
     */
    endTurn: () => void;
  }
}

/**
 * What watches the server must not wait behind those whom it watches. They cost next to nothing.
 */
const WATCHING = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Lets every request wait for its turn before anything is done for it, also before its body is
 * read. Without it, whoever sends requests on one connection and reads no answer fills the memory,
 * and fifty connections of one address make everybody wait.
 */
export function takeTurns(app: FastifyInstance, bounds: TurnBounds = TURN_BOUNDS): void {
  const turns = new Turns(bounds);
  app.decorateRequest('endTurn');
  app.addHook('onRequest', async (request, reply) => {
    const { socket } = request.raw;
    request.endTurn = () => {};
    const turnOfConnection = await turns.ofConnection(socket);
    if (turnOfConnection === 'refused') socket.destroy();
    if (turnOfConnection !== 'begun') return reply.hijack();
    const gone = new AbortController();
    reply.raw.once('close', () => {
      gone.abort();
      request.endTurn();
      turns.endOfConnection(socket);
    });
    if (WATCHING.has(request.routeOptions.url ?? '')) return;
    if (socket.destroyed) return reply.hijack();
    const turn = await turns.ofAddress(clientAddress(request), gone.signal);
    if (turn === 'gone') return reply.hijack();
    if (turn === 'refused') throw new DomainError('busy', { retryAfterS: bounds.retryAfterS });
    request.endTurn = endingOnce(request, { turns, bounds });
  });
  endUnread(app, bounds);
}

/** Ends the turn at the first call, and by itself when it has taken long enough. */
function endingOnce(
  request: FastifyRequest,
  { turns, bounds }: { turns: Turns; bounds: TurnBounds },
): () => void {
  const address = clientAddress(request);
  const timer = setTimeout(() => end(), bounds.turnMs);
  let ended = false;
  const end = () => {
    if (ended) return;
    ended = true;
    clearTimeout(timer);
    turns.endOfAddress(address);
  };
  return end;
}

/**
 * Ends connections whose reader has taken nothing of a waiting answer for a while: they hold what
 * was read for them.
 */
function endUnread(app: FastifyInstance, { unreadMs }: TurnBounds): void {
  const taken = new Map<Socket, number>();
  app.server.on('connection', (socket: Socket) => {
    taken.set(socket, 0);
    socket.once('close', () => taken.delete(socket));
  });
  const timer = setInterval(() => {
    for (const [socket, before] of taken) {
      const now = socket.bytesWritten - socket.writableLength;
      if (socket.writableLength > 0 && now === before) socket.destroy();
      else taken.set(socket, now);
    }
  }, unreadMs);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}
