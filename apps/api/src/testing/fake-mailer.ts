import { setTimeout } from 'node:timers/promises';
import type { Mail, Mailer } from '../adapters/mail/mailer.ts';

export interface FakeMailer extends Mailer {
  readonly sent: readonly Mail[];
  /** The code of the last mail to an address. */
  codeTo(address: string): string;
  /** The token of the last link mailed to an address; waits for it, as it goes out after the answer. */
  tokenTo(address: string): Promise<string>;
  /** Waits for a mail to an address whose subject has this word. */
  arrived(address: string, word: string): Promise<Mail>;
}

/** Keeps mails in memory. */
export function createFakeMailer(): FakeMailer {
  const sent: Mail[] = [];
  const waitFor = async (wanted: (mail: Mail) => boolean, what: string): Promise<Mail> => {
    for (let turn = 0; turn < 200; turn++) {
      const mail = sent.findLast(wanted);
      if (mail !== undefined) return mail;
      await setTimeout(5);
    }
    throw new Error(`${what} was not sent`);
  };
  const tokenOf = ({ text }: Mail) => /#token=([\w-]+)/.exec(text)?.[1];
  return {
    sent,
    codeTo(address) {
      const code = sent
        .filter(({ to }) => to === address)
        .flatMap(({ text }) => /\b\d{6}\b/.exec(text) ?? [])
        .at(-1);
      if (code === undefined) throw new Error(`no code was sent to ${address}`);
      return code;
    },
    async tokenTo(address) {
      const mail = await waitFor(
        (each) => each.to === address && tokenOf(each) !== undefined,
        `a link to ${address}`,
      );
      return tokenOf(mail)!;
    },
    arrived: (address, word) =>
      waitFor(
        ({ to, subject }) => to === address && subject.includes(word),
        `${word} to ${address}`,
      ),
    async send(mail) {
      sent.push(mail);
    },
    async close() {},
  };
}
