import {
  addPeakAt,
  drawnRows,
  joinWithNearest,
  movePeakTo,
  removeBetween,
  setReference,
  splitPeak,
  topNear,
} from '@elucida/spectra/manual-payload/correct-peaks';
import type { DraftBlock } from '@elucida/spectra/manual-payload/draft';
import { deleteRow } from '@elucida/spectra/manual-payload/edit-draft';
import { plotDomain } from '@elucida/spectra/plotting/plot-domain';
import { useState } from 'react';
import type { Draft } from './use-draft.ts';

/** What the next click or drag on a spectrum does. */
export type CorrectionTool = 'add' | 'move' | 'range';

/** Px on both sides of a click in which a top of the curve is looked for. */
const REACH_PX = 8;

/** Corrections of one block's peaks on its plot; each is a step that can be undone. */
export function useCorrections(block: DraftBlock, edit: Draft['edit']) {
  const [tool, setTool] = useState<CorrectionTool | null>(null);
  const [picked, setPicked] = useState<number | null>(null);
  const { id, type, trace } = block;
  const rows = drawnRows(block);
  const row = picked === null ? undefined : rows[picked];
  const at = { id, row: row ?? -1 };
  const [left, right] = plotDomain(type, []);

  const place = (clicked: number, perPx: number) => {
    const position = topNear(trace, clicked, REACH_PX * perPx);
    if (tool === 'add') edit((draft) => addPeakAt(draft, id, position));
    else if (row !== undefined) edit((draft) => movePeakTo(draft, at, position));
    if (tool === 'move') setTool(null);
  };
  /** Does something to the chosen peak, which is chosen no more where the list changes. */
  const withPicked = (change: Parameters<Draft['edit']>[0], keeps = false) => {
    if (row === undefined) return;
    edit(change);
    if (!keeps) setPicked(null);
  };
  return {
    tool,
    /** Takes a tool, or puts it back. */
    take: (next: CorrectionTool) => setTool(tool === next ? null : next),
    picked: row === undefined ? null : picked,
    pick: (peak: number | null) => {
      setPicked(peak);
      if (tool === 'move') setTool(null);
    },
    onPlace: tool === 'add' || tool === 'move' ? place : undefined,
    onSpan:
      tool === 'range'
        ? (from: number, to: number) => {
            edit((draft) => removeBetween(draft, id, [from, to]));
            setTool(null);
            setPicked(null);
          }
        : undefined,
    remove: (peak: number) => {
      const gone = rows[peak];
      if (gone === undefined) return;
      edit((draft) => deleteRow(draft, id, gone));
      setPicked(null);
    },
    split: () => withPicked((draft) => splitPeak(draft, at, Math.abs(right - left))),
    join: () => withPicked((draft) => joinWithNearest(draft, at)),
    refer: (position: number) => withPicked((draft) => setReference(draft, at, position), true),
  };
}
export type Corrections = ReturnType<typeof useCorrections>;
