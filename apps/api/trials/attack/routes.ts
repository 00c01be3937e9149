import type { FastifyInstance } from 'fastify';
import { routesOf } from '../../src/testing/routes-of.ts';
import { createTestApp } from '../../src/testing/test-app.ts';

/** What the fuzz needs of a JSON Schema. */
export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  /** Of a tuple `false`: nothing comes after its own items. */
  readonly items?: JsonSchema | false;
  readonly prefixItems?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly minLength?: number;
  readonly format?: string;
}

export interface RouteInfo {
  /** As in the table: `GET /history/:id`. */
  readonly name: string;
  readonly method: string;
  readonly url: string;
  /** Of its body, where it is documented. */
  readonly body?: JsonSchema;
  /** Whether the body is a multipart form. */
  readonly form: boolean;
  /** Documented parameters of the query. */
  readonly query: Readonly<Record<string, JsonSchema>>;
}

interface Operation {
  readonly parameters?: readonly {
    readonly in: string;
    readonly name: string;
    readonly schema: JsonSchema;
  }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}
type Document = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

/** Whether a route takes a key of the API and no cookie. */
export const takesKey = (url: string): boolean => /^(\/api)?\/(v1|mcp)(\/|$)/.test(url);

/** Screens: they are not routes of their own, but what everything unknown leads to. */
const PAGES = [
  '/',
  '/en',
  '/es/new',
  '/eu/history',
  '/en/blog/ir',
  '/en/no-such-page',
  '/no-such-page',
];
/** Of files that are sent as they are, one is like another. */
const ASSETS = /^GET \/(assets|covers|fonts|docs\/static)\//;
const ASSETS_KEPT = 2;

function describe(name: string, { paths }: Document): RouteInfo {
  const [method, url] = name.split(' ') as [string, string];
  const operation =
    paths[url.replace(/^\/api(?=\/)/, '').replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
  const [type, content] = Object.entries(operation?.requestBody?.content ?? {})[0] ?? [];
  const query = (operation?.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name: key, schema }) => [key, schema] as const);
  return {
    name,
    method,
    url,
    form: type === 'multipart/form-data',
    query: Object.fromEntries(query),
    ...(content === undefined ? {} : { body: content.schema }),
  };
}

/**
 * Everything that the server answers, from its own router, with what its own documentation says of
 * it. Without the built web app: without its pages.
 */
export async function listRoutes(webDist?: string): Promise<readonly RouteInfo[]> {
  const app = await createTestApp({
    env: { BILLING_TEST_MODE: 'true' },
    app: webDist === undefined ? {} : { webDist },
  });
  try {
    const document = (app.server as FastifyInstance & { swagger(): unknown }).swagger() as Document;
    const names = routesOf(app.server).filter((name) => !name.startsWith('OPTIONS '));
    const assets = names.filter((name) => ASSETS.test(name));
    const kept = names.filter((name) => !ASSETS.test(name)).concat(assets.slice(0, ASSETS_KEPT));
    return [
      ...new Set([...kept, ...(webDist === undefined ? [] : PAGES.map((page) => `GET ${page}`))]),
    ].map((name) => describe(name, document));
  } finally {
    await app.close();
  }
}
