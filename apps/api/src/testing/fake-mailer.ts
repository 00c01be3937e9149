import type { Mail, Mailer } from '../adapters/mail/mailer.ts';

export interface FakeMailer extends Mailer {
  readonly sent: readonly Mail[];
  /** The code of the last mail to an address. */
  codeTo(address: string): string;
}

/** Keeps mails in memory. */
export function createFakeMailer(): FakeMailer {
  const sent: Mail[] = [];
  return {
    sent,
    codeTo(address) {
      const code = sent
        .filter(({ to }) => to === address)
        .at(-1)
        ?.text.match(/\b\d{6}\b/)?.[0];
      if (code === undefined) throw new Error(`no code was sent to ${address}`);
      return code;
    },
    async send(mail) {
      sent.push(mail);
    },
    async close() {},
  };
}
