import type { FileSpectrum } from '@elucida/spectrometer/files/file-reading';
import type { ReactNode } from 'react';
import { fileOfRun } from './run-file.ts';
import { useProcessingText } from './processing-words.ts';

interface Props {
  /** What was taken of each run. */
  runs: readonly FileSpectrum[];
  disabled: boolean;
  /** The run that is open, by its place; null for none. */
  opened: number | null;
  onOpen: (run: number | null) => void;
  /** Its panel. */
  panel: ReactNode;
}

/** Runs of many mass spectra among the files, each with the way to choose its time. */
export function RunList({ runs, disabled, opened, onOpen, panel }: Props) {
  const { run: text } = useProcessingText();
  return (
    <ul className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      {runs.map((run, place) => (
        <li key={place} className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
          <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
            <span className="min-w-0 break-words">{fileOfRun(run)}</span>
            <button
              type="button"
              className="btn btn-small"
              aria-expanded={opened === place}
              aria-label={`${text.open}: ${fileOfRun(run)}`}
              disabled={disabled}
              onClick={() => onOpen(opened === place ? null : place)}
            >
              {text.open}
            </button>
          </div>
          {opened === place ? panel : null}
        </li>
      ))}
    </ul>
  );
}
