import { join } from 'node:path';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { Mailer } from './mailer.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';

/** SMTP where it is set, else the outbox folder; the log says which. */
export function createMailer(
  config: Config,
  { clock, log }: { clock: Clock; log: Pick<Log, 'info' | 'error'> },
): Mailer {
  const sender = { from: config.mail.from, domain: new URL(config.publicUrl).hostname };
  if (config.mail.smtpUrl !== undefined) {
    return createSmtpMailer({
      url: config.mail.smtpUrl,
      sender,
      onFailure: (err, final) => log.error({ err, final }, 'a mail could not be sent'),
    });
  }
  const folder = join(config.dataDir, 'outbox');
  log.info({ folder }, 'SMTP_URL is not set: mails are written to the outbox folder');
  return createOutboxMailer({
    folder,
    sender,
    clock,
    onWritten: (file) => log.info({ file }, 'mail written to the outbox'),
  });
}
