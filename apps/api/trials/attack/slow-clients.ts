import { connect, type Socket } from 'node:net';

/** Between two bytes of a trickle. */
const TRICKLE_MS = 1_000;

export interface SlowClients {
  readonly opened: number;
  /** Connections that the server has ended by now. */
  closed(): number;
  leave(): void;
}

interface SlowOptions {
  readonly connections: number;
  /** Sent at once. */
  readonly first: string;
  /**
   * Sent byte after byte, one a second, again from its start when it is over. Empty: nothing more
   * is sent.
   */
  readonly trickle: string;
  /** Whether the answer is taken. Otherwise it is left in the network's buffers. */
  readonly reads: boolean;
}

/** Connections that take their time. */
export function openSlowClients(
  base: string,
  { connections, first, trickle, reads }: SlowOptions,
): SlowClients {
  const { hostname, port } = new URL(base);
  let closed = 0;
  const sockets = Array.from({ length: connections }, (): Socket => {
    const socket = connect({ host: hostname, port: Number(port) });
    socket
      .on('error', () => {})
      .on('close', () => {
        closed++;
      });
    if (reads) socket.resume();
    else socket.pause();
    socket.write(first);
    return socket;
  });
  let sent = 0;
  const timer =
    trickle === ''
      ? undefined
      : setInterval(() => {
          const byte = trickle[sent++ % trickle.length]!;
          for (const socket of sockets) if (socket.writable) socket.write(byte);
        }, TRICKLE_MS);
  return {
    opened: connections,
    closed: () => closed,
    leave() {
      clearInterval(timer);
      for (const socket of sockets) socket.destroy();
    },
  };
}
