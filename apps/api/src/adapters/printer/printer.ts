import type { ReportJob } from '@elucida/report-pdf/report-job';

/** Prints reports somewhere else than on the thread that answers requests. */
export interface Printer {
  /** The report as PDF. Rejects with `PrinterBusy` where too many wait, with any other error for a failure of its own. */
  print(job: ReportJob): Promise<Uint8Array>;
  /** Ends what runs and waits. */
  close(): Promise<void>;
}

export class PrinterBusy extends Error {
  override name = 'PrinterBusy';
}
