import { joinPlaced, rewritePlaced, type PlacedText, type PutPiece } from './placed-text.ts';

const MOST_LETTERS = 80_000;
const MOST_SPAN = 20;
/** Entities that tables of spectra use; others come by number. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  thinsp: ' ',
  ensp: ' ',
  emsp: ' ',
  delta: 'δ',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  ndash: '–',
  mdash: '–',
  minus: '−',
  rarr: '→',
  harr: '↔',
  prime: '′',
  Prime: '″',
  times: '×',
  plusmn: '±',
  deg: '°',
  sup1: '¹',
  sup2: '²',
  sup3: '³',
  dagger: '†',
};

const TOKENS = new RegExp(
  String.raw`<!--[\s\S]{0,2000}?-->|<(\/?)([a-z][a-z\d]{0,12})(\s[^<>]{0,400})?\/?>|` +
    String.raw`&(#x?[\da-f]{1,6}|[a-z]{2,8}\d?);|\s{1,400}`,
  'giu',
);

function entity(name: string): string {
  if (!name.startsWith('#')) return ENTITIES[name] ?? '';
  const code = /^#x/iu.test(name)
    ? Number.parseInt(name.slice(2), 16)
    : Number.parseInt(name.slice(1), 10);
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

const spanOf = (attributes: string | undefined, name: string): number => {
  const found = new RegExp(String.raw`${name}\s*=\s*["']?(\d{1,3})`, 'iu').exec(attributes ?? '');
  return found === null ? 1 : Math.min(MOST_SPAN, Math.max(1, Number(found[1])));
};

/** Where the cells of a row go when cells above it reach down into it (`rowspan`). */
class Columns {
  private below = new Map<number, number>();
  private column = 0;
  private isFirst = true;
  row(): void {
    this.column = 0;
    this.isFirst = true;
  }
  /** Tabs in front of the next cell. */
  cell(attributes: string | undefined): string {
    let tabs = this.isFirst ? 0 : 1;
    this.isFirst = false;
    for (; (this.below.get(this.column) ?? 0) > 0; this.column++) {
      this.below.set(this.column, this.below.get(this.column)! - 1);
      tabs++;
    }
    const [wide, high] = [spanOf(attributes, 'colspan'), spanOf(attributes, 'rowspan')];
    for (let i = 0; i < wide; i++) this.below.set(this.column + i, high - 1);
    this.pending = wide - 1;
    this.column += wide;
    return '\t'.repeat(tabs);
  }
  private pending = 0;
  /** Tabs behind a cell that is several columns wide. */
  cellEnd(): string {
    const tabs = '\t'.repeat(this.pending);
    this.pending = 0;
    return tabs;
  }
  /** Columns behind the last cell that cells from above reach into. */
  rowEnd(): void {
    for (const [column, rows] of this.below)
      if (column >= this.column && rows > 0) this.below.set(column, rows - 1);
  }
}

/** The stretch of an HTML table as rows of cells that tabs divide. A cell over several rows is in the first. */
export function plainHtml(given: PlacedText): PlacedText {
  const columns = new Columns();
  const put = ({ 0: token, 1: slash, 2: name, 3: attributes, 4: named }: RegExpExecArray) => {
    if (named !== undefined) return [entity(named)];
    if (name === undefined) return token.startsWith('<') ? [] : [' '];
    const tag = name.toLowerCase();
    const pieces: PutPiece[] = [];
    if (tag === 'tr') {
      if (slash === '') columns.row();
      else columns.rowEnd();
      pieces.push('\n');
    } else if (tag === 'td' || tag === 'th')
      pieces.push(slash === '' ? columns.cell(attributes) : columns.cellEnd());
    else if (/^(?:br|caption|table|thead|tbody|tfoot)$/u.test(tag))
      pieces.push(tag === 'br' ? '; ' : '\n');
    else if (/^(?:p|div|li)$/u.test(tag)) pieces.push(' ');
    return pieces;
  };
  const rows = rewritePlaced(given, TOKENS, put);
  // Rows, and no lines between them that nothing was written in.
  return joinPlaced([rewritePlaced(rows, /(?<=\n) *\n|(?<=\n) +(?=[^\s])/gu, () => [])]);
}

/** Where HTML tables stand in a text. Linear. */
export function htmlTables(text: string): [number, number][] {
  const found: [number, number][] = [];
  const lower = text.toLowerCase();
  for (let from = 0; ;) {
    const table = lower.indexOf('<table', from);
    const row = lower.indexOf('<tr', from);
    if (row < 0) return found;
    const isTable = table >= 0 && table < row;
    const at = isTable ? table : row;
    const closing = isTable ? '</table>' : '</tr>';
    const close = isTable ? lower.indexOf(closing, at) : lower.lastIndexOf(closing);
    if (close < at || close - at > MOST_LETTERS) return found;
    from = close + closing.length;
    found.push([at, from]);
  }
}
