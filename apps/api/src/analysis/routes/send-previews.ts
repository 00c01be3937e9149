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

/** What each of the calls below declares. */
const asking = <Access extends 'anyone' | 'signed-in', Params extends z.ZodType>(
  access: Access,
  params: Params,
) => ({ config: { access }, schema: { params, produces: PICTURES } });

/**
 * GET /analyses/{id}/images/{position}, and the same of a shared one and of an example's run: a
 * picture of at most 1,600 px.
 */
export const sendPreviews: Feature = (api, context) => {
  async function send(
    analysis: { readonly id: string } | undefined,
    { place, reply }: { place: number; reply: FastifyReply },
  ): Promise<FastifyReply> {
    const row = analysis && (await readPreview({ id: analysis.id, position: place }, context));
    if (!row?.preview || row.preview_type === null) throw new DomainError('not_found');
    return reply
      .type(`image/${row.preview_type}`)
      .header('cache-control', CACHED)
      .send(Buffer.from(row.preview as ArrayBuffer));
  }

  const own = asking('signed-in', analysisParams.extend(position.shape));
  api.get('/analyses/:id/images/:position', own, async (request, reply) => {
    const { id, position: place } = request.params;
    return send(await findBrief({ id, userId: userOf(request).id }, context), { place, reply });
  });

  const shared = asking('anyone', sharedParams.extend(position.shape));
  api.get('/shared/:token/images/:position', shared, async (request, reply) => {
    const { token, position: place } = request.params;
    return send(await findShared(token, context), { place, reply });
  });

  const example = asking('anyone', analysisParams.extend(position.shape));
  api.get('/examples/:id/images/:position', example, async (request, reply) => {
    const { id, position: place } = request.params;
    return send(await findExample(id, context), { place, reply });
  });
};
