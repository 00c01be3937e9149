import type { CodeSamples } from '@elucida/contract/public-api-samples';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  RouteOptions,
} from 'fastify';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';
import { encodedTexts } from './encoded-texts.ts';
import { SESSION_COOKIE } from './session.ts';
import { v1Document } from './v1-document.ts';

/** Swagger UI places styles on its elements; its own policy forgets them. */
const allowInlineStyles = (policy: string) =>
  policy.replace(/style-src [^;]*/, "style-src 'self' 'unsafe-inline'");

const JSON_TYPE = 'application/json';

/** What the documentation says of calls, a line each: by group, then by method and path. */
export type CallSummaries = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** A call's group and its line in the documentation. */
function aboutCall(
  { method, url }: RouteOptions,
  summaries: CallSummaries,
): { tags?: string[]; summary?: string } {
  const call = `${[method].flat()[0]} ${url}`;
  const group = Object.entries(summaries).find(([, calls]) => call in calls);
  return group === undefined ? {} : { tags: [group[0]], summary: group[1][call]! };
}

/** A route's `produces` names what its success is sent as; its refusals are JSON all the same. */
function successAs(
  produces: readonly string[],
  response: Record<string, unknown>,
): Record<string, unknown> {
  const schemaOf = (type: string) =>
    type === JSON_TYPE
      ? response['200']
      : { type: 'string', ...(type === 'application/pdf' ? { format: 'binary' } : {}) };
  return {
    ...response,
    200: {
      description: 'Default Response',
      content: Object.fromEntries(produces.map((type) => [type, { schema: schemaOf(type) }])),
    },
  };
}

type Transform = typeof jsonSchemaTransform;
const transformWith =
  (summaries: CallSummaries): Transform =>
  (given) => {
    const { schema: made, url } = jsonSchemaTransform(given);
    const { produces, ...schema } = made as FastifySchema;
    if (schema.hide) return { schema: made, url };
    const response = (schema.response ?? {}) as Record<string, unknown>;
    return {
      schema: {
        ...schema,
        ...aboutCall(given.route, summaries),
        response: produces === undefined ? response : successAs(produces, response),
      } as typeof made,
      url,
    };
  };

/** What each document is sent as. */
const TYPES = {
  json: 'application/json; charset=utf-8',
  v1: 'application/json; charset=utf-8',
  yaml: 'application/x-yaml',
} as const;

export interface DocumentationOptions {
  readonly summaries: CallSummaries;
  /** Examples of the public API. */
  readonly samples: CodeSamples;
  /** Where the server is. */
  readonly url: string;
  /** Whether it is written before the first request, else when it is first asked for. */
  readonly onStart: boolean;
}

/**
 * GET /openapi.json, OpenAPI 3.1 made from the schemas that check the requests, a readable page at
 * /docs, and GET /v1/openapi.json, the calls for programs alone.
 */
export async function documentation(
  app: FastifyInstance,
  { summaries, samples, url, onStart }: DocumentationOptions,
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Elucida',
        version: '0.1.0',
        description:
          'From spectra and a molecular formula to the molecule, with its evidence. Every ' +
          'call answers at its path and under /api.',
        license: { name: 'Apache-2.0' },
      },
      tags: Object.keys(summaries).map((name) => ({ name })),
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
          key: { type: 'http', scheme: 'bearer', description: 'A key of the account page.' },
        },
      },
    },
    transform: transformWith(summaries),
    transformObject: jsonSchemaTransformObject,
  });
  // Written once: the routes are what they are, and 180 kB of JSON and as much YAML take 0.4 s,
  // which nobody's request should wait for.
  let texts: Readonly<Record<keyof typeof TYPES, string>> | undefined;
  const written = () =>
    (texts ??= {
      json: JSON.stringify(app.swagger()),
      yaml: app.swagger({ yaml: true }),
      v1: JSON.stringify(v1Document(app.swagger(), { samples, url })),
    });
  if (onStart) app.addHook('onReady', async () => void written());
  const sendText = encodedTexts();
  const send = (request: FastifyRequest, reply: FastifyReply, document: keyof typeof TYPES) =>
    sendText(request, reply, {
      key: document,
      type: TYPES[document],
      cacheControl: 'no-cache',
      text: () => written()[document],
    });
  const uiHooks = {
    preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
      if (request.routeOptions.url === '/docs/json') await send(request, reply, 'json');
      if (request.routeOptions.url === '/docs/yaml') await send(request, reply, 'yaml');
    },
  };
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    staticCSP: true,
    transformStaticCSP: allowInlineStyles,
    uiConfig: { defaultModelsExpandDepth: 0 },
    uiHooks,
  });
  app.get('/openapi.json', { schema: { hide: true } }, (request, reply) =>
    send(request, reply, 'json'),
  );
  for (const path of ['/v1/openapi.json', '/api/v1/openapi.json'])
    app.get(path, { schema: { hide: true } }, (request, reply) => send(request, reply, 'v1'));
}
