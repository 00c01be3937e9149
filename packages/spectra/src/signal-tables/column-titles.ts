/** What a column of an assignment table holds. */
export type ColumnKind =
  | 'position'
  | 'carbon'
  | 'type'
  | 'proton'
  | 'mult'
  | 'couplings'
  | 'integral'
  | 'cosy'
  | 'hmbc'
  | 'noesy';

export interface Column {
  readonly index: number;
  /** Of an HMBC column: its cells name the hydrogens that the row's carbon is seen from. */
  readonly fromCarbon: boolean;
  /** The title as it is printed. */
  readonly title: string;
}
export type Columns = ReadonlyMap<ColumnKind, Column>;

/** Longer cells are sentences. */
const MOST_TITLE = 70;

/** A title without marks, spaces and superscripts: `δH (mult, J in Hz)` becomes `δhmultjinhz`. */
const plainTitle = (title: string): string =>
  title
    .normalize('NFKC')
    .toLowerCase()
    .replace(/ð/gu, 'δ')
    .replace(/[\s_{}()[\].,:;/*†‡§"'´’^$\\-]+/gu, '');

/**
 * Titles in English, Spanish and Basque, the first that fits; correlations come before the nuclei that they name
 * (`1H–1H COSY`).
 */
const TITLES: readonly (readonly [ColumnKind | 'other', RegExp])[] = [
  ['other', /tocsy|hsqc|hmqc|h2bc|adequate/u],
  ['cosy', /cosy/u],
  ['hmbc', /hmbc/u],
  ['noesy', /noesy|roesy|^noe/u],
  ['carbon', /^(?:(?:δ|delta|d)(?:13)?c|(?:13)c(?!$)|13c$|cδ|cshift|carbonshift|desplazamientoc)/u],
  ['proton', /^(?:(?:δ|delta|d)1?h|1h|hδ|hshift|protonshift|desplazamientoh)/u],
  ['type', /^(?:type|tipo|mota|dept\d*|apt|ctype|carbontype|tipodecarbono|karbonomota|chn)$/u],
  ['mult', /^(?:mult(?:iplicity|iplicidad|iplizitatea|iplet)?|splitting)(?!.*j)/u],
  ['couplings', /^(?:\dj|j)(?:hh)?(?:in)?(?:hz)?$|^coupling|^acoplamiento|^akoplamendu|^multj/u],
  ['integral', /^(?:int(?:egral|egration|egraci[oó]n)?|integrala|nh|#h|nofh|no?h)$/u],
];
const POSITION = new RegExp(
  '^(?:pos(?:ition|ici[oó]n|izioa|n)?|positionno|(?:c|h|carbon|atom)?(?:no|nº|num|number|#)|#|' +
    'n[uú]mero|carbono?|karbonoa|atomo?|[aá]tomo|atomoa|zenbakia|zk|kokapena|site|sitio|c|h|ch|c/h|label)[a-f]?$',
  'u',
);
/** What names the place where no column does so better. */
const GROUP =
  /^(?:assignment|group|grupo|taldea|asignaci[oó]n|esleipena|proton|protoia|prot[oó]n)$/u;

const kindOf = (plain: string): ColumnKind | 'other' | null =>
  TITLES.find(([, pattern]) => pattern.test(plain))?.[0] ?? null;

/** `C→H`, `C to H`: from the carbon of the row. */
const isFromCarbon = (title: string): boolean =>
  /c\s?(?:→|⇒|➔|->|=>|to|a|–>)\s?h/iu.test(title.normalize('NFKC'));

/**
 * The columns of an assignment table by its title line: positions, and shifts of carbons, hydrogens or both. Null
 * where the line is none. Of two columns of one kind (two compounds side by side) the first counts. `from` and `to`:
 * the columns that are looked at.
 */
export function columnsOf(
  titles: readonly string[],
  { from = 0, to = titles.length }: { readonly from?: number; readonly to?: number } = {},
): Columns | null {
  if (to - from < 2 || titles.some((title) => title.length > MOST_TITLE)) return null;
  const columns = new Map<ColumnKind, Column>();
  let group = -1;
  for (let index = from; index < to; index++) {
    const title = titles[index]!;
    const plain = plainTitle(title);
    const isPosition = POSITION.test(plain) && (index === from || plain.length > 2);
    const kind = isPosition ? 'position' : kindOf(plain);
    if (group < 0 && GROUP.test(plain)) group = index;
    if (kind === null || kind === 'other' || columns.has(kind)) continue;
    columns.set(kind, { index, title: title.trim(), fromCarbon: isFromCarbon(title) });
  }
  if (!columns.has('position') && group >= 0)
    columns.set('position', { index: group, title: titles[group]!.trim(), fromCarbon: false });
  const hasShifts = columns.has('carbon') || columns.has('proton');
  return columns.has('position') && hasShifts ? columns : null;
}

const nucleiOf = (columns: Columns): string =>
  ['carbon', 'proton'].filter((kind) => columns.has(kind as ColumnKind)).join();

/**
 * Where a second group of columns begins that is of the other nucleus and has positions of its own: `H  δH  C  δC`.
 * Null where all columns share one position.
 */
export function secondGroup(titles: readonly string[]): number | null {
  for (let at = 2; at < titles.length - 1; at++) {
    if (!POSITION.test(plainTitle(titles[at]!))) continue;
    const [first, second] = [columnsOf(titles, { to: at }), columnsOf(titles, { from: at })];
    const nuclei = first && second ? [nucleiOf(first), nucleiOf(second)].sort().join(' ') : '';
    if (nuclei === 'carbon proton') return at;
  }
  return null;
}

/** Rows with both shifts say what an HSQC column would. */
const SAID_BY_ROWS = /hsqc|hmqc|hetcor/u;

/** Columns that are not read: of another experiment, or of no kind that is known. */
export const unreadColumns = (
  titles: readonly string[],
): { readonly index: number; readonly title: string }[] =>
  titles.flatMap((title, index) => {
    const plain = plainTitle(title);
    const kind = kindOf(plain);
    const isRead = kind !== null && kind !== 'other';
    const isPlace = POSITION.test(plain) || GROUP.test(plain);
    return isRead || isPlace || plain === '' || SAID_BY_ROWS.test(plain)
      ? []
      : [{ index, title: title.trim() }];
  });

/** The title of a second column of shifts, which is of another compound; null where there is none. */
export function furtherShifts(titles: readonly string[]): string | null {
  const seen = new Set<ColumnKind>();
  for (const title of titles) {
    const kind = kindOf(plainTitle(title));
    if (kind !== 'carbon' && kind !== 'proton') continue;
    if (seen.has(kind)) return title.trim();
    seen.add(kind);
  }
  return null;
}
