import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import {
  replaceSpectra,
  replaceSpectrum,
  replaceUnchanged,
} from '@elucida/spectra/manual-payload/edit-draft';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { HandPicked } from '@elucida/spectrometer/process-by-hand';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { lazy, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedFiles, type Dropped } from '../../spectrum-files/dropped-files.ts';
import { pickedOf, withByHand, type TakenByHand } from '../../spectrum-files/by-hand.ts';
import type { AnySteps } from '../../spectrum-files/files-question.ts';
import { readSpectrumFiles, SPECTRUM_FILES } from '../../spectrum-files/read-spectrum-files.ts';
import type { MovedTypes } from '../../spectrum-files/steps-actions.tsx';
import { UploadIcon } from '../../ui/icons.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

// Most people type: what was read, and the list of experiments, come with the first files.
const FileReport = lazy(async () => ({
  default: (await import('../../spectrum-files/file-report.tsx')).FileReport,
}));
const FileExperiments = lazy(async () => ({
  default: (await import('../../spectrum-files/file-experiments.tsx')).FileExperiments,
}));

interface Props {
  /** Its formula's hydrogens scale the integrals. */
  draft: ManualDraft;
  edit: (edit: (draft: ManualDraft) => ManualDraft) => void;
}

/** The files that were opened last, and what was read of them. */
interface Shown {
  readonly dropped: Dropped;
  /** As it was read. */
  readonly read: FileReading;
  readonly taken: readonly TakenByHand[];
}
/** How files are read again: without these experiments, in place of these spectra. */
interface Again {
  readonly without: readonly string[];
  readonly before: readonly Spectrum[];
  readonly taken: readonly TakenByHand[];
}

const spectraOf = ({ spectra }: FileReading): readonly Spectrum[] =>
  spectra.map(({ spectrum }) => spectrum);

const readingOf = ({ read, taken }: Pick<Shown, 'read' | 'taken'>) =>
  withByHand(read, pickedOf(taken));

/**
 * Opens files and folders of spectra, chosen or dropped here: each spectrum in them becomes a block. Says what was
 * read and what was left out, and why.
 */
export function OpenFiles({ draft, edit }: Props) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [isReading, setIsReading] = useState(false);
  const parsed = parseFormula(draft.formula);
  const atoms = parsed.ok ? parsed.formula.counts : null;
  const [shown, setShown] = useState<Shown | null>(null);
  const [without, setWithout] = useState<readonly string[]>([]);
  const read = async (dropped: Dropped, { without: paths, before, taken }: Again) => {
    const { files, isFolder } = dropped;
    if (files.length === 0) return;
    setIsReading(true);
    setWithout(paths);
    const fresh = await readSpectrumFiles(files, {
      ...{ atoms, isFolder },
      without: paths,
    });
    const { reading } = readingOf({ read: fresh, taken });
    const after = spectraOf(reading);
    if (before.length + after.length > 0) edit((old) => replaceSpectra(old, { before, after }));
    setShown({ dropped, read: fresh, taken });
    setIsReading(false);
  };
  const open = (dropped: Dropped) => read(dropped, { without: [], before: [], taken: [] });
  const take = (event: ChangeEvent<HTMLInputElement>, isFolder: boolean) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    void open({ files, isFolder });
  };
  /** A spectrum processed by hand takes the place of the one that was read; cross peaks go along. */
  const use = (index: number, picked: HandPicked, steps: AnySteps): MovedTypes => {
    if (shown === null) return { moved: [], stayed: [] };
    const taken = [...shown.taken, { index, picked, steps }];
    const before = spectraOf(readingOf(shown).reading);
    const now = readingOf({ read: shown.read, taken });
    const after = spectraOf(now.reading);
    const own = before[after.indexOf(picked.spectrum)] ?? picked.spectrum;
    const others = before.flatMap((old, k) =>
      old === own || old === after[k] ? [] : [{ before: old, after: after[k]! }],
    );
    const kept = others.filter((pair) => replaceUnchanged(draft, pair) === null);
    edit((old) =>
      others.reduce<ManualDraft>(
        (rest, pair) => replaceUnchanged(rest, pair) ?? rest,
        replaceSpectrum(old, { before: own, after: picked.spectrum }),
      ),
    );
    setShown({ ...shown, taken });
    const corrected = kept.map((pair) => pair.before.type);
    return {
      moved: now.moved.filter((type) => !corrected.includes(type)),
      stayed: [...now.stayed, ...corrected],
    };
  };
  const drop = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then(open);
  };
  return (
    <div
      className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border-2 border-dashed border-control p-4"
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={drop}
    >
      <p className="text-sm text-text-2">{t('manual.file.hint')}</p>
      <div className="flex flex-wrap gap-2">
        <button
          type="button"
          className="btn"
          disabled={isReading}
          onClick={() => picker.current?.click()}
        >
          <UploadIcon />
          {t('manual.file.open')}
        </button>
        <button
          type="button"
          className="btn"
          disabled={isReading}
          onClick={() => folder.current?.click()}
        >
          {t('manual.file.openFolder')}
        </button>
        <input
          ref={picker}
          type="file"
          multiple
          accept={SPECTRUM_FILES.join(',')}
          hidden
          aria-label={t('manual.file.open')}
          onChange={(event) => take(event, false)}
        />
        <input
          ref={(input) => {
            folder.current = input;
            input?.setAttribute('webkitdirectory', '');
          }}
          type="file"
          hidden
          aria-label={t('manual.file.openFolder')}
          onChange={(event) => take(event, true)}
        />
      </div>
      {shown !== null ? (
        <OptionalPart>
          {' '}
          <FileExperiments
            dropped={shown.dropped}
            read={shown.read}
            atoms={atoms}
            taken={shown.taken}
            disabled={isReading}
            without={without}
            onWithout={(paths) =>
              void read(shown.dropped, {
                without: paths,
                before: spectraOf(readingOf(shown).reading),
                taken: shown.taken,
              })
            }
            to="form"
            onUse={use}
          />
        </OptionalPart>
      ) : null}
      <div aria-live="polite">
        {isReading ? <p>{t('manual.file.reading')}</p> : null}
        {shown !== null && !isReading ? (
          <OptionalPart>
            <FileReport name={nameOf(shown.dropped.files)} reading={readingOf(shown).reading} />
          </OptionalPart>
        ) : null}
      </div>
    </div>
  );
}

/** How files are called together: the folder's name, or that of the first. */
const nameOf = ([first]: readonly File[]): string =>
  first!.webkitRelativePath.split('/')[0] || first!.name;
