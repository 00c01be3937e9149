import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { mailOptions, type Sender } from './compose.ts';
import type { Mail, Mailer } from './mailer.ts';

const RETRY_AFTER_MS = [1_000, 5_000];

interface SmtpOptions {
  readonly url: string;
  readonly sender: Sender;
  /** `final`: it will not be tried again. */
  readonly onFailure: (error: unknown, final: boolean) => void;
  readonly retryAfterMs?: readonly number[];
}

/**
 * Sends through an SMTP server. `send` returns at once and delivery goes on behind it, with
 * retries: an answer that waited for the server would tell by its time whether an address is known.
 * `close` waits for what is on its way.
 */
export function createSmtpMailer({
  url,
  sender,
  onFailure,
  retryAfterMs = RETRY_AFTER_MS,
}: SmtpOptions): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
  });
  const underway = new Set<Promise<void>>();
  let closing = false;

  async function deliver(mail: Mail): Promise<void> {
    for (let attempt = 0; ; attempt++) {
      try {
        await transport.sendMail(mailOptions(mail, sender));
        return;
      } catch (error) {
        const final = closing || attempt >= retryAfterMs.length;
        onFailure(error, final);
        if (final) return;
        await sleep(retryAfterMs[attempt]);
      }
    }
  }

  return {
    async send(mail) {
      const delivery = deliver(mail).finally(() => underway.delete(delivery));
      underway.add(delivery);
    },
    async close() {
      closing = true;
      await Promise.all(underway);
      transport.close();
    },
  };
}
