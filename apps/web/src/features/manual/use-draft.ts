import { emptyDraft, type ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { DRAFT_STORAGE_KEY } from '@elucida/spectra/manual-payload/draft-storage-key';
import { restoreDraft } from '@elucida/spectra/manual-payload/store-draft';
import { useCallback, useReducer } from 'react';
import { readStored } from '../../lib/storage.ts';
import { draftReducer, startHistory } from './draft-history.ts';
import { useSavedDraft } from './use-saved-draft.ts';

export interface Draft {
  readonly draft: ManualDraft;
  /** Changes the draft. Edits that `touch` the same place in a row are one undo step. */
  edit: (edit: (draft: ManualDraft) => ManualDraft, touches?: string) => void;
  undo: () => void;
  redo: () => void;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Whether the browser keeps the draft; false when its storage is off or full. */
  readonly kept: boolean;
}

/** The manual draft: restored from this browser, saved on every change, undoable. */
export function useDraft(): Draft {
  const [{ present, past, future }, dispatch] = useReducer(draftReducer, null, () =>
    startHistory(restoreDraft(readStored(DRAFT_STORAGE_KEY)) ?? emptyDraft()),
  );
  const kept = useSavedDraft(present);
  const edit = useCallback<Draft['edit']>(
    (change, touches) =>
      dispatch({ kind: 'edit', edit: change, ...(touches === undefined ? {} : { touches }) }),
    [],
  );
  const undo = useCallback(() => dispatch({ kind: 'undo' }), []);
  const redo = useCallback(() => dispatch({ kind: 'redo' }), []);
  return {
    draft: present,
    edit,
    undo,
    redo,
    canUndo: past.length > 0,
    canRedo: future.length > 0,
    kept,
  };
}
