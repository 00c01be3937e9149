import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../lib/storage.ts';

const KEY = 'elucida.sets.v1';
const CHANGED = 'sets-changed';
/** Of a browser that forbids storage: gone with the page. */
let unkept: string | null = null;

const snapshot = () => readStored(KEY) ?? unkept;
function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}

function readKeys(text: string | null): Record<string, string> {
  try {
    const kept = JSON.parse(text ?? '{}') as unknown;
    return typeof kept === 'object' && kept !== null
      ? Object.fromEntries(
          Object.entries(kept).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
      : {};
  } catch {
    return {};
  }
}

/** Keeps a student's key of a set in this browser; null forgets it. */
export function keepStudentKey(token: string, key: string | null): void {
  const keys = readKeys(snapshot());
  if (key === null) delete keys[token];
  else keys[token] = key;
  const text = JSON.stringify(keys);
  if (!writeStored(KEY, text)) unkept = text;
  window.dispatchEvent(new Event(CHANGED));
}

/** The key of a set that this browser has, or null. */
export function useStudentKey(token: string): string | null {
  const text = useSyncExternalStore(subscribe, snapshot, () => null);
  const keys = readKeys(text);
  return Object.hasOwn(keys, token) ? keys[token]! : null;
}
