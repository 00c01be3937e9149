import { performance } from 'node:perf_hooks';
import { moleculeFileName } from '@elucida/contract/file-names';
import { guideName } from '@elucida/contract/guide-name';
import { isomersRequestSchema, isomersResponseSchema } from '@elucida/contract/isomers';
import type { FastifyReply } from 'fastify';
import { ISOMER_BOUNDS } from '../../bounds/structures.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { asAttachment } from '../../http/attachment.ts';
import { checkCsvPlan } from '../../billing/check-plan.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { guideCsv } from '../guide-csv.ts';
import { makeGuide } from '../make-guide.ts';

const guidesOf = (user: string): Limit => ({
  key: `isomers:${user}`,
  max: ISOMER_BOUNDS.guidesPerMinute,
  windowMs: 60_000,
});

function sendFile(
  reply: FastifyReply,
  { content, type, name }: { content: string | Buffer; type: string; name: string },
) {
  // A text would be written as JSON.
  return reply
    .type(type)
    .header('content-disposition', asAttachment(name))
    .serializer((body: unknown) => body as string)
    .send(content as never);
}

/**
 * POST /isomers: the constitutional isomers of a named molecule with what is expected of their
 * spectra; as JSON, or where the request accepts nothing but `application/pdf` or `text/csv` (Basic
 * and Pro), as that file. Not counted as an analysis.
 */
export const makeIsomers: Feature = (api, context) => {
  api.post(
    '/isomers',
    {
      config: { access: 'signed-in' },
      schema: {
        body: isomersRequestSchema,
        produces: ['application/json', 'application/pdf', 'text/csv'],
        response: { 200: isomersResponseSchema },
      },
    },
    async (request, reply) => {
      const began = performance.now();
      const user = userOf(request);
      const wait = await hit(context, guidesOf(user.id));
      if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
      // From here on its thread works.
      request.endTurn();
      const { lang } = request.body;
      const accept = request.headers.accept;
      if (accept === 'text/csv') checkCsvPlan(user);
      const guide = await makeGuide(request.body, context);
      const name = `isomers-${moleculeFileName(guideName(guide))}`;
      if (accept === 'text/csv')
        return sendFile(reply, {
          content: guideCsv(guide, lang),
          type: 'text/csv; charset=utf-8',
          name: `${name}.csv`,
        });
      if (accept !== 'application/pdf') return guide as never;
      const pdf = await context.printer.printGuide(
        { guide, lang, now: context.clock.now(), timeZone: context.config.quotaTimeZone },
        ISOMER_BOUNDS.fileMs - (performance.now() - began),
      );
      return sendFile(reply, {
        content: Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength),
        type: 'application/pdf',
        name: `${name}.pdf`,
      });
    },
  );
};
