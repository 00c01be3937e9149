/** Ligatures of printed books, which come along with text copied from a PDF. */
const LIGATURES: Readonly<Record<string, string>> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
};

/**
 * A text copied from a page as if it had been typed: no ligatures, soft hyphens and special spaces;
 * letters of formulas set in italics (`𝐽`) as plain ones; words and ranges that were divided at the end of a line
 * joined. Line ends stay. Linear: every repetition is bounded.
 */
export function cleanText(text: string): string {
  return (
    text
      .replace(/\r\n?/gu, '\n')
      .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/gu, '')
      .replace(/[\t\u00a0\u2000-\u200a\u202f\u205f\u3000]/gu, ' ')
      .replace(/[ﬀ-ﬆ]/gu, (ligature) => LIGATURES[ligature] ?? ligature)
      .replace(/[\u{1d400}-\u{1d7ff}]/gu, (letter) => letter.normalize('NFKC'))
      // A range or a sign at the end of a line belongs to the number of the next.
      .replace(/([\d.]) {0,3}([-–—−]) {0,3}\n {0,8}(?=\d)/gu, '$1$2')
      .replace(/([a-zà-öø-ÿ])[-‐‑]\n {0,8}(?=[a-zà-öø-ÿ]{2})/gu, '$1')
      .replace(/([A-Za-z\d'′)\]])[‐‑]/gu, '$1-')
      .trim()
  );
}
