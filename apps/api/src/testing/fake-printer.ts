import type { ReportJob } from '@elucida/report-pdf/report-job';
import { PrinterBusy, type Printer } from '../adapters/printer/printer.ts';

export interface FakePrinter extends Printer {
  readonly jobs: readonly ReportJob[];
  /** The next report is refused, as by a printer with too much to do. */
  refuseNext(): void;
}

/** The printer's fake: keeps what it is given and answers an empty document. */
export function createFakePrinter(): FakePrinter {
  const jobs: ReportJob[] = [];
  let refuse = false;
  return {
    jobs,
    refuseNext: () => { refuse = true; },
    async print(job) {
      if (refuse) {
        refuse = false;
        throw new PrinterBusy('busy');
      }
      jobs.push(job);
      return Buffer.from('%PDF-1.7\n%%EOF');
    },
    close: async () => {},
  };
}
