import type { Language } from '@elucida/contract/languages';
import type { ReportResult } from '@elucida/contract/reports';

/** One report to print: plain data, so that it crosses threads. */
export interface ReportJob {
  readonly result: ReportResult;
  /** PNG or JPEG, checked. */
  readonly images: readonly Uint8Array[];
  readonly lang: Language;
  /** Milliseconds since 1970: the date that is printed, and everything that depends on time. */
  readonly now: number;
  /** Whose day the date is. */
  readonly timeZone: string;
}
