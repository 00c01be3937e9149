import { rewritePlaced, type PlacedText, type PutPiece } from './placed-text.ts';

/** The line of dashes below the titles: `|---|:--:|`. */
const DASHES = /^ {0,3}\|?(?: ?:?-{1,40}:? ?\|){1,40}(?: ?:?-{1,40}:?)? ?\r?$/u;
/** Marks of a cell: bold, italics, code, subscripts, superscripts, mathematics, tags, and an escaped bar. */
const MARKS = new RegExp(
  String.raw`\*\*|__|` +
    String.raw`(?<![\d\p{L}*])\*([^*|\n]{1,60})\*(?![\p{L}*])|(?<![\p{L}\d_])_([^_|\n]{1,40})_(?![\p{L}\d_])|` +
    '`|' +
    String.raw`~([^~|\n]{1,12})~|\^([^^|\n]{1,12})\^|\$|(?<=\p{L})_(?=[A-Z{])|[\^{}](?=[^|\n]{0,20}\$)|` +
    String.raw`\\(delta|alpha|beta|gamma|prime|to|rightarrow|times)(?![A-Za-z])|\\([|*_~^])|` +
    String.raw`<br ?\/?>|<\/?(?:sup|sub|b|i|em|strong)>|&(delta|nbsp|ndash|minus|rarr|alpha|beta);`,
  'giu',
);
const SIGNS: Readonly<Record<string, string>> = {
  delta: 'δ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  prime: '′',
  to: '→',
  rightarrow: '→',
  times: '×',
  nbsp: ' ',
  ndash: '–',
  minus: '−',
  rarr: '→',
};

function put({ 0: token, ...groups }: RegExpExecArray): readonly PutPiece[] {
  const inner = groups[1] ?? groups[2] ?? groups[3] ?? groups[4];
  if (inner !== undefined) return [{ at: 1, length: inner.length }];
  const sign = groups[5] ?? groups[7];
  if (sign !== undefined) return [SIGNS[sign.toLowerCase()] ?? ''];
  // An escaped bar would end the cell.
  if (groups[6] !== undefined) return [groups[6] === '|' ? '/' : groups[6]];
  return [/^<br/iu.test(token) ? '; ' : ''];
}

/** The stretch of a Markdown table without the marks of its cells; bars divide them as before. */
export const plainMarkdown = (given: PlacedText): PlacedText => rewritePlaced(given, MARKS, put);

/** Where Markdown tables stand: a line of dashes, the titles above it and the rows below. Linear. */
export function markdownTables(text: string): [number, number][] {
  const found: [number, number][] = [];
  if (!/\|/u.test(text)) return found;
  let [before, open] = [-1, -1];
  for (let at = 0; at < text.length;) {
    const newline = text.indexOf('\n', at);
    const next = newline < 0 ? text.length : newline + 1;
    const line = text.slice(at, newline < 0 ? text.length : newline);
    const hasBar = line.includes('|');
    if (open < 0 && before >= 0 && line.length < 1700 && DASHES.test(line)) open = before;
    if (open >= 0 && !hasBar) {
      found.push([open, at]);
      open = -1;
    }
    before = hasBar ? at : -1;
    at = next;
  }
  if (open >= 0) found.push([open, text.length]);
  return found;
}
