import type { ImageDescription } from '@elucida/contract/images';
import { useEffect, useRef, useState } from 'react';
import { describeImage } from '../../lib/api/image-calls.ts';
import { axisOf, type ImageCard } from './image-card-data.ts';

/** Typing an axis limit is many changes; the server is asked once they pause. */
const PAUSE_MS = 600;

export interface Description {
  readonly looking: boolean;
  readonly found: ImageDescription | null;
}

/** Whether the person is to say which technique it is before anything is judged. */
export const asksTechnique = (found: ImageDescription | null): boolean =>
  found?.problem === 'technique-doubtful' || found?.problem === 'unknown-technique';

/** Whether the formula matters to what is read: it counts integrals and tells the lines of solvents apart. */
const isCounted = (found: ImageDescription | null): boolean => found?.unit === 'ppm';

/**
 * What the server recognises in an image, asked again when its technique or axis is corrected, and
 * where it matters when the formula changes. Removing the card or correcting it again stops the
 * call. Where no answer comes, `found` stays null and the user chooses by hand: this never is in
 * the way of an analysis.
 */
export function useDescription(
  card: ImageCard,
  {
    enabled,
    formula,
    onFound,
  }: {
    enabled: boolean;
    formula: string;
    /** Given what was answered; the same function at each call. */
    onFound: (id: number, found: ImageDescription | null) => void;
  },
): Description {
  const { id, file, type, left, right } = card;
  const [state, setState] = useState<Description>({ looking: false, found: null });
  /** What was answered last, so that nothing is asked twice. */
  const answered = useRef('');
  const newest = useRef(formula);
  useEffect(() => {
    newest.current = formula;
  });
  const counted = isCounted(state.found) ? formula : null;
  useEffect(() => {
    const axis = axisOf({ left, right });
    if (!enabled || axis === 'invalid') return;
    const question = JSON.stringify([type, left, right, counted ?? newest.current]);
    if (question === answered.current) return;
    const controller = new AbortController();
    const timer = window.setTimeout(() => {
      setState((old) => ({ ...old, looking: true }));
      const asked = newest.current;
      // An image that cannot be described has no description; the analysis says what is wrong.
      describeImage({ file, type, axis, formula: asked }, controller.signal)
        .catch(() => null)
        .then((found) => {
          if (controller.signal.aborted) return;
          answered.current = JSON.stringify([type, left, right, asked]);
          setState({ looking: false, found });
          onFound(id, found);
        });
    }, PAUSE_MS);
    return () => {
      window.clearTimeout(timer);
      controller.abort();
      setState((old) => ({ ...old, looking: false }));
    };
  }, [enabled, id, file, type, left, right, counted, onFound]);
  return state;
}
