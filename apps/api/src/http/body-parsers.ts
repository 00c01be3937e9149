import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { UploadBudget } from './upload/upload-budget.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the uploads of all requests together hold. */
    uploads: UploadBudget;
  }
  interface FastifyRequest {
    /** What this request's upload holds of it, until it is answered or its connection ends. */
    uploadedBytes: number;
  }
}

/**
 * Accepts JSON and multipart forms and nothing else: a form of another site can only send text, which is refused.
 * An empty JSON body is no body, as from a call that sends the header out of habit.
 */
export async function bodyParsers(app: FastifyInstance, { uploadsHeldMax }: { uploadsHeldMax: number }): Promise<void> {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined);
    else void parseJson(request, body as string, done);
  });
  // A file over the limit is seen by the reader of the form, which reads the rest before it refuses.
  await app.register(multipart, { throwFileSizeLimit: false });
  app.decorate('uploads', new UploadBudget(uploadsHeldMax));
  app.decorateRequest('uploadedBytes', 0);
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      app.uploads.give(request.uploadedBytes);
      request.uploadedBytes = 0;
    });
  });
}
