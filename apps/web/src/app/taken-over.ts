import { createContext } from 'react';

/** Called by a screen once it is React's own: what was there before is taken over. */
export const TakenOver = createContext<() => void>(() => {});
