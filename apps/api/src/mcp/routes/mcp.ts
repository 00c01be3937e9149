import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { Sessions, type Session } from '../sessions.ts';

const SESSION_HEADER = 'mcp-session-id';

/** Whether a body begins a session, alone or in a batch. */
const begins = (body: unknown): boolean => [body].flat().some((each) => isInitializeRequest(each));

/** Hands request and answer to the protocol's own transport, with the headers that hooks have set. */
async function handOver(
  { transport }: Session,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  // What follows may wait for an analysis.
  request.endTurn();
  reply.hijack();
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value);
  await transport.handleRequest(request.raw, reply.raw, request.body);
  return reply;
}

/** By application: the same sessions at the path and at its twin under /api. */
const kept = new WeakMap<Context, Sessions>();
function sessionsOf(context: Context): Sessions {
  const sessions = kept.get(context) ?? new Sessions(context);
  kept.set(context, sessions);
  return sessions;
}

/**
 * POST, GET and DELETE /mcp: the tools of assistants by the Model Context Protocol (streamable HTTP),
 * with a key of the API.
 */
export const mcp: Feature = (api, context) => {
  const sessions = sessionsOf(context);
  const sessionOf = async (request: FastifyRequest): Promise<Session> => {
    const user = userOf(request);
    const id = request.headers[SESSION_HEADER];
    if (typeof id === 'string') {
      const found = sessions.find(id, user);
      if (found !== undefined) return found;
      // The client begins a new one at this status (Model Context Protocol, session management).
      throw new DomainError('not_found', { detail: 'This session is over. Begin a new one.' });
    }
    if (request.method === 'POST' && begins(request.body)) return sessions.begin(user);
    throw new DomainError('bad_request', {
      detail: `Begin with an initialize request, and send its ${SESSION_HEADER} from then on.`,
    });
  };
  const config = { access: 'key' } as const;
  api.post(
    '/mcp',
    { config, bodyLimit: PAYLOAD_MAX.bytes, schema: { hide: true, body: z.unknown() } },
    async (request, reply) => handOver(await sessionOf(request), { request, reply }) as never,
  );
  for (const method of ['get', 'delete'] as const)
    api[method](
      '/mcp',
      { config, schema: { hide: true } },
      async (request, reply) => handOver(await sessionOf(request), { request, reply }) as never,
    );
};
