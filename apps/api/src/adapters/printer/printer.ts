import type { InputIssue } from '@elucida/contract/errors';
import type { GuideJob } from '@elucida/report-pdf/guide-job';

/**
 * A report as it was asked for: the form's fields as they came, unread, so that reading them costs
 * the caller nothing. Their memory is handed over: they are empty afterwards.
 */
export interface ReportOrder {
  readonly fields: Readonly<Record<string, Uint8Array<ArrayBuffer>>>;
  /** Milliseconds since 1970: the date that is printed. */
  readonly now: number;
  /** Whose day the date is. */
  readonly timeZone: string;
}

export interface PrintedReport {
  readonly pdf: Uint8Array;
  /** Of the molecule, for the file's name. */
  readonly name: string | null;
}

/** Reads and prints reports somewhere else than on the thread that answers requests. */
export interface Printer {
  /**
   * The report as PDF. Rejects with `InvalidReport`, with `ImageRefused`, with `ThreadsBusy` where
   * too many wait or for too long, with `JobTimeout`, or with any other error for a failure of its
   * own.
   */
  print(order: ReportOrder): Promise<PrintedReport>;
  /** An isomer guide as PDF, within so many milliseconds. Rejects as `print` does. */
  printGuide(job: GuideJob, withinMs: number): Promise<Uint8Array>;
  /** Ends what runs and waits. */
  close(): Promise<void>;
}

/** The form is not that of a report; `issues` point at the places. */
export class InvalidReport extends Error {
  override name = 'InvalidReport';
  readonly issues: readonly InputIssue[];
  constructor(issues: readonly InputIssue[]) {
    super('the form is not valid');
    this.issues = issues;
  }
}
