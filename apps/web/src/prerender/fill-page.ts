import { shell } from '@elucida/messages/catalogue/en/shell';
import type { Language } from '@elucida/messages/catalogue/language';
import type { DrawnPage } from './draw-page.tsx';

function swap(html: string, { from, to }: { from: string; to: string }): string {
  if (!html.includes(from)) throw new Error(`index.html has no ${from}`);
  // As a function: `$` in a text is not a pattern.
  return html.replace(from, () => to);
}

const escapeHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;');

/**
 * The built `index.html` with a drawn page in it; `data-drawn-for` tells the browser whose page it
 * is.
 */
export function fillPage(
  html: string,
  {
    language,
    signedIn,
    title,
    description,
    html: content,
  }: DrawnPage & { language: Language; signedIn: boolean; description: string },
): string {
  const inLanguage = swap(html, { from: '<html lang="en">', to: `<html lang="${language}">` });
  const titled = swap(inLanguage, {
    from: '<title>Elucida</title>',
    to: `<title>${escapeHtml(title)} · Elucida</title>`,
  });
  const described = swap(titled, {
    from: `content="${shell.description}"`,
    to: `content="${escapeHtml(description).replace(/"/g, '&quot;')}"`,
  });
  return swap(described, {
    from: '<div id="root"></div>',
    to: `<div id="root" data-drawn-for="${signedIn ? 'user' : 'visitor'}">${content}</div>`,
  });
}
