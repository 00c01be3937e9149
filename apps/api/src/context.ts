import type { Analyser } from './adapters/analyser/analyser.ts';
import type { Chemistry } from './adapters/chemistry/chemistry.ts';
import type { Isomers } from './adapters/isomers/isomers.ts';
import type { Mailer } from './adapters/mail/mailer.ts';
import type { Payments } from './adapters/payments/payments.ts';
import type { Printer } from './adapters/printer/printer.ts';
import type { SecretHasher } from './adapters/hasher/secret-hasher.ts';
import type { AnalysisQueue } from './adapters/queue/analysis-queue.ts';
import type { Texts } from './adapters/texts/texts.ts';
import type { Watchers } from './analysis/watchers.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './db/open-database.ts';

/** What the features work with; every outside service enters here and has a fake. */
export interface Context {
  readonly config: Config;
  readonly db: Database;
  readonly analyser: Analyser;
  readonly mailer: Mailer;
  readonly payments: Payments;
  readonly printer: Printer;
  readonly chemistry: Chemistry;
  readonly texts: Texts;
  readonly isomers: Isomers;
  readonly clock: Clock;
  readonly hasher: SecretHasher;
  readonly queue: AnalysisQueue;
  readonly watchers: Watchers;
  /** Stops what a cancelled analysis runs in this process, at once; elsewhere it is noticed. */
  readonly stopHere: (id: string) => void;
  /** Aborts when the server begins to end. */
  readonly closing: AbortSignal;
}
