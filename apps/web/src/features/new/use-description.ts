import type { ImageDescription } from '@elucida/contract/images';
import { useEffect, useState } from 'react';
import { describeImage } from '../../lib/api/image-calls.ts';
import { axisOf, type ImageCard } from './image-card-data.ts';

/** Typing an axis limit is many changes; the server is asked once they pause. */
const PAUSE_MS = 600;

export interface Description {
  readonly looking: boolean;
  readonly found: ImageDescription | null;
}

/**
 * What the server recognises in an image, asked again when its technique or axis is corrected.
 * Removing the card or
 * correcting it again stops the call. Where no answer comes, `found` stays null and the user
 * chooses by hand: this never
 * is in the way of an analysis.
 */
export function useDescription(card: ImageCard, enabled: boolean): Description {
  const { file, type, left, right } = card;
  const [state, setState] = useState<Description>({ looking: false, found: null });
  useEffect(() => {
    const axis = axisOf({ left, right });
    if (!enabled || axis === 'invalid') return;
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      setState((old) => ({ ...old, looking: true }));
      // An image that cannot be described has no description; the analysis says what is wrong.
      describeImage({ file, type, axis }, controller.signal)
        .catch(() => null)
        .then((found) => {
          if (!controller.signal.aborted) setState({ looking: false, found });
        });
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
      setState((old) => ({ ...old, looking: false }));
    };
  }, [enabled, file, type, left, right]);
  return state;
}
