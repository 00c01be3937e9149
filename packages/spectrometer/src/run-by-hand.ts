import type { Spectrum } from '@elucida/spectra/spectrum';
import type { NamedFile } from './archive/named-files.ts';
import type { TakenScan } from './files/file-reading.ts';
import type { MassRun, ScanRange } from './mass/mass-run.ts';
import type { HandPicked } from './process-by-hand.ts';
import { openRunOf } from './read-files.ts';
import { Unreadable } from './recorded/unreadable.ts';

/** The scans that a person takes of a run, by their places from 0; several are averaged. */
export type RunSteps = ScanRange;

/** Which run of which files is opened. */
export interface RunQuestion {
  /** Its place among the runs that `readFiles` took a scan of. */
  readonly run: number;
  readonly isFolder: boolean;
}

/** A run's chromatogram, and the scan that is taken when nobody asks for another. */
export interface RunStart {
  readonly kind: 'run';
  readonly type: 'MS';
  readonly usual: RunSteps;
  /** Seconds from the beginning at which scans were recorded; null where they are not known. */
  readonly timesS: readonly number[] | null;
  /** Ions of each scan. */
  readonly totals: readonly number[];
}

/** The mass spectrum of scans as it is shown while they are chosen. */
export interface RunPreview {
  /** Null where it cannot be read. */
  readonly taken: { readonly spectrum: Spectrum; readonly scan: TakenScan } | null;
  /** The scans together have too many points to be averaged. */
  readonly isTooLarge: boolean;
}

/** A run whose scans are chosen. */
export interface RunByHand {
  readonly start: RunStart;
  preview(steps: RunSteps): RunPreview;
  /** The spectrum, with the scans that it is of; null where it has no peaks. */
  pick(steps: RunSteps): HandPicked | null;
}

function previewOf(run: MassRun, steps: RunSteps): RunPreview {
  try {
    return { taken: run.pick(steps), isTooLarge: false };
  } catch (error) {
    // What no reader foresaw is the file's fault too.
    const isTooLarge = error instanceof Unreadable && error.trouble === 'too_large';
    return { taken: null, isTooLarge };
  }
}

/** Opens a run of files to choose its scans. Null where it cannot be: never throws for what files hold. */
export function openRunByHand(
  files: readonly NamedFile[],
  question: RunQuestion,
): RunByHand | null {
  let run: MassRun | null;
  try {
    run = openRunOf(files, question);
  } catch {
    return null;
  }
  if (run === null) return null;
  const { timesS, totals, usual } = run;
  const opened = run;
  return {
    start: { kind: 'run', type: 'MS', usual: { first: usual, last: usual }, timesS, totals },
    preview: (steps) => previewOf(opened, steps),
    pick: (steps) => {
      const { taken } = previewOf(opened, steps);
      return taken === null || taken.spectrum.peaks.length === 0 ? null : { ...taken, shift: 0 };
    },
  };
}
