import type { Language } from '@elucida/contract/languages';
import { testMode } from '@elucida/messages/billing/test-mode';
import { escapeHtml } from '../../formats/escape-html.ts';

/**
 * The product's tokens (apps/web/src/styles/tokens.css; a test compares them), and the few
 * components these pages need.
 */
export const LIGHT =
  '--bg:#fbfbfa;--surface:#ffffff;--sunken:#f3f4f2;--text:#1b1f23;--text-2:#4e565e;' +
  '--border:#e2e5e7;--control:#858d94;--accent:#0b6e6e;--on-accent:#ffffff;--focus:#1f5fbf;' +
  '--warning:#8a5a00;--danger:#b3261e;--warning-soft:#fbf1dd';
export const DARK =
  '--bg:#121416;--surface:#1a1d20;--sunken:#0d0f10;--text:#eceef0;--text-2:#b4bbc2;' +
  '--border:#2b3034;--control:#6b737a;--accent:#4fc3c0;--on-accent:#06201f;--focus:#8ab4f8;' +
  '--warning:#e5b454;--danger:#ff8a80;--warning-soft:#2c2410';
const STYLE = `
:root{color-scheme:light dark;${LIGHT}}
@media (prefers-color-scheme:dark){:root{${DARK}}}
*{box-sizing:border-box}
body{margin:0;font:16px/24px 'Source Sans 3','Segoe UI',system-ui,sans-serif;background:var(--bg);color:var(--text);
overflow-wrap:break-word}
.banner{padding:10px 16px;border-bottom:1px solid var(--border);border-left:4px solid var(--warning);
background:var(--warning-soft);font-weight:600}
main{max-width:34rem;margin:0 auto;padding:32px 16px 64px}
h1{font-size:28px;line-height:34px;margin:0 0 8px}h2{font-size:18px;line-height:26px;margin:0}
p{margin:0}.muted{color:var(--text-2)}
.card{display:grid;gap:16px;margin-top:20px;padding:20px;border:1px solid var(--border);border-radius:10px;
background:var(--surface)}
.price{font-size:22px;line-height:28px;font-weight:600}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 24px;margin:0}dt{color:var(--text-2)}dd{margin:0}
form{display:grid;gap:6px;margin:0}
.button{display:inline-flex;justify-content:center;align-items:center;min-height:44px;padding:8px 20px;
border:1px solid var(--control);border-radius:6px;background:var(--surface);color:var(--text);font:inherit;
font-weight:600;text-decoration:none;cursor:pointer}
.primary{background:var(--accent);border-color:var(--accent);color:var(--on-accent)}
.danger{border-color:var(--danger);color:var(--danger)}
a{color:var(--accent)}:focus-visible{outline:2px solid var(--focus);outline-offset:2px}`;

/** HTML that is safe to put into a page as it is. */
export type Html = { readonly html: string };

/** A template whose values are escaped, unless they are HTML already. */
export function html(
  parts: TemplateStringsArray,
  ...values: readonly (string | Html | readonly Html[])[]
): Html {
  const text = (value: string | Html | readonly Html[]): string =>
    typeof value === 'string'
      ? escapeHtml(value)
      : 'html' in value
        ? value.html
        : value.map(text).join('');
  return { html: parts.reduce((all, part, i) => all + text(values[i - 1]!) + part) };
}

interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
}

/**
 * A whole page of the test mode. It needs no script, and says first of all that no card is charged.
 */
export function testPage({ language, title, body }: Page): string {
  const words = testMode[language];
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<title>${title} · Elucida</title>
<style>${{ html: STYLE }}</style>
</head>
<body>
<header class="banner">${words.banner}</header>
<main>
<h1>${title}</h1>
<p class="muted">${words.explain}</p>
${body}
</main>
</body>
</html>
`.html;
}

/** `€9`, `9 €`. */
export const price = (euro: number, language: Language): string =>
  new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'EUR',
    maximumFractionDigits: 0,
  }).format(euro);

/** A day in UTC, in figures: CLDR's long Basque dates carry both of two suffixes, in brackets. */
export const day = (instant: number, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    timeZone: 'UTC',
    ...(language === 'eu'
      ? { year: 'numeric', month: '2-digit', day: '2-digit' }
      : { dateStyle: 'long' }),
  }).format(instant);
