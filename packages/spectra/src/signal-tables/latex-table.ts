import { rewritePlaced, type PlacedText, type PutPiece } from './placed-text.ts';

/** Environments that hold rows. */
const BEGINS = /\\begin\{(tabular[x*]?|tabulary|longtable|supertabular|array)\}/gu;
/** The whole of its beginning, with the letters of its columns. */
const BEGINNING = new RegExp(
  String.raw`\\begin\{(?:tabular[x*]?|tabulary|longtable|supertabular|array)\}(?:\[[^\]\n]{0,6}\])?` +
    String.raw`(?:\{[^\n]{0,200}\})?[ ]*\n`,
  'gu',
);
/** Longer tables are left as they are. */
const MOST_LETTERS = 40_000;

/** Letters and signs that have a command. */
const SIGNS: Readonly<Record<string, string>> = {
  delta: 'δ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  prime: '′',
  times: '×',
  pm: '±',
  circ: '°',
  to: '→',
  rightarrow: '→',
  longrightarrow: '→',
  leftrightarrow: '↔',
  textendash: '–',
  textemdash: '–',
  dagger: '†',
  ddagger: '‡',
  ast: '*',
  quad: ' ',
  qquad: ' ',
  newline: '; ',
  tabularnewline: '\n',
};

/** Lines between rows, sizes and places: they hold no data. */
const RULES = new RegExp(
  String.raw`\\(?:hline|(?:top|mid|bottom)rule|c(?:mid)?(?:rule|line)(?:\([a-z]{0,4}\))?\{[^{}]{0,12}\}|` +
    String.raw`addlinespace(?:\[[^\]\n]{0,12}\])?|end(?:first)?(?:head|foot)|rowcolor\{[^{}]{0,20}\}|` +
    String.raw`(?:begin|end)\{[^{}\n]{1,24}\}(?:\[[^\]\n]{0,12}\])?|label\{[^{}\n]{0,60}\}|` +
    String.raw`multirow(?:\[[^\]\n]{0,6}\])?\{[-\d]{1,3}\}\{[^{}]{0,24}\})`,
  'gu',
);
const MULTICOLUMN =
  /\\multicolumn\{(\d{1,2})\}\{[^{}]{0,40}\}\{((?:[^{}]|\{(?:[^{}]|\{[^{}]{0,80}\}){0,80}\}){0,300})\}/gu;
/** A comment; the end of a row; a cell's end; what has a sign; braces and other commands. */
const TOKENS = new RegExp(
  String.raw`(?<!\\)%[^\n]*|\\\\\*?(?:[ \t]?\[[^\]\n]{0,12}\])?\s{0,20}|` +
    String.raw`\\([A-Za-z]{1,20})\*?(?![A-Za-z])[ \t]{0,4}|\\([&%$#_{}])|\\[,;:!> ]|---?|[&{}$^_~]|[ \t\n]{1,60}`,
  'gu',
);

function tokenPut({ 0: token, 1: command, 2: escaped }: RegExpExecArray): readonly PutPiece[] {
  if (escaped !== undefined) return [escaped];
  if (command !== undefined) return [SIGNS[command] ?? ''];
  if (token.startsWith('\\\\')) return ['\n'];
  if (token.startsWith('--')) return ['–'];
  if (token === '&') return ['\t'];
  return /^(?:[\s~]|\\[,;:> ])/u.test(token) ? [' '] : [''];
}

/** The stretch of a LaTeX table as rows of cells that tabs divide, its marks taken away; its words stay. */
export function plainLatex(given: PlacedText): PlacedText {
  const lines = rewritePlaced(given, /\t/gu, () => [' ']);
  // The column letters of the environment are not a cell.
  const begun = rewritePlaced(lines, BEGINNING, () => ['\\\\']);
  const captioned = rewritePlaced(begun, /\\caption\*?(?:\[[^\]\n]{0,80}\])?(?=\{)/gu, () => [
    '\\\\',
  ]);
  const ruled = rewritePlaced(captioned, RULES, () => []);
  const spread = rewritePlaced(ruled, MULTICOLUMN, ({ 0: all, 1: columns, 2: content }) => [
    { at: all.length - 1 - content!.length, length: content!.length },
    ' & '.repeat(Math.max(0, Number(columns) - 1)),
  ]);
  return rewritePlaced(spread, TOKENS, tokenPut);
}

const isRow = (line: string): boolean => /(?<!\\)&/u.test(line) && /\\\\/u.test(line);

/** Rows that were copied without their environment: from the first line of two and more to the last. */
function looseRows(text: string, from: number, to: number): [number, number][] {
  const found: [number, number][] = [];
  let start = -1;
  let end = -1;
  let rows = 0;
  const close = () => {
    if (rows > 1) found.push([start, end]);
    [start, end, rows] = [-1, -1, 0];
  };
  for (let at = from; at < to;) {
    const newline = text.indexOf('\n', at);
    const next = newline < 0 || newline >= to ? to : newline + 1;
    const line = text.slice(at, next);
    if (isRow(line)) {
      if (start < 0) start = at;
      end = next;
      rows++;
    } else if (!/^\s*(?:\\[a-z]|%|$)/u.test(line)) close();
    at = next;
  }
  close();
  return found;
}

/** Letters of caption and label that a floating table may have around its rows. */
const MOST_AROUND = 2000;

/** The floating environment around rows, with their caption; the rows alone without one. */
function withFloat(text: string, at: number, end: number, least: number): [number, number] {
  const begin = text.slice(Math.max(least, at - MOST_AROUND), at).lastIndexOf('\\begin{table');
  if (begin < 0) return [at, end];
  const start = Math.max(least, at - MOST_AROUND) + begin;
  const close = text.slice(end, end + MOST_AROUND).search(/\\end\{table\*?\}/u);
  if (close < 0 || text.slice(start, at).includes('\\end{table')) return [at, end];
  return [start, text.indexOf('}', end + close) + 1];
}

/** Where LaTeX tables stand in a text: their environments, and rows (`a & b \\`) without one. Linear. */
export function latexTables(text: string): [number, number][] {
  const found: [number, number][] = [];
  if (!text.includes('\\\\')) return found;
  let from = 0;
  for (const { 1: name, index } of text.matchAll(BEGINS)) {
    if (index < from) continue;
    const closing = `\\end{${name}}`;
    const end = text.indexOf(closing, index);
    if (end < 0 || end - index > MOST_LETTERS) continue;
    const [start, after] = withFloat(text, index, end + closing.length, from);
    found.push(...looseRows(text, from, start), [start, after]);
    from = after;
  }
  return [...found, ...looseRows(text, from, text.length)];
}
