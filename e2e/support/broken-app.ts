import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { forgiveFailedCalls, test as base } from './test.ts';

/**
 * What is in the place of the app's answer. `dropped`: the connection ends without one.
 * `altered`: the app's own, with other fields.
 */
export type Answer =
  | { readonly status: number; readonly body?: string; readonly json?: unknown }
  | { readonly altered: object }
  | 'dropped';

/**
 * A server between the browser and the app that hands everything on, but for the calls it is told
 * to spoil.
 */
export interface BrokenApp {
  readonly url: string;
  /**
   * From now on calls of this path get this answer; a path that ends in `*` is a beginning. The
   * last one given for a path counts.
   */
  spoil(path: string, answer: Answer): void;
  /** The app answers everything itself again. */
  heal(): void;
  stop(): Promise<void>;
}

function give(
  response: ServerResponse,
  { status, body, json }: Exclude<Answer, string | { altered: object }>,
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(json === undefined ? body : JSON.stringify(json));
}

async function readJson(message: IncomingMessage): Promise<object> {
  let text = '';
  for await (const chunk of message.setEncoding('utf8')) text += chunk as string;
  return JSON.parse(text) as object;
}

/**
 * Hands a call on to the app, as a reverse proxy in front of it does: the app knows itself by its
 * own address.
 */
function handOn(
  app: string,
  incoming: IncomingMessage,
  response: ServerResponse,
  altered: object | null,
): void {
  const headers = {
    ...incoming.headers,
    host: new URL(app).host,
    ...(incoming.headers.origin === undefined ? {} : { origin: app }),
  };
  const onward = request(
    app + incoming.url,
    { method: incoming.method, headers, agent: false },
    (answer) => {
      if (altered === null) {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        return;
      }
      void readJson(answer).then((json) =>
        give(response, { status: answer.statusCode ?? 502, json: { ...json, ...altered } }),
      );
    },
  );
  onward.on('error', () => response.destroy());
  response.on('close', () => onward.destroy());
  incoming.pipe(onward);
}

/** Starts the server in between on a free port. */
export async function startBrokenApp(app: string): Promise<BrokenApp> {
  const spoilt = new Map<string, Answer>();
  const answerTo = (path: string) =>
    [...spoilt].find(([key]) =>
      key.endsWith('*') ? path.startsWith(key.slice(0, -1)) : path === key,
    )?.[1];
  const server = createServer((incoming, response) => {
    const answer = answerTo(new URL(incoming.url ?? '/', app).pathname);
    if (answer === 'dropped') return void incoming.socket.destroy();
    if (answer === undefined || 'altered' in answer)
      return handOn(app, incoming, response, answer?.altered ?? null);
    // What is sent is read first: an answer in its midst can look like a broken connection.
    incoming.resume().on('end', () => give(response, answer));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    spoil: (path, answer) => void spoilt.set(path, answer),
    heal: () => spoilt.clear(),
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/**
 * The test whose pages come through a server that can break: real answers and real broken
 * connections, with nothing of the page's own replaced.
 */
export const test = base.extend<{ broken: BrokenApp }, { brokenServer: BrokenApp }>({
  brokenServer: [
    async ({ app }, use) => {
      const server = await startBrokenApp(app.url);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  broken: [
    async ({ brokenServer, consoleIsSilent }, use) => {
      await use(brokenServer);
      brokenServer.heal();
      forgiveFailedCalls(consoleIsSilent);
    },
    { auto: true },
  ],
  baseURL: ({ brokenServer }, use) => use(brokenServer.url),
});
export { expect } from './test.ts';
