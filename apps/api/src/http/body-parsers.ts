import type { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { BODY_BOUNDS } from '../bounds/requests.ts';
import { DomainError } from '../domain-error.ts';
import { dropBody } from './drop-body.ts';
import { GatheredBytes } from './upload/gathered-bytes.ts';
import { HeldBody, noRoom } from './upload/held-body.ts';
import { UploadBudget } from './upload/upload-budget.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the bodies of all requests together hold. */
    uploads: UploadBudget;
  }
  interface FastifyRequest {
    /** What this request's body holds of it. */
    held: HeldBody;
  }
  interface FastifyContextConfig {
    /**
     * The body is JSON that may be large: the handler gets its bytes and has them read by a thread
     * (http/read-large-json.ts).
     */
    largeJson?: boolean;
  }
}

/**
 * A body's bytes, counted as they come. Throws `too_large`, or `busy` where the bodies of all
 * requests would hold too much.
 */
async function readBytes(request: FastifyRequest, payload: Readable): Promise<Buffer> {
  const most = request.routeOptions.bodyLimit ?? BODY_BOUNDS.freeBytes;
  const announced = Number(request.headers['content-length']);
  if (announced > most) throw new DomainError('too_large');
  request.held.refuseIfNoRoom(request, most);
  const bytes = new GatheredBytes(Number.isNaN(announced) ? most : announced);
  // Not by iterating: leaving a loop over a request closes its connection, and the client would not
  // see why.
  await new Promise<void>((resolve, reject) => {
    const onData = (chunk: Buffer) => {
      if (bytes.length + chunk.length > most) settle(new DomainError('too_large'));
      else if (!request.held.take(chunk.length)) settle(noRoom());
      else bytes.add(chunk);
    };
    const onEnd = () => settle();
    const settle = (error?: Error) => {
      payload.off('data', onData).off('end', onEnd).off('error', settle);
      if (error === undefined) resolve();
      else reject(error);
    };
    payload.on('data', onData).on('end', onEnd).on('error', settle);
  });
  if (!Number.isNaN(announced) && bytes.length !== announced) throw new DomainError('bad_request');
  return bytes.done();
}

/**
 * Accepts JSON and multipart forms and nothing else: a form of another site can only send text,
 * which is refused.
 * An empty JSON body is not a body, as from a call that sends the header out of habit; so is any body
 * where the route takes none.
 */
export async function bodyParsers(
  app: FastifyInstance,
  { uploadsHeldMax }: { uploadsHeldMax?: number },
): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', (request, payload, done) => {
    readBytes(request, payload).then((bytes) => {
      if (request.routeOptions.config.largeJson === true) done(null, bytes);
      // Nobody reads it: parsing what a route does not take would cost up to 4 ms a call.
      else if (
        bytes.length === 0 ||
        (request.routeOptions.schema as FastifySchema | undefined)?.body === undefined
      )
        done(null, undefined);
      else void parseJson(request, bytes.toString('utf8'), done);
    }, done);
  });
  // A file over the limit is seen by the reader of the form, which reads the rest before it
  // refuses.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.decorate('uploads', new UploadBudget(uploadsHeldMax));
  app.decorateRequest('held', null as never);
  app.addHook('onRequest', async (request, reply) => {
    request.held = new HeldBody(app.uploads, request, reply);
  });
  app.addHook('onResponse', async (request) => dropBody(request));
}
