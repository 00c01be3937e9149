import { useState } from 'react';
import { LIKELY_KEYS, readStored, writeStored, type LikelyPlace } from '../lib/storage.ts';
import { useBrowserFact } from '../lib/use-browser-fact.ts';
import type { LikelyFormula } from './likely.ts';

/** The formulas of a page that are compared: those that were just chosen, or as this browser keeps them. */
export function useLikely(place: LikelyPlace) {
  const key = LIKELY_KEYS[place];
  const [chosen, compare] = useState<readonly LikelyFormula[] | 'closed' | null>(null);
  const isKept = useBrowserFact(() => Boolean(readStored(key)));
  const before = isKept ? ('kept' as const) : null;
  return {
    likely: chosen === 'closed' ? null : (chosen ?? before),
    compare,
    close: () => {
      writeStored(key, '');
      compare('closed');
    },
  };
}
