import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { DoneByHand, HandQuestion } from '@elucida/spectrometer/open-by-hand';
import type { HandPicked } from '@elucida/spectrometer/process-by-hand';
import { lazy, useState } from 'react';
import { OptionalPart } from '../ui/optional-part.tsx';
import type { Dropped } from './dropped-files.ts';
import { ExperimentList } from './experiment-list.tsx';
import type { AnySteps } from './files-question.ts';
import { raised } from './raised.ts';
import type { MovedTypes, UsedIn } from './steps-actions.tsx';

const ProcessingPanel = lazy(async () => ({
  default: (await import('./processing-panel.tsx')).ProcessingPanel,
}));

const CompareSpectra = lazy(async () => ({
  default: (await import('./compare-spectra.tsx')).CompareSpectra,
}));

interface Props {
  dropped: Dropped;
  /** What was read of them. */
  read: FileReading;
  hydrogens: number | null;
  hasSilicon: boolean;
  /** What was processed by hand before. */
  done: readonly DoneByHand[];
  disabled: boolean;
  without: readonly string[];
  onWithout: (paths: readonly string[]) => void;
  /** What takes the peaks of a spectrum that a person processed. */
  to: UsedIn;
  onUse: (index: number, picked: HandPicked, steps: AnySteps) => MovedTypes;
}

/** The experiments of files, each used or not, and each to be processed by hand in a panel below it. */
export function FileExperiments(props: Props) {
  const { dropped, read, hydrogens, hasSilicon, done, disabled, to, onUse } = props;
  const { without, onWithout } = props;
  const [open, setOpen] = useState<{ of: FileReading; question: HandQuestion } | null>(null);
  // Files that were read anew close the panel.
  const question = open?.of === read ? open.question : null;
  const { experiments } = read;
  if (experiments.length === 0) return null;
  const process = (index: number | null) =>
    setOpen(
      index === null
        ? null
        : {
            of: read,
            question: {
              ...{ index, hydrogens, hasSilicon, without, done },
              isFolder: dropped.isFolder,
              moved: experiments[index]!.axes?.moved ?? [],
            },
          },
    );
  return (
    <>
      <ExperimentList
        experiments={experiments}
        disabled={disabled}
        without={without}
        onWithout={onWithout}
        processed={question?.index ?? null}
        onProcess={process}
        panel={
          question === null ? null : (
            <OptionalPart>
              <ProcessingPanel
                key={question.index}
                name={raised(experiments[question.index]!.name)}
                files={dropped.files}
                question={question}
                to={to}
                onUse={(picked, steps) => onUse(question.index, picked, steps)}
                onClose={() => setOpen(null)}
              />
            </OptionalPart>
          )
        }
      />
      <OptionalPart instead={null}>
        <CompareSpectra {...{ dropped, read, hasSilicon, done, disabled }} />
      </OptionalPart>
    </>
  );
}
