import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * What only the browser can tell (its storage, its window), read where it is drawn. Null in a page
 * drawn ahead of its reader and in the first render over it, which must draw the same; at once
 * after that the browser's own answer.
 */
export function useBrowserFact<T extends string | boolean>(read: () => T): T | null {
  return useSyncExternalStore<T | null>(never, read, () => null);
}

const yes = () => true;

/**
 * False in a page drawn ahead and in the first render over it. A part of the page may be taken over
 * late, when another has read what it shows already: it shows that only after it has drawn what is
 * there.
 */
export const useTakenOver = (): boolean => useBrowserFact(yes) ?? false;
