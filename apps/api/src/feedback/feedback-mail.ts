import type { Mail } from '../adapters/mail/mailer.ts';
import { escapeHtml } from '../formats/escape-html.ts';

/**
 * The mail that tells the operator of a message. It goes to people who run the site, so it is in
 * English.
 */
export function feedbackMailTo(
  to: string,
  { message, from, language }: { message: string; from: string | null; language: string | null },
): Mail {
  const about = `From: ${from ?? 'a visitor'}${language === null ? '' : ` · language: ${language}`}`;
  return {
    to,
    subject: 'Feedback on Elucida',
    text: `${about}\n\n${message}\n`,
    html:
      `<!doctype html><html lang="en"><body style="font-family:sans-serif"><p>${escapeHtml(about)}</p><p ` +
      `style="white-space:pre-wrap">${escapeHtml(message)}</p></body></html>`,
  };
}
