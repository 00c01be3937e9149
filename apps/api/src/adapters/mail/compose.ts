import { randomInt } from 'node:crypto';
import { createTransport } from 'nodemailer';
import type { Mail } from './mailer.ts';

/** Who sends: the From header, and the domain of message ids. */
export interface Sender {
  readonly from: string;
  readonly domain: string;
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/**
 * Letters only: whoever looks for a code in the raw mail finds no other run of digits in its
 * headers.
 */
const letters = (length: number) =>
  Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** What both adapters hand to nodemailer: text/plain first, then HTML. */
export function mailOptions({ to, subject, text, html }: Mail, { from, domain }: Sender) {
  return {
    from,
    subject,
    text,
    html,
    // As an object: in a string, a comma or bracket in the address could add recipients.
    to: { name: '', address: to },
    messageId: `<${letters(24)}@${domain}>`,
    baseBoundary: letters(16),
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The mail as an RFC 5322 message. */
export async function composeMail(mail: Mail, sender: Sender): Promise<Buffer> {
  const { message } = await createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
  }).sendMail(mailOptions(mail, sender));
  return message as Buffer;
}
