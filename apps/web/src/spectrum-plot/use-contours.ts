import type { RecordedPlane } from '@elucida/spectra/spectrum';
import { useEffect, useState } from 'react';
import type { TracedPlane } from './trace-contours.ts';

/** Px of a wheel's turn that draws one level more or less. */
export const LEVEL_PX = 60;

export interface SeenContours {
  readonly traced: TracedPlane;
  /** Place of the lowest level that is drawn. */
  readonly lowest: number;
  /** Draws so many levels more, or less where below zero. */
  readonly add: (levels: number) => void;
}

/**
 * The contours of a plane and the lowest that is drawn; null while they are fetched and where there are none. The next
 * level down is traced while nothing else is done, so that it is there when it is asked for.
 */
export function useContours(plane: RecordedPlane | undefined): SeenContours | null {
  const [state, setState] = useState<{
    of: RecordedPlane;
    traced: TracedPlane | null;
    lowest: number;
  } | null>(null);
  useEffect(() => {
    if (plane === undefined) return;
    let ended = false;
    import('./trace-contours.ts').then(
      ({ tracedPlane }) => {
        if (ended) return;
        const traced = tracedPlane(plane);
        setState({ of: plane, traced, lowest: traced?.first ?? 0 });
      },
      // Without its code the map has its peaks, which say what was picked.
      () => {},
    );
    return () => {
      ended = true;
    };
  }, [plane]);
  const traced = plane !== undefined && state?.of === plane ? state.traced : null;
  const lowest = state?.lowest ?? 0;
  useEffect(() => {
    const next = traced?.levels[lowest - 1];
    if (!traced || next === undefined) return;
    const timer = setTimeout(() => {
      traced.pathOf(next, 1);
      traced.pathOf(next, -1);
    }, 50);
    return () => clearTimeout(timer);
  }, [traced, lowest]);
  if (traced === null) return null;
  return {
    traced,
    lowest,
    add: (levels) =>
      setState(
        (now) =>
          now && {
            ...now,
            lowest: Math.max(0, Math.min(traced.levels.length - 1, now.lowest - levels)),
          },
      ),
  };
}
