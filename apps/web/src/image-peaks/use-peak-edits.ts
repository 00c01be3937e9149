import type { PicturePoint } from '@elucida/spectra/spectrum';
import { useEffect, useRef, useState } from 'react';
import {
  addPeak,
  movePeak,
  removePeak,
  typeCell,
  type PicturedSpectrum,
} from './pictured-spectrum.ts';

/** Steps back that are kept. */
const MOST_STEPS = 200;

/** What can be done to the peaks over an image; each step can be undone. */
export interface PeakEdits {
  readonly selected: number;
  readonly canUndo: boolean;
  /** Peaks left after one was removed, for a screen reader; null after anything else. */
  readonly removedTo: number | null;
  select(index: number): void;
  /** Begins a drag, which is one step however long it is. */
  begin(): void;
  drag(index: number, to: PicturePoint): void;
  move(index: number, to: PicturePoint): void;
  add(at: PicturePoint): void;
  remove(index: number, by: 'mark' | 'row'): void;
  type(cell: { index: number; field: string; text: string }): void;
  replace(next: PicturedSpectrum): void;
  undo(): void;
  /** The element of a peak, which takes the focus when the peak is selected by a key. */
  hold(index: number, node: HTMLElement | null): void;
}

export function usePeakEdits(
  spectrum: PicturedSpectrum,
  onChange: (next: PicturedSpectrum) => void,
): PeakEdits {
  const [past, setPast] = useState<readonly PicturedSpectrum[]>([]);
  const [chosen, setChosen] = useState(0);
  const [removedTo, setRemovedTo] = useState<number | null>(null);
  const nodes = useRef(new Map<number, HTMLElement>());
  const toFocus = useRef<number | null>(null);
  // A peak that was just added is there after this rendering.
  useEffect(() => {
    if (toFocus.current === null) return;
    nodes.current.get(toFocus.current)?.focus();
    toFocus.current = null;
  });
  const selected = Math.min(chosen, Math.max(0, spectrum.peaks.length - 1));
  const remember = () => setPast((old) => [...old.slice(-MOST_STEPS), spectrum]);
  const edit = (next: PicturedSpectrum) => {
    setRemovedTo(null);
    if (next === spectrum) return;
    remember();
    onChange(next);
  };
  const focus = (index: number) => {
    setChosen(index);
    toFocus.current = index;
  };
  return {
    selected,
    canUndo: past.length > 0,
    removedTo,
    select: (index) => {
      if (index < 0 || index >= spectrum.peaks.length || index === selected) return;
      focus(index);
    },
    begin: remember,
    drag: (index, to) => {
      setChosen(index);
      onChange(movePeak(spectrum, index, to));
    },
    move: (index, to) => edit(movePeak(spectrum, index, to)),
    add: (at) => {
      edit(addPeak(spectrum, at));
      focus(spectrum.peaks.length);
    },
    remove: (index, by) => {
      const last = spectrum.peaks.length - 1;
      edit(removePeak(spectrum, index));
      setRemovedTo(last);
      // In the table the next row takes the place, and the focus with it.
      if (last > 0 && (by === 'mark' || index === last)) focus(Math.min(index, last - 1));
    },
    type: (cell) => edit(typeCell(spectrum, cell)),
    replace: edit,
    undo: () => {
      const last = past.at(-1);
      if (!last) return;
      setPast(past.slice(0, -1));
      setRemovedTo(null);
      onChange(last);
    },
    hold: (index, node) => {
      if (node) nodes.current.set(index, node);
      else nodes.current.delete(index);
    },
  };
}
