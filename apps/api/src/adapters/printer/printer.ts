import type { GuideJob } from '@elucida/report-pdf/guide-job';
import type { ReportJob } from '@elucida/report-pdf/report-job';

/** Prints reports somewhere else than on the thread that answers requests. */
export interface Printer {
  /**
   * The report as PDF. Rejects with `ImageRefused`, with `ThreadsBusy` where too many wait or for too long, with
   * `JobTimeout`, or with any other error for a failure of its own.
   */
  print(job: ReportJob): Promise<Uint8Array>;
  /** An isomer guide as PDF. Rejects as `print` does. */
  printGuide(job: GuideJob): Promise<Uint8Array>;
  /** Ends what runs and waits. */
  close(): Promise<void>;
}
