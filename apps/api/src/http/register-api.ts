import type { ErrorCode } from '@elucida/contract/errors';
import { errorBodySchema, problemSchema } from '@elucida/contract/errors';
import type { FastifyInstance, RouteOptions } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Context } from '../context.ts';
import { createAccessCheck, type Access } from './access.ts';
import type { Feature } from './api.ts';
import { isPublicApi } from './public-api.ts';
import { refuseNulInAddress } from './refuse-nul-in-address.ts';
import { serializerCompiler, validatorCompiler } from './validation.ts';

/** One call of the API, for the authorization table of the tests. */
export interface ApiRoute {
  readonly method: string;
  readonly url: string;
  readonly access: Access;
}

/** The path a call has in the specification, and its twin under /api (contract §2). */
const PREFIXES = ['', '/api'] as const;

const CODES_BY_ACCESS: Readonly<Record<Access, readonly ErrorCode[]>> = {
  anyone: [],
  'signed-in': ['not_signed_in'],
  verified: ['not_signed_in', 'not_verified'],
  admin: ['not_signed_in', 'not_admin'],
  key: ['invalid_key', 'not_verified', 'plan_required', 'rate_limited'],
};

const PROBLEM = {
  description: 'Problem details (RFC 9457)',
  content: { 'application/problem+json': { schema: problemSchema } },
};

function describe(
  route: RouteOptions,
  { prefix, access }: { prefix: string; access: Access },
): void {
  const scheme = access === 'key' ? 'key' : 'session';
  const refusals = CODES_BY_ACCESS[access].length > 0 ? { security: [{ [scheme]: [] }] } : {};
  const refusal = isPublicApi({ url: route.url }) ? PROBLEM : errorBodySchema;
  const response = {
    '4xx': refusal,
    '5xx': refusal,
    ...(route.schema?.response as object | undefined),
  };
  route.schema = {
    ...route.schema,
    ...refusals,
    response,
    hide: prefix !== '' || route.schema?.hide === true,
  };
}

/**
 * Registers the features at both prefixes; every route must say who may call it. Returns the routes
 * at the bare paths.
 */
export async function registerApi(
  app: FastifyInstance,
  features: readonly Feature[],
  context: Context,
): Promise<ApiRoute[]> {
  const routes: ApiRoute[] = [];
  const checkAccess = createAccessCheck(context);
  for (const prefix of PREFIXES) {
    await app.register(
      async (scope) => {
        scope.setValidatorCompiler(validatorCompiler);
        scope.setSerializerCompiler(serializerCompiler);
        scope.addHook('onRequest', checkAccess);
        scope.addHook('preValidation', refuseNulInAddress);
        scope.addHook('onSend', async (_request, reply) => {
          // What is answered belongs to one user, unless the route says otherwise.
          if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
        });
        scope.addHook('onRoute', (route) => {
          const access = route.config?.access;
          if (access === undefined)
            throw new Error(`${String(route.method)} ${route.url} does not say who may call it`);
          describe(route, { prefix, access });
          if (prefix === '')
            for (const method of [route.method].flat())
              if (method !== 'HEAD') routes.push({ method, url: route.url, access });
        });
        for (const feature of features) feature(scope.withTypeProvider<ZodTypeProvider>(), context);
      },
      { prefix },
    );
  }
  return routes;
}
