import { ImageRejected } from '@elucida/analysis/errors';
import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import { reportResultSchema } from '@elucida/contract/reports';
import type { ShiftPredictor } from '@elucida/engine/prediction/predicted-shifts';
import type { GuideJob } from '@elucida/report-pdf/guide-job';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { writeGuidePdf } from '@elucida/report-pdf/write-guide-pdf';
import { writeReportPdf } from '@elucida/report-pdf/write-report-pdf';
import type { Job } from '../threads/job.ts';

export type Printed = { readonly ok: true; readonly pdf: Uint8Array } | { readonly ok: false; readonly file: string; readonly index: number; readonly code: ImageErrorCode };
export type PrintJobs = { readonly print: Job<ReportJob, Printed>; readonly 'print-guide': Job<GuideJob, Uint8Array> };

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
  'print-guide': { run: writeGuidePdf, sample: { guide: { query: 'CO', note: '', formula: 'CH4O', isomers: [] }, lang: 'en', now: 0, timeZone: 'UTC' } },
});
