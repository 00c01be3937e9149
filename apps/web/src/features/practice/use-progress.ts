import { useMemo, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../lib/storage.ts';
import { readProgress, type Progress } from './progress.ts';

const KEY = 'elucida.practice.v1';
const CHANGED = 'practice-changed';
/** Of a browser that forbids storage: gone with the page. */
let unkept: string | null = null;

const snapshot = () => readStored(KEY) ?? unkept;
function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  // Another tab.
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Changes what is kept, from what is kept now. */
export function changeProgress(change: (now: Progress) => Progress): void {
  const text = JSON.stringify(change(readProgress(snapshot())));
  if (!writeStored(KEY, text)) unkept = text;
  window.dispatchEvent(new Event(CHANGED));
}

/** What this browser keeps of a student's practice. */
export function useProgress(): Progress {
  const text = useSyncExternalStore(subscribe, snapshot, () => null);
  return useMemo(() => readProgress(text), [text]);
}
