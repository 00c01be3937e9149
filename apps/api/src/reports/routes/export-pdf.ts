import { reportFileName } from '@elucida/contract/file-names';
import { exportPdfSchema } from '@elucida/contract/reports';
import { ImageRefused } from '../../input/image-refused.ts';
import { InvalidReport } from '../../adapters/printer/printer.ts';
import { ACCOUNT_LIMITS } from '../../bounds/limits.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { firstIssueSentence } from '../../input/input-issues.ts';
import { asAttachment } from '../../http/attachment.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { refusedImage } from '../../input/refused-image.ts';
import { readReportForm } from './read-report-form.ts';

const reportsOf = (user: string): Limit => ({
  key: `export_pdf:${user}`,
  ...ACCOUNT_LIMITS.reports,
});

/** What is wrong with the form or an image of it; any other failure as it is. */
function answered(error: unknown): unknown {
  if (error instanceof InvalidReport)
    return new DomainError('invalid_input', {
      detail: firstIssueSentence(error.issues),
      errors: error.issues,
    });
  return error instanceof ImageRefused ? refusedImage(error, 'images_base64') : error;
}

/** POST /export_pdf: a result and its images as a printed report, on every plan. */
export const exportPdf: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: {
      consumes: ['multipart/form-data'],
      produces: ['application/pdf'],
      body: exportPdfSchema,
    },
    // The schema documents the form; it is checked once the form is read.
    validatorCompiler: () => () => true,
  } as const;
  api.post('/export_pdf', options, async (request, reply) => {
    const wait = await hit(context, reportsOf(userOf(request).id));
    if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
    const order = {
      fields: await readReportForm(request),
      now: context.clock.now(),
      timeZone: context.config.quotaTimeZone,
    };
    const { pdf, name } = await context.printer.print(order).catch((error: unknown) => {
      throw answered(error);
    });
    reply.headers({
      'content-type': 'application/pdf',
      'content-disposition': asAttachment(reportFileName(name)),
    });
    return reply.send(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength) as never);
  });
};
