import type { Language } from '@elucida/contract/languages';
import { CODE_VALID_MS } from '@elucida/contract/limits';
import { verificationMail } from '@elucida/messages/mail/verification';
import type { Mail } from '../adapters/mail/mailer.ts';
import { escapeHtml } from '../formats/escape-html.ts';

/** A name that cannot pass for the code, for a link or for a second paragraph. */
const safeName = (name: string) =>
  name
    .replaceAll(/\d{4,}/g, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/https?:\/\/\S*/gi, '…')
    .trim();

/** The mail that carries a verification code: its only run of six digits. */
export function verificationMailTo(
  { email, name }: { email: string; name: string },
  { code, language }: { code: string; language: Language },
): Mail {
  const words = verificationMail[language]({
    name: safeName(name),
    minutes: CODE_VALID_MS / 60_000,
  });
  const { greeting, lead, validity, ignore } = words;
  const paragraph = (text: string) => `<p>${escapeHtml(text)}</p>`;
  return {
    to: email,
    subject: words.subject,
    text: `${greeting}\n\n${lead}\n\n${code}\n\n${validity}\n${ignore}\n\nElucida\n`,
    html:
      `<!doctype html><html lang="${language}"><body style="font-family:sans-serif">${paragraph(greeting)}${paragraph(lead)}<p ` +
      `style="font-size:2em;letter-spacing:0.1em"><strong>${code}</strong></p>${paragraph(validity)}${paragraph(ignore)}<p>Elucida</p></body></html>`,
  };
}
