import { useState } from 'react';

/**
 * Rows drawn at once. A table of a hundred thousand rows would freeze the page; its other rows are
 * a page away.
 */
export const ROWS_PER_PAGE = 100;

export interface RowPages {
  /** Rows drawn: from `first` on, up to but without `end`. */
  readonly first: number;
  readonly end: number;
  readonly page: number;
  readonly pages: number;
  readonly turnTo: (page: number) => void;
  /** Turns to the page of a row, so that the row can be focused once it is drawn. */
  readonly reveal: (row: number) => void;
}

/** Which rows of a long table are drawn. */
export function useRowPages(rows: number): RowPages {
  const [wanted, setWanted] = useState(0);
  const pages = Math.max(1, Math.ceil(rows / ROWS_PER_PAGE));
  const page = Math.min(wanted, pages - 1);
  return {
    first: page * ROWS_PER_PAGE,
    end: Math.min(rows, (page + 1) * ROWS_PER_PAGE),
    page,
    pages,
    turnTo: (next) => setWanted(Math.max(0, next)),
    reveal: (row) => setWanted(Math.floor(row / ROWS_PER_PAGE)),
  };
}
