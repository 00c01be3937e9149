import type { Client, TestApp } from './test-app.ts';

/** A program of an account on Pro. */
export interface Program {
  readonly key: string;
  readonly owner: Client;
  /** The server's address. */
  readonly url: string;
  /** A request over a real connection, with the key and no cookie. */
  send(
    method: string,
    path: string,
    options?: { json?: unknown; body?: RequestInit['body']; headers?: Record<string, string> },
  ): Promise<Response>;
}

/** Makes a key of an account. */
export async function makeKey(owner: Client): Promise<string> {
  const made = await owner.call('POST', '/account/keys', { json: { name: 'robot' } });
  if (made.statusCode !== 200) throw new Error(`key: ${made.body}`);
  return made.json<{ key: string }>().key;
}

/** Lets an application listen, and makes programs that call it, each of a new account. */
export async function programsOf(app: TestApp): Promise<() => Promise<Program>> {
  const url = await app.server.listen({ port: 0 });
  return async () => {
    const owner = await app.user({ plan: 'pro' });
    const key = await makeKey(owner);
    return {
      key,
      owner,
      url,
      send: (method, path, { json, body, headers } = {}) =>
        fetch(`${url}${path}`, {
          method,
          body: json === undefined ? (body ?? null) : JSON.stringify(json),
          headers: {
            authorization: `Bearer ${key}`,
            ...(json === undefined ? {} : { 'content-type': 'application/json' }),
            ...headers,
          },
        }),
    };
  };
}
