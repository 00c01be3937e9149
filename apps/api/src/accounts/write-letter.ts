import type { Language } from '@elucida/contract/languages';
import type { Mail } from '../adapters/mail/mailer.ts';
import { escapeHtml } from '../formats/escape-html.ts';

/** A name that cannot pass for a code, for a link or for a second paragraph. */
export const safeName = (name: string) =>
  name
    .replaceAll(/\d{4,}/g, '…')
    .replaceAll(/[\p{C}\s]+/gu, ' ')
    .replaceAll(/https?:\/\/\S*/gi, '…')
    .trim();

/** A paragraph of one or more sentences, a code to type, or an address to open. */
type Part = string | readonly string[] | { readonly code: string } | { readonly link: string };

function asText(part: Part): string {
  if (typeof part === 'string') return part;
  if ('code' in part) return part.code;
  return 'link' in part ? part.link : part.join('\n');
}

function asHtml(part: Part): string {
  if (typeof part === 'string') return `<p>${escapeHtml(part)}</p>`;
  if ('code' in part)
    return `<p style="font-size:2em;letter-spacing:0.1em"><strong>${part.code}</strong></p>`;
  if ('link' in part) {
    const link = escapeHtml(part.link);
    return `<p><a href="${link}">${link}</a></p>`;
  }
  return part.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
}

/** A mail of these parts, as text and as HTML. */
export const writeLetter = (
  { to, language, subject }: { to: string; language: Language; subject: string },
  parts: readonly Part[],
): Mail => ({
  to,
  subject,
  text: `${[...parts, 'Elucida'].map(asText).join('\n\n')}\n`,
  html:
    `<!doctype html><html lang="${language}"><body ` +
    `style="font-family:sans-serif">${[...parts, 'Elucida'].map(asHtml).join('')}</body></html>`,
});
