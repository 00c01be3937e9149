import { useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';

interface Options {
  rows: number;
  /** Cells and buttons of a row. */
  columns: number;
  addRow: () => void;
  /** Draws the row where it is not (a long table shows a part of its rows). */
  reveal: (row: number) => void;
  /** Puts a cell back to what it was when it got the focus. */
  restore: (row: number, column: number, text: string) => void;
}

/** A cell's text field, or a button of a row's last cell. */
type Place = {
  readonly element: HTMLInputElement | HTMLButtonElement;
  readonly row: number;
  readonly column: number;
};

function place(target: EventTarget): Place | null {
  const found = target instanceof HTMLElement ? target.closest('[data-row]') : null;
  if (!(found instanceof HTMLInputElement || found instanceof HTMLButtonElement)) return null;
  return {
    element: found,
    row: Number(found.dataset['row']),
    column: Number(found.dataset['column']),
  };
}

/** Focuses a cell of the grid and selects its text, as spreadsheets do. */
export function focusCell(grid: HTMLElement, row: number, column: number): void {
  const cell = grid.querySelector<HTMLElement>(`[data-row="${row}"][data-column="${column}"]`);
  cell?.focus();
  if (cell instanceof HTMLInputElement) cell.select();
}

/** Where the caret is in a cell; a button is all edge. */
function caretOf({ element }: Place): { atStart: boolean; atEnd: boolean } {
  if (element instanceof HTMLButtonElement) return { atStart: true, atEnd: true };
  const { selectionStart: start, selectionEnd: end, value } = element;
  const all = start === 0 && end === value.length;
  return {
    atStart: all || (start === end && start === 0),
    atEnd: all || (start === end && end === value.length),
  };
}

/**
 * Keys of the peak grid: up and down always move; left and right move once the caret is at the edge
 * of the text, also to the row's buttons; Enter goes down and adds a row at the end; Esc puts the
 * cell back. Tab keeps its native way through the cells.
 */
export function useGridKeys({ rows, columns, addRow, reveal, restore }: Options) {
  const before = useRef('');
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const at = place(event.target);
    if (at?.element instanceof HTMLInputElement) before.current = at.element.value;
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = place(event.target);
    if (!at || event.altKey || event.ctrlKey || event.metaKey || event.nativeEvent.isComposing)
      return;
    const { element, row, column } = at;
    const grid = event.currentTarget;
    const { atStart, atEnd } = caretOf(at);
    const go = (nextRow: number, nextColumn: number) => {
      if (nextRow < 0 || nextColumn < 0 || nextRow >= rows || nextColumn >= columns) return;
      event.preventDefault();
      // Drawn at once: the key that follows belongs to the cell that this one leads to.
      flushSync(() => reveal(nextRow));
      focusCell(grid, nextRow, nextColumn);
    };
    switch (event.key) {
      case 'ArrowUp':
        return go(row - 1, column);
      case 'ArrowDown':
        return go(row + 1, column);
      case 'ArrowLeft':
        return atStart ? go(row, column - 1) : undefined;
      case 'ArrowRight':
        return atEnd ? go(row, column + 1) : undefined;
      case 'Enter':
        // On a button, Enter presses it.
        if (element instanceof HTMLButtonElement) return;
        if (row < rows - 1) return go(row + 1, event.shiftKey ? column : 0);
        event.preventDefault();
        flushSync(() => {
          addRow();
          reveal(row + 1);
        });
        focusCell(grid, row + 1, 0);
        return;
      case 'Escape':
        if (element instanceof HTMLButtonElement) return;
        event.preventDefault();
        restore(row, column, before.current);
    }
  };
  return { onFocus, onKeyDown };
}
