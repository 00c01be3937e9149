import { afterAll, beforeAll } from 'vitest';
import type { z } from 'zod';
import { createGoodCall, type GoodCall } from './good-call.ts';
import { ADMIN, createTestApp, type Client, type TestApp } from './test-app.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<
          Record<string, { readonly schema: z.core.JSONSchema.JSONSchema }>
        >;
      }
    >
  >;
}
export type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';

/** An application, who calls it, and what its documentation says. */
export interface DocumentedCalls {
  readonly app: TestApp;
  readonly clients: Record<'visitor' | 'free' | 'pro' | 'admin', Client>;
  readonly call: GoodCall;
  readonly document: {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  };
  operationOf(method: Method, url: string): Operation;
  /**
   * The calls of the API. The test mode's pages are for people, not for programs, and answer in
   * HTML; assistants have a protocol of their own.
   */
  calls(): { readonly method: Method; readonly url: string; readonly name: string }[];
}

async function start(): Promise<DocumentedCalls> {
  const app = await createTestApp();
  const clients = {
    visitor: app.visitor(),
    free: await app.user(),
    pro: await app.user({ plan: 'pro' }),
    admin: await app.user({ email: ADMIN }),
  };
  const call = await createGoodCall(app, { owner: clients.free, known: clients.pro });
  const document = (await clients.visitor.call('GET', '/openapi.json')).json<
    DocumentedCalls['document']
  >();
  return {
    app,
    clients,
    call,
    document,
    operationOf: (method, url) =>
      document.paths[url.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!,
    calls: () =>
      app.routes
        .filter(({ url }) => !url.startsWith('/stripe/test/') && url !== '/mcp')
        .map(({ method, url }) => ({ method: method as Method, url, name: `${method} ${url}` })),
  };
}

/** The same for all tests of a file. */
export function documentedCalls(): () => DocumentedCalls {
  let documented: DocumentedCalls;
  beforeAll(async () => {
    documented = await start();
  });
  afterAll(() => documented.app.close());
  return () => documented;
}
