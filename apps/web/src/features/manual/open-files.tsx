import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { replaceSpectra, replaceSpectrum } from '@elucida/spectra/manual-payload/edit-draft';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { HandQuestion } from '@elucida/spectrometer/process-by-hand';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { lazy, useRef, useState, type ChangeEvent, type DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { droppedFiles, type Dropped } from '../../spectrum-files/dropped-files.ts';
import { ExperimentList, raised } from '../../spectrum-files/experiment-list.tsx';
import { readSpectrumFiles, SPECTRUM_FILES } from '../../spectrum-files/read-spectrum-files.ts';
import { useFileReport } from '../../spectrum-files/use-file-report.ts';
import { UploadIcon } from '../../ui/icons.tsx';
import { Notice } from '../../ui/notice.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

const ProcessingPanel = lazy(async () => ({
  default: (await import('../../spectrum-files/processing-panel.tsx')).ProcessingPanel,
}));

interface Props {
  /** As it is typed; its hydrogens scale the integrals. */
  formula: string;
  edit: (edit: (draft: ManualDraft) => ManualDraft) => void;
}

/** The files that were opened last, and what was read of them. */
interface Shown {
  readonly dropped: Dropped;
  readonly reading: FileReading;
  /** Spectra that a person processed, by their experiments' places. */
  readonly byHand: ReadonlyMap<number, Spectrum>;
}
/** How files are read again: without these experiments, in place of these spectra. */
interface Again {
  readonly without: readonly string[];
  readonly before: readonly Spectrum[];
  readonly byHand: Shown['byHand'];
}
const NOTHING_BY_HAND: Shown['byHand'] = new Map();

/** A reading in which spectra that were processed by hand stay in place of those that were made anew. */
function withByHand(reading: FileReading, byHand: Shown['byHand']): FileReading {
  const kept = [...byHand]
    .filter(([index]) => reading.experiments[index]?.state === 'used')
    .map(([, spectrum]) => spectrum);
  return {
    ...reading,
    spectra: reading.spectra.map((each) => {
      const spectrum = kept.find(({ type }) => each.picked && type === each.spectrum.type);
      return spectrum === undefined ? each : { ...each, spectrum };
    }),
  };
}

/**
 * Opens files and folders of spectra, chosen or dropped here: each spectrum in them becomes a block. Says what was
 * read and what was left out, and why.
 */
export function OpenFiles({ formula, edit }: Props) {
  const { t } = useTranslation();
  const picker = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const [lines, setLines] = useState<readonly string[]>([]);
  const [isReading, setIsReading] = useState(false);
  const report = useFileReport();
  const parsed = parseFormula(formula);
  const hydrogens = parsed.ok ? (parsed.formula.counts.H ?? 0) : null;
  const [shown, setShown] = useState<Shown | null>(null);
  const [without, setWithout] = useState<readonly string[]>([]);
  const [question, setQuestion] = useState<HandQuestion | null>(null);
  const read = async (dropped: Dropped, { without: paths, before, byHand }: Again) => {
    const { files, isFolder } = dropped;
    if (files.length === 0) return;
    setIsReading(true);
    setWithout(paths);
    setQuestion(null);
    const reading = withByHand(
      await readSpectrumFiles(files, { hydrogens, isFolder, without: paths }),
      byHand,
    );
    const after = reading.spectra.map(({ spectrum }) => spectrum);
    if (before.length + after.length > 0) edit((draft) => replaceSpectra(draft, { before, after }));
    setLines(report(nameOf(files), reading));
    setShown({ dropped, reading, byHand });
    setIsReading(false);
  };
  const open = (dropped: Dropped) =>
    read(dropped, { without: [], before: [], byHand: NOTHING_BY_HAND });
  const take = (event: ChangeEvent<HTMLInputElement>, isFolder: boolean) => {
    const files = [...(event.target.files ?? [])];
    event.target.value = '';
    void open({ files, isFolder });
  };
  /** A spectrum processed by hand takes the place of the one that was read. */
  const use = (index: number, after: Spectrum) => {
    if (shown === null) return;
    const before = shown.reading.spectra.find(
      ({ picked, spectrum }) => picked && spectrum.type === after.type,
    );
    edit((draft) => replaceSpectrum(draft, { before: before?.spectrum ?? after, after }));
    const byHand = new Map(shown.byHand).set(index, after);
    setShown({ ...shown, byHand, reading: withByHand(shown.reading, byHand) });
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
      {shown !== null && shown.reading.experiments.length > 0 ? (
        <ExperimentList
          experiments={shown.reading.experiments}
          disabled={isReading}
          without={without}
          onWithout={(paths) =>
            void read(shown.dropped, {
              without: paths,
              before: shown.reading.spectra.map(({ spectrum }) => spectrum),
              byHand: shown.byHand,
            })
          }
          processed={question?.index ?? null}
          onProcess={(index) =>
            setQuestion(
              index === null
                ? null
                : { index, isFolder: shown.dropped.isFolder, hydrogens, without },
            )
          }
          panel={
            question === null ? null : (
              <OptionalPart>
                <ProcessingPanel
                  key={question.index}
                  name={raised(shown.reading.experiments[question.index]!.name)}
                  files={shown.dropped.files}
                  question={question}
                  onUse={(spectrum) => use(question.index, spectrum)}
                  onClose={() => setQuestion(null)}
                />
              </OptionalPart>
            )
          }
        />
      ) : null}
      <div aria-live="polite">
        {isReading ? <p>{t('manual.file.reading')}</p> : null}
        {lines.length > 0 && !isReading ? (
          <Notice tone="info" role="note">
            <ul className="list-disc pl-5 break-words">
              {lines.map((line, index) => (
                <li key={index}>{line}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
      </div>
    </div>
  );
}

/** How files are called together: the folder's name, or that of the first. */
const nameOf = ([first]: readonly File[]): string =>
  first!.webkitRelativePath.split('/')[0] || first!.name;
