import { ImageRejected } from '@elucida/analysis/errors';
import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import type { InputIssue } from '@elucida/contract/errors';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { GuideJob } from '@elucida/report-pdf/guide-job';
import { writeGuidePdf } from '@elucida/report-pdf/write-guide-pdf';
import { writeReportPdf } from '@elucida/report-pdf/write-report-pdf';
import type { Job } from '../threads/job.ts';
import { InvalidReport, type PrintedReport, type ReportOrder } from './printer.ts';
import { readOrder } from './read-order.ts';

export type Printed =
  | ({ readonly kind: 'printed' } & PrintedReport)
  | { readonly kind: 'invalid'; readonly issues: readonly InputIssue[] }
  | {
      readonly kind: 'image-refused';
      readonly file: string;
      readonly index: number;
      readonly code: ImageErrorCode;
    };
export type PrintJobs = {
  readonly print: Job<ReportOrder, Printed>;
  readonly 'print-guide': Job<GuideJob, Uint8Array>;
};

const SAMPLE = JSON.stringify({ molecular_formula: 'CH4O', candidates: [{ smiles: 'CO' }] });

/** What the printing thread can do. */
export const printJobs = (predictor: ShiftPredictor): PrintJobs => ({
  print: {
    async run(order) {
      try {
        const job = readOrder(order);
        // Up to 34 MB, which nobody needs while the pages are written.
        Object.assign(order, { fields: {} });
        return {
          kind: 'printed',
          pdf: await writeReportPdf(job, { predictor }),
          name: job.result.nombre_molecula,
        };
      } catch (error) {
        if (error instanceof InvalidReport) return { kind: 'invalid', issues: error.issues };
        if (error instanceof ImageRejected)
          return { kind: 'image-refused', file: error.file, index: error.index, code: error.code };
        throw error;
      }
    },
    sample: { fields: { result_json: new TextEncoder().encode(SAMPLE) }, now: 0, timeZone: 'UTC' },
  },
  'print-guide': {
    run: writeGuidePdf,
    sample: {
      guide: { query: 'CO', note: '', formula: 'CH4O', isomers: [] },
      lang: 'en',
      now: 0,
      timeZone: 'UTC',
    },
  },
});
