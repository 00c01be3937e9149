import type { RunStart, RunSteps } from '@elucida/spectrometer/run-by-hand';

/** A run's scans along its axis: in minutes, or by their numbers from 1 where times are not known. */
export interface RunPlaces {
  readonly isTimed: boolean;
  /** The place of each scan, ascending. */
  readonly at: Float64Array;
  /** The scan that is nearest to a place. */
  readonly nearest: (place: number) => number;
}

/** The axis of a run's chromatogram. */
export function runPlaces({ timesS, totals }: Pick<RunStart, 'timesS' | 'totals'>): RunPlaces {
  const at = Float64Array.from(timesS ?? totals, (time, k) => (timesS ? time / 60 : k + 1));
  const nearest = (place: number) => {
    let [low, high] = [0, at.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (at[middle]! < place) low = middle + 1;
      else high = middle;
    }
    return low > 0 && place - at[low - 1]! < at[low]! - place ? low - 1 : low;
  };
  return { isTimed: timesS !== null, at, nearest };
}

/** Scans that a key goes: by one, by ten, to an end. */
const BY: Readonly<Record<string, number>> = {
  ...{ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 },
  ...{ PageDown: -10, PageUp: 10, Home: -Infinity, End: Infinity },
};

/** What a key takes of a run of so many scans: another scan, or with Shift a longer or shorter range. */
export function scansByKey(
  { first, last }: RunSteps,
  { key, shiftKey, count }: { key: string; shiftKey: boolean; count: number },
): RunSteps | null {
  const by = BY[key];
  if (by === undefined) return null;
  const moved = (scan: number) => Math.max(0, Math.min(count - 1, scan + by));
  if (shiftKey) return { first, last: Math.max(first, moved(last)) };
  // A range goes as a whole where a key leads on, and ends where it began.
  const scan = by > 0 ? moved(last) : moved(first);
  return { first: scan, last: scan };
}
