import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { CompareQuestion } from '@elucida/spectrometer/compare-spectra';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { DoneByHand } from '@elucida/spectrometer/open-by-hand';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionalPart } from '../ui/optional-part.tsx';
import { compareGroups, namesOf, type CompareGroup } from './compare-groups.ts';
import { ComparePanel } from './compare-panel.tsx';
import type { Dropped } from './dropped-files.ts';
import { raised } from './raised.ts';

interface Props {
  dropped: Dropped;
  read: FileReading;
  atoms: AtomCounts | null;
  done: readonly DoneByHand[];
  disabled: boolean;
}

/** What is open: its spectra stay those that were there when it was opened. */
interface Open {
  readonly of: FileReading;
  readonly group: CompareGroup;
  readonly names: ReadonlyMap<number, string>;
  readonly question: CompareQuestion;
}

/** Buttons that draw experiments of one nucleus on one axis, and the panel that does; nothing where none has two. */
export function CompareSpectra({ dropped, read, atoms, done, disabled }: Props) {
  const { t } = useTranslation();
  const [last, setLast] = useState<Open | null>(null);
  // Files that were read anew close the panel.
  const open = last?.of === read ? last : null;
  const groups = compareGroups(read.experiments);
  if (groups.length === 0) return null;
  const toggle = (group: CompareGroup) => {
    const { indexes } = group;
    const { isFolder } = dropped;
    setLast(
      open?.group.nucleus === group.nucleus
        ? null
        : {
            ...{ of: read, group, names: namesOf(read.experiments, indexes) },
            question: { isFolder, indexes, atoms, done },
          },
    );
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
      <div className="flex flex-wrap gap-2">
        {groups.map((group) => (
          <button
            key={group.nucleus}
            type="button"
            className="btn btn-small"
            aria-expanded={open?.group.nucleus === group.nucleus}
            disabled={disabled}
            onClick={() => toggle(group)}
          >
            {t('manual.file.experiments.compare', { nucleus: raised(group.nucleus) })}
          </button>
        ))}
      </div>
      {open === null ? null : (
        <OptionalPart>
          <ComparePanel
            key={open.group.nucleus}
            group={open.group}
            names={open.names}
            files={dropped.files}
            question={open.question}
            onClose={() => setLast(null)}
          />
        </OptionalPart>
      )}
    </div>
  );
}
