import type { GuideJob } from '@elucida/report-pdf/guide-job';
import type { ReportJob } from '@elucida/report-pdf/report-job';
import { checkWholeImages } from './check-whole-images.ts';
import type { Printer } from '../adapters/printer/printer.ts';
import { readOrder } from '../adapters/printer/read-order.ts';

export interface FakePrinter extends Printer {
  readonly jobs: readonly ReportJob[];
  readonly guides: readonly (GuideJob & { readonly withinMs: number })[];
  /** The next report fails with this. */
  failNext(error: Error): void;
}

/** The printer's fake: keeps what it is given and answers an empty document. */
export function createFakePrinter(): FakePrinter {
  const jobs: ReportJob[] = [];
  const guides: (GuideJob & { withinMs: number })[] = [];
  let failure: Error | undefined;
  return {
    jobs,
    guides,
    failNext: (error) => {
      failure = error;
    },
    async print(order) {
      const failed = failure;
      failure = undefined;
      if (failed !== undefined) throw failed;
      const job = readOrder(order);
      await checkWholeImages(
        job.images.map((bytes, index) => ({ name: `image ${index + 1}`, bytes })),
      );
      jobs.push(job);
      return { pdf: Buffer.from('%PDF-1.7\n%%EOF'), name: job.result.nombre_molecula };
    },
    async printGuide(job, withinMs) {
      guides.push({ ...job, withinMs });
      return Buffer.from('%PDF-1.7\n%%EOF');
    },
    close: async () => {},
  };
}
