import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { findBrief, findExample, findShared, readPreview } from '../queries/find-analysis.ts';
import { analysisParams } from './own-analysis.ts';
import { sharedParams } from './shared-params.ts';

const position = z.object({ position: z.coerce.number().int().min(0).max(100) });
/** What a picture is answered as. */
const PICTURES = ['image/png', 'image/jpeg'] as const;
/** A picture never changes: a browser asks once. */
const CACHED = 'private, max-age=86400, immutable';

/**
 * GET /analyses/{id}/images/{position}, and the same of a shared one and of an example's run: a
 * picture of at most 1,600 px.
 */
export const sendPreviews: Feature = (api, context) => {
  async function send(
    id: string | undefined,
    { place, reply }: { place: number; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const row = id === undefined ? undefined : await readPreview({ id, position: place }, context);
    if (!row?.preview || row.preview_type === null) throw new DomainError('not_found');
    return reply
      .type(`image/${row.preview_type}`)
      .header('cache-control', CACHED)
      .send(Buffer.from(row.preview as ArrayBuffer));
  }

  api.get(
    '/analyses/:id/images/:position',
    {
      config: { access: 'signed-in' },
      schema: { params: analysisParams.extend(position.shape), produces: PICTURES },
    },
    async (request, reply) => {
      const { id, position: place } = request.params;
      const row = await findBrief({ id, userId: userOf(request).id }, context);
      return send(row?.id, { place, reply });
    },
  );

  api.get(
    '/shared/:token/images/:position',
    {
      config: { access: 'anyone' },
      schema: { params: sharedParams.extend(position.shape), produces: PICTURES },
    },
    async (request, reply) => {
      const { token, position: place } = request.params;
      const row = await findShared(token, context);
      return send(row?.id, { place, reply });
    },
  );

  api.get(
    '/examples/:id/images/:position',
    {
      config: { access: 'anyone' },
      schema: { params: analysisParams.extend(position.shape), produces: PICTURES },
    },
    async (request, reply) => {
      const { id, position: place } = request.params;
      const row = await findExample(id, context);
      return send(row?.id, { place, reply });
    },
  );
};
