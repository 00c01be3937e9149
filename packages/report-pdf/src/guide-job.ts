import type { IsomersResponse } from '@elucida/contract/isomers';
import type { Language } from '@elucida/contract/languages';

/** One isomer guide to print: plain data, so that it crosses threads. */
export interface GuideJob {
  readonly guide: Pick<IsomersResponse, 'query' | 'note' | 'isomers' | 'formula'>;
  readonly lang: Language;
  /** Milliseconds since 1970: the date that is printed, and everything that depends on time. */
  readonly now: number;
  /** Whose day the date is. */
  readonly timeZone: string;
}
