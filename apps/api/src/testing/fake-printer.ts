import type { GuideJob } from '@elucida/report-pdf/guide-job';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { checkWholeImages } from './check-whole-images.ts';
import type { Printer } from '../adapters/printer/printer.ts';

export interface FakePrinter extends Printer {
  readonly jobs: readonly ReportJob[];
  readonly guides: readonly GuideJob[];
  /** The next report fails with this. */
  failNext(error: Error): void;
}

/** The printer's fake: keeps what it is given and answers an empty document. */
export function createFakePrinter(): FakePrinter {
  const jobs: ReportJob[] = [];
  const guides: GuideJob[] = [];
  let failure: Error | undefined;
  return {
    jobs,
    guides,
    failNext: (error) => { failure = error; },
    async print(job) {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed;
      await checkWholeImages(job.images.map((bytes, index) => ({ name: `image ${index + 1}`, bytes })));
      jobs.push(job);
      return Buffer.from('%PDF-1.7\n%%EOF');
    },
    async printGuide(job) {
      guides.push(job);
      return Buffer.from('%PDF-1.7\n%%EOF');
    },
    close: async () => {},
  };
}
