import type { Progress } from '@elucida/contract/merge-progress';
import { useMemo, useSyncExternalStore } from 'react';
import { PRACTICE_KEY, readStored, writeStored } from '../../lib/storage.ts';
import { readOwner, readProgress } from './progress.ts';

const CHANGED = 'practice-changed';
/** Of a browser that forbids storage: gone with the page. */
let unkept: string | null = null;

/** What is kept, as text. */
export const keptProgress = (): string | null => readStored(PRACTICE_KEY) ?? unkept;
export function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  // Another tab.
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

/** Keeps progress, and whose it is: null for who has no account. Answers the text that is kept. */
export function keepProgress(progress: Progress, owner: string | null): string {
  const text = JSON.stringify(owner === null ? progress : { ...progress, owner });
  if (!writeStored(PRACTICE_KEY, text)) unkept = text;
  window.dispatchEvent(new Event(CHANGED));
  return text;
}

/** Changes what is kept, from what is kept now. */
export function changeProgress(change: (now: Progress) => Progress): void {
  const text = keptProgress();
  keepProgress(change(readProgress(text)), readOwner(text));
}

/** What this browser keeps of a student's practice. */
export function useProgress(): Progress {
  const text = useSyncExternalStore(subscribe, keptProgress, () => null);
  return useMemo(() => readProgress(text), [text]);
}
