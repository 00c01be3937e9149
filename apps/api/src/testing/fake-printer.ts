import type { ReportJob } from '@elucida/report-pdf/report-job';
import { checkWholeImages } from './check-whole-images.ts';
import type { Printer } from '../adapters/printer/printer.ts';

export interface FakePrinter extends Printer {
  readonly jobs: readonly ReportJob[];
  /** The next report fails with this. */
  failNext(error: Error): void;
}

/** The printer's fake: keeps what it is given and answers an empty document. */
export function createFakePrinter(): FakePrinter {
  const jobs: ReportJob[] = [];
  let failure: Error | undefined;
  return {
    jobs,
    failNext: (error) => { failure = error; },
    async print(job) {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed;
      await checkWholeImages(job.images.map((bytes, index) => ({ name: `image ${index + 1}`, bytes })));
      jobs.push(job);
      return Buffer.from('%PDF-1.7\n%%EOF');
    },
    close: async () => {},
  };
}
