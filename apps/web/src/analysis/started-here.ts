import { readStored, STARTED_KEY, writeStored } from '../lib/storage.ts';

/** Far more than anybody waits for at once. */
const MOST = 50;

/**
 * Ids of the analyses that this browser has started and not seen end: a molecule found is saved to
 * the history (specification §4), also where the page was closed meanwhile.
 */
export function startedHere(): readonly string[] {
  try {
    const ids: unknown = JSON.parse(readStored(STARTED_KEY) ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

export const rememberStarted = (id: string): void =>
  void writeStored(STARTED_KEY, JSON.stringify([...startedHere(), id].slice(-MOST)));

export const forgetStarted = (id: string): void =>
  void writeStored(STARTED_KEY, JSON.stringify(startedHere().filter((each) => each !== id)));
