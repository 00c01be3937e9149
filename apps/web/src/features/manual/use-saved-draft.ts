import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { DRAFT_STORAGE_KEY } from '@elucida/spectra/manual-payload/draft-storage-key';
import { serialiseDraft } from '@elucida/spectra/manual-payload/store-draft';
import { useEffect, useRef, useState } from 'react';
import { writeStored } from '../../lib/storage.ts';

/**
 * Rows up to which a draft is written at every change; writing more takes longer than a key press
 * may.
 */
const QUICK_ROWS = 2000;
const SETTLED_MS = 600;

const rowsOf = (draft: ManualDraft): number =>
  draft.spectra.reduce((sum, { peaks }) => sum + peaks.length, 0);

/**
 * Keeps the draft in this browser's storage: at every change, a long one when the typing pauses and
 * at the latest when the page is left. Answers whether the browser took it (false: its storage is
 * off or full).
 */
export function useSavedDraft(draft: ManualDraft): boolean {
  const [kept, setKept] = useState(true);
  const unsaved = useRef<ManualDraft | null>(null);
  useEffect(() => {
    const write = () => {
      if (unsaved.current === null) return;
      setKept(writeStored(DRAFT_STORAGE_KEY, serialiseDraft(unsaved.current)));
      unsaved.current = null;
    };
    unsaved.current = draft;
    if (rowsOf(draft) <= QUICK_ROWS) {
      write();
      return;
    }
    const timer = window.setTimeout(write, SETTLED_MS);
    window.addEventListener('pagehide', write);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pagehide', write);
    };
  }, [draft]);
  // Leaving for another screen of the app.
  useEffect(
    () => () => {
      if (unsaved.current !== null) writeStored(DRAFT_STORAGE_KEY, serialiseDraft(unsaved.current));
    },
    [],
  );
  return kept;
}
