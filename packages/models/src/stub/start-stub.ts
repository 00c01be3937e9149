import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROVIDERS, type Provider } from '@elucida/contract/settings';
import { KNOWN_MOLECULES, type KnownMolecule } from './known-molecules.ts';
import { problemOf, readRequest, type StubRequest } from './read-request.ts';
import { scenarioOf, type Scenario } from './scenarios.ts';
import { writeAnswer } from './write-answer.ts';
import { writeError, writeRefusal, writeResponse } from './write-response.ts';

const SLOW_MS = 5_000;
const HUGE_BYTES = 5_000_000;

export interface StubOptions {
  readonly port?: number;
  /** For models whose names choose none. */
  readonly scenario?: Scenario;
  readonly molecules?: readonly KnownMolecule[];
  /** How long `slow` takes. */
  readonly slowMs?: number;
}

/** A request that came, and what became of its connection. */
export interface Received extends StubRequest {
  readonly at: number;
  /**
   * When the client ended the connection without waiting for the answer; undefined where it has
   * not. By `performance.now()`, as `at`.
   */
  leftAt?: number;
}

export interface ModelsStub {
  /** `http://127.0.0.1:PORT`. */
  readonly address: string;
  /**
   * Settings that make a server ask the stub; its models are named by `AI_MODEL_A` and `AI_MODEL_B`
   * next to them.
   */
  readonly env: Readonly<Record<string, string>>;
  readonly requests: readonly Received[];
  close(): Promise<void>;
}

/** Where the stub plays each provider. */
export const pathOf: Readonly<Record<Provider, string>> = {
  openai: '/openai/v1',
  google: '/google/v1beta',
  anthropic: '/anthropic/v1',
  local: '/local/v1',
};

/** Keys that the stub takes; any other is taken too. */
export const STUB_KEYS = {
  openai: 'stub-key-openai',
  google: 'stub-key-google',
  anthropic: 'stub-key-anthropic',
} as const;

const envOf = (address: string) =>
  Object.fromEntries([
    ...(['openai', 'google', 'anthropic'] as const).flatMap((provider) => [
      [`${provider.toUpperCase()}_API_KEY`, STUB_KEYS[provider]],
      [`${provider.toUpperCase()}_BASE_URL`, address + pathOf[provider]],
    ]),
    ['LOCAL_AI_BASE_URL', address + pathOf.local],
  ]) as Record<string, string>;

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as unknown;
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'content-type': 'application/json', ...headers })
    .end(JSON.stringify(body));
}

async function play(
  scenario: Scenario,
  request: StubRequest,
  {
    response,
    earlier,
    molecules,
    slowMs,
  }: {
    response: ServerResponse;
    earlier: number;
    molecules: readonly KnownMolecule[];
    slowMs: number;
  },
): Promise<void> {
  const { provider, model, key } = request;
  const fail = (status: number, message: string, headers?: Record<string, string>) =>
    send(response, status, writeError(provider, status, message), headers);
  if (scenario === 'silent') return;
  if (scenario === 'slow') await sleep(slowMs);
  if (scenario === 'rate-limited' || (scenario === 'rate-limited-once' && earlier === 0))
    return fail(429, 'Too many requests', { 'retry-after': '1' });
  if (scenario === 'server-error' || (scenario === 'server-error-once' && earlier === 0))
    return fail(500, 'Something went wrong');
  if (scenario === 'unauthorised') return fail(401, `Incorrect API key provided: ${key}`);
  if (scenario === 'refused') return send(response, 200, writeRefusal(provider, model));
  const body = writeResponse(provider, model, writeAnswer(scenario, request, molecules));
  if (scenario === 'huge')
    return send(response, 200, { ...(body as object), padding: 'x'.repeat(HUGE_BYTES) });
  if (scenario !== 'dropped') return send(response, 200, body);
  const text = JSON.stringify(body);
  response.writeHead(200, {
    'content-type': 'application/json',
    'content-length': String(Buffer.byteLength(text)),
  });
  response.write(text.slice(0, text.length / 2), () => response.socket?.destroy());
}

/**
 * Starts the stub on loopback: the HTTP of all four providers, each under a path of its own.
 * Nothing leaves the machine.
 */
export async function startModelsStub({
  port = 0,
  scenario = 'truth',
  molecules = KNOWN_MOLECULES,
  slowMs = SLOW_MS,
}: StubOptions = {}): Promise<ModelsStub> {
  const requests: Received[] = [];
  const server = createServer((incoming, response) => {
    void (async () => {
      const request = readRequest(incoming.url ?? '', {
        headers: incoming.headers,
        body: await bodyOf(incoming),
      });
      if (request === null)
        return send(response, 404, {
          error: {
            message:
              `No provider has ${incoming.url}; the stub plays ` +
              `${PROVIDERS.map((each) => pathOf[each]).join(', ')}`,
          },
        });
      const received: Received = { ...request, at: performance.now() };
      const earlier = requests.filter(
        ({ provider, model }) => provider === request.provider && model === request.model,
      ).length;
      requests.push(received);
      response.once('close', () => {
        if (!response.writableFinished) received.leftAt = performance.now();
      });
      const problem = problemOf(request, incoming.headers);
      if (problem !== null) return send(response, 400, writeError(request.provider, 400, problem));
      await play(scenarioOf(request.model, scenario), request, {
        response,
        earlier,
        molecules,
        slowMs,
      });
    })().catch((error: unknown) => {
      if (!response.headersSent) send(response, 400, { error: { message: String(error) } });
    });
  });
  await new Promise<void>((resolve, reject) =>
    server.once('error', reject).listen(port, '127.0.0.1', resolve),
  );
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    address,
    env: envOf(address),
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
