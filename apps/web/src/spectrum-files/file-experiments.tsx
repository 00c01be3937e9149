import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { HandPicked } from '@elucida/spectrometer/process-by-hand';
import { lazy, useState } from 'react';
import { OptionalPart } from '../ui/optional-part.tsx';
import { experimentsOf, type TakenByHand } from './by-hand.ts';
import type { Dropped } from './dropped-files.ts';
import { ExperimentList } from './experiment-list.tsx';
import type { AnySteps, OpenQuestion } from './files-question.ts';
import { raised } from './raised.ts';
import { fileOfRun } from './run-file.ts';
import type { MovedTypes, UsedIn } from './steps-actions.tsx';

const ProcessingPanel = lazy(async () => ({
  default: (await import('./processing-panel.tsx')).ProcessingPanel,
}));

const RunList = lazy(async () => ({ default: (await import('./run-list.tsx')).RunList }));

const CompareSpectra = lazy(async () => ({
  default: (await import('./compare-spectra.tsx')).CompareSpectra,
}));

interface Props {
  dropped: Dropped;
  /** What was read of them. */
  read: FileReading;
  /** Of the formula; null where it is not known. */
  atoms: AtomCounts | null;
  /** What was processed by hand before. */
  taken: readonly TakenByHand[];
  disabled: boolean;
  without: readonly string[];
  onWithout: (paths: readonly string[]) => void;
  /** What takes the peaks of a spectrum that a person processed. */
  to: UsedIn;
  onUse: (index: number, picked: HandPicked, steps: AnySteps) => MovedTypes;
}

/**
 * The experiments of files, each used or not, and each to be processed by hand in a panel below it; and runs of many
 * mass spectra, whose time is chosen in one.
 */
export function FileExperiments(props: Props) {
  const { dropped, read, atoms, taken, disabled, to, onUse } = props;
  const { without, onWithout } = props;
  const [open, setOpen] = useState<{ of: FileReading; question: OpenQuestion } | null>(null);
  // Files that were read anew close the panel.
  const question = open?.of === read ? open.question : null;
  const { experiments } = read;
  const { isFolder } = dropped;
  const runs = read.spectra.filter(({ scan }) => scan !== undefined);
  const done = experimentsOf(taken);
  const show = (next: OpenQuestion | null) => setOpen(next && { of: read, question: next });
  const process = (index: number | null) => {
    const { moved = [] } = (index === null ? null : experiments[index]!.axes) ?? {};
    show(index === null ? null : { index, atoms, without, done, isFolder, moved });
  };
  const [index, run] =
    question === null
      ? [null, null]
      : 'run' in question
        ? [null, question.run]
        : [question.index, null];
  const panelOf = (place: number, name: string) => (
    <OptionalPart>
      <ProcessingPanel
        key={place}
        name={name}
        files={dropped.files}
        question={question!}
        to={to}
        onUse={(picked, steps) => onUse(place, picked, steps)}
        onClose={() => setOpen(null)}
      />
    </OptionalPart>
  );
  return (
    <>
      {experiments.length > 0 ? (
        <ExperimentList
          experiments={experiments}
          disabled={disabled}
          without={without}
          onWithout={onWithout}
          processed={index}
          onProcess={process}
          panel={index === null ? null : panelOf(index, raised(experiments[index]!.name))}
        />
      ) : null}
      {runs.length > 0 ? (
        <OptionalPart>
          <RunList
            runs={runs}
            disabled={disabled}
            opened={run}
            onOpen={(place) => show(place === null ? null : { run: place, isFolder })}
            panel={run === null ? null : panelOf(run, fileOfRun(runs[run]!))}
          />
        </OptionalPart>
      ) : null}
      {experiments.length > 0 ? (
        <OptionalPart instead={null}>
          <CompareSpectra {...{ dropped, read, atoms, done, disabled }} />
        </OptionalPart>
      ) : null}
    </>
  );
}
