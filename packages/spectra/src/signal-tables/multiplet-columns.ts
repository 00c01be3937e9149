import type { GridCell } from './grid.ts';

/** What a column of a multiplet table holds. */
export type MultipletColumn =
  'number' | 'name' | 'shift' | 'range' | 'count' | 'integral' | 'mult' | 'couplings' | 'other';

/** Titles of Mnova's table in English and Spanish, with the marks that people put. */
const TITLES: readonly (readonly [MultipletColumn, RegExp])[] = [
  ['number', /^(?:#|no\.?|nº|id)?$/iu],
  ['name', /^(?:name|nombre|izena|multiplet|multiplete|label)s?$/iu],
  ['shift', /^(?:chemical )?(?:shift|δ|desplazamiento|desplazamendua)(?: ?[[(]?ppm[\])]?)?$/iu],
  ['range', /^(?:range|intervalo|rango|tartea)(?: ?[[(]?ppm[\])]?)?$/iu],
  ['count', /^(?:h['’′]?s|nh|num(?:ber)? of h|h|f['’′]?s|p['’′]?s|nuclides|núm\. h)$/iu],
  ['integral', /^(?:(?:norm(?:alized|\.)?|abs(?:olute|\.)?) )?(?:integral|int\.?)(?: value)?$/iu],
  ['mult', /^(?:class|clase|klasea|mult(?:iplicity|iplicidad|\.)?|type|tipo)$/iu],
  ['couplings', /^(?:j['’′]?s?|couplings?)(?: ?[[(]?hz[\])]?)?$/iu],
];

/** A line of titles by the columns' kinds; null where it is not of such a table: shifts, and splittings of signals. */
export function multipletColumns(titles: readonly string[]): MultipletColumn[] | null {
  const kinds = titles.map(
    (title): MultipletColumn =>
      TITLES.find(([, pattern]) => pattern.test(title.trim()))?.[0] ?? 'other',
  );
  const has = (kind: MultipletColumn): boolean => kinds.includes(kind);
  const isOne = has('shift') && (has('mult') || has('couplings') || has('name'));
  // Positions of an assignment have no range and no letters.
  return isOne && (has('range') || has('name')) ? kinds : null;
}

/** `A (dd)`, `B1 (br. s)`: the letter that the software gives a multiplet, and its class. */
export const MULTIPLET_NAME = /^[A-Z]{1,2}\d{0,2}['′]{0,2} ?\(([a-z. ]{1,16})\)$/u;
const RANGE = /^-?\d{1,3}(?:[.,]\d{1,4})? ?(?:\.\.|[-–—]|to) ?-?\d{1,3}(?:[.,]\d{1,4})?$/u;

/**
 * The columns of a row that has no titles above it, `A (d)  7.26  7.28 .. 7.24  2  d  8.2`, by what its cells are.
 * Null where it does not begin with the name of a multiplet, or has no shift behind it.
 */
export function columnsOfUntitled(cells: readonly GridCell[]): MultipletColumn[] | null {
  const start = /^\d{1,3}$/u.test(cells[0]?.text ?? '') ? 1 : 0;
  if (!MULTIPLET_NAME.test(cells[start]?.text ?? '')) return null;
  if (!/^-?\d{1,3}[.,]\d{1,4}$/u.test(cells[start + 1]?.text ?? '')) return null;
  const kinds: MultipletColumn[] = [...(start === 1 ? (['number'] as const) : []), 'name', 'shift'];
  for (const { text } of cells.slice(kinds.length)) {
    const kind: MultipletColumn = RANGE.test(text)
      ? 'range'
      : /^[a-z][a-z. ]{0,15}$/u.test(text)
        ? 'mult'
        : kinds.includes('mult')
          ? 'couplings'
          : /^\d{1,2}$/u.test(text)
            ? 'count'
            : 'integral';
    kinds.push(kinds.includes(kind) ? 'other' : kind);
  }
  return kinds;
}
