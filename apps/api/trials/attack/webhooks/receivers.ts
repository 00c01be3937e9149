import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { generate } from 'selfsigned';
import { ROUTES } from './hostile-addresses.ts';

/** A request that arrived. */
export interface Arrived {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver {
  readonly port: number;
  /** The certificate that the server must trust, PEM. */
  readonly certificate: string;
  readonly arrived: readonly Arrived[];
  close(): void;
}

/** A listener that nobody may reach. */
export interface Trap {
  readonly port: number;
  /** Connections that came. */
  readonly reached: () => number;
  close(): void;
}

const listening = (server: Server, host?: string) =>
  new Promise<number>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, host, () => resolve((server.address() as AddressInfo).port));
  });

/** Listens on every address of this machine. */
export async function openTrap(): Promise<Trap> {
  let connections = 0;
  const server = createServer((socket) => {
    connections++;
    socket.destroy();
  });
  const port = await listening(server);
  return { port, reached: () => connections, close: () => void server.close() };
}

/** Writes without end, as fast as it is read, until the other side leaves. */
function pour(socket: Socket, { first, again }: { first: string; again: string }): void {
  socket.on('error', () => {});
  socket.write(first);
  const write = (error?: Error | null) => {
    if (!error && socket.writable) socket.write(again, write);
  };
  write();
}

/** Answers that a receiver may give to a message, by the path of its address. */
export const BEHAVIOURS = {
  takes: (_request, response) => response.writeHead(204).end(),
  'refuses-first': (_request, response, nth) => response.writeHead(nth === 0 ? 500 : 204).end(),
  'answers-never': () => {},
  'hangs-up': (request) => request.socket.destroy(),
  'speaks-no-http': (request) => request.socket.end('\0\u0001not an answer\r\n\r\n'),
  'sends-endless-headers': ({ socket }) =>
    pour(socket, { first: 'HTTP/1.1 200 OK\r\n', again: `x-filler: ${'x'.repeat(60_000)}\r\n` }),
  'sends-endless-body': ({ socket }) =>
    pour(socket, {
      first: 'HTTP/1.1 200 OK\r\ncontent-length: 1000000000000\r\n\r\n',
      again: 'x'.repeat(60_000),
    }),
} satisfies Record<
  string,
  (request: IncomingMessage, response: ServerResponse, nth: number) => unknown
>;
export type Behaviour = keyof typeof BEHAVIOURS;

const isBehaviour = (name: string): name is Behaviour => Object.hasOwn(BEHAVIOURS, name);

/**
 * The receiver that the public names lead to: `/NAME` behaves as `BEHAVIOURS` says, `/redirect/STATUS?to=URL`
 * redirects, everything else is taken.
 */
export async function openReceiver(): Promise<Receiver> {
  const { cert, private: key } = await generate(
    [{ name: 'commonName', value: 'receiver.example' }],
    {
      extensions: [
        { name: 'basicConstraints', cA: true },
        {
          name: 'subjectAltName',
          altNames: ['receiver.example', 'rebinding.example'].map((value) => ({ type: 2, value })),
        },
      ],
    },
  );
  const arrived: Arrived[] = [];
  const server = createSecureServer({ cert, key }, (request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      const nth = arrived.filter((each) => each.path === path).length;
      arrived.push({ method: request.method ?? '', path, headers: request.headers, body });
      const { pathname, searchParams } = new URL(path, 'https://receiver.example');
      const [, name = '', status = ''] = pathname.split('/');
      if (name === 'redirect')
        response.writeHead(Number(status), { location: searchParams.get('to') ?? '' }).end();
      else if (isBehaviour(name)) BEHAVIOURS[name](request, response, nth);
      else response.writeHead(204).end();
    });
  });
  const port = await listening(server, Object.values(ROUTES)[0]);
  return {
    port,
    certificate: cert,
    arrived,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
