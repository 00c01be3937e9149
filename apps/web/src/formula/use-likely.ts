import { useState } from 'react';
import { LIKELY_KEYS, readStored, writeStored, type LikelyPlace } from '../lib/storage.ts';
import type { LikelyFormula } from './likely.ts';

/** The formulas of a page that are compared: those that were just chosen, or as this browser keeps them. */
export function useLikely(place: LikelyPlace) {
  const [likely, setLikely] = useState<readonly LikelyFormula[] | 'kept' | null>(() =>
    readStored(LIKELY_KEYS[place]) ? 'kept' : null,
  );
  return {
    likely,
    compare: setLikely,
    close: () => {
      writeStored(LIKELY_KEYS[place], '');
      setLikely(null);
    },
  };
}
