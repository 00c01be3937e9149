import { exportPdfSchema } from '@elucida/contract/reports';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { inputIssues } from '../../input/input-issues.ts';
import { InvalidReport, type ReportOrder } from './printer.ts';

/** The form's fields as a job. Throws `InvalidReport`. */
export function readOrder({ fields, now, timeZone }: ReportOrder): ReportJob {
  const texts = Object.fromEntries(
    Object.entries(fields).map(([name, bytes]) => [
      name,
      Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8'),
    ]),
  );
  const parsed = exportPdfSchema.safeParse(texts);
  if (!parsed.success)
    throw new InvalidReport(inputIssues(parsed.error.issues, { part: 'body', data: texts }));
  const { result_json: result, images_base64, lang } = parsed.data;
  return {
    result,
    images: images_base64.map((image) => Buffer.from(image, 'base64')),
    lang,
    now,
    timeZone,
  };
}
