import { ImageRejected } from '@elucida/analysis/errors';
import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import { reportResultSchema } from '@elucida/contract/reports';
import type { ShiftPredictor } from '@elucida/engine/prediction/predicted-shifts';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { writeReportPdf } from '@elucida/report-pdf/write-report-pdf';
import type { Job } from '../threads/job.ts';

export type Printed = { readonly ok: true; readonly pdf: Uint8Array } | { readonly ok: false; readonly file: string; readonly index: number; readonly code: ImageErrorCode };
export type PrintJobs = { readonly print: Job<ReportJob, Printed> };

/** What the printing thread can do. */
export const printJobs = (predictor: ShiftPredictor): PrintJobs => ({
  print: {
    async run(job) {
      try {
        return { ok: true, pdf: await writeReportPdf(job, { predictor }) };
      } catch (error) {
        if (!(error instanceof ImageRejected)) throw error;
        const { file, index, code } = error;
        return { ok: false, file, index, code };
      }
    },
    sample: { result: reportResultSchema.parse({ molecular_formula: 'CH4O', candidates: [{ smiles: 'CO' }] }), images: [], lang: 'en', now: 0, timeZone: 'UTC' },
  },
});
