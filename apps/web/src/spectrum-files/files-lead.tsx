import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import { lazy, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../lib/use-settled.ts';
import { pickedOf, withByHand, type TakenByHand } from './by-hand.ts';
import { readSpectrumFiles } from './read-spectrum-files.ts';
import { useFileReport } from './use-file-report.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { OptionalPart } from '../ui/optional-part.tsx';

const FileExperiments = lazy(async () => ({
  default: (await import('./file-experiments.tsx')).FileExperiments,
}));

interface Props {
  /** The same objects until others are chosen. */
  files: readonly File[];
  /** What is typed of the formula; it goes along. */
  formula: string;
  /** What the way to the manual analysis is for. */
  hint: string;
  /** Takes the spectra of the files, each time that they change. */
  onSpectra: (files: readonly File[], spectra: readonly Spectrum[]) => void;
}

/** How long a formula must rest before files are read again by it, ms. */
const REST_MS = 400;

/** What a person decided about files: what is left out, and what was processed by hand. */
interface Decided {
  readonly of: readonly File[];
  readonly without: readonly string[];
  readonly taken: readonly TakenByHand[];
}
const NOTHING: readonly never[] = [];
const nothing = (files: readonly File[]): Decided => ({
  of: files,
  without: NOTHING,
  taken: NOTHING,
});
const spectraIn = ({ spectra }: FileReading): Spectrum[] => spectra.map(({ spectrum }) => spectrum);

/**
 * Files of recorded or listed spectra: what is in them, how each is processed, and the way to the
 * manual analysis with it.
 */
export function FilesLead({ files, formula, hint, onSpectra }: Props) {
  const { t } = useTranslation();
  const report = useFileReport();
  const [state, setState] = useState<{
    of: readonly File[];
    asked: string;
    read: FileReading;
  } | null>(null);
  const [last, setDecided] = useState(() => nothing(files));
  const decided = last.of === files ? last : nothing(files);
  const { without, taken } = decided;
  // A list is another one each time that it is made.
  const excluded = JSON.stringify(without);
  const parsed = parseFormula(formula);
  // Counts are other ones each time that a formula is read.
  const counted = useSettled(parsed.ok ? JSON.stringify(parsed.formula.counts) : 'null', REST_MS);
  const atoms = JSON.parse(counted) as AtomCounts | null;
  const isFolder = files.some((file) => file.webkitRelativePath !== '');
  const asked = `${counted} ${excluded}`;
  useEffect(() => {
    let gone = false;
    void readSpectrumFiles(files, {
      ...{ atoms: JSON.parse(counted) as AtomCounts | null, isFolder },
      without: JSON.parse(excluded) as string[],
    }).then((read) => {
      if (!gone) setState({ of: files, asked, read });
    });
    return () => {
      gone = true;
    };
  }, [files, counted, isFolder, excluded, asked]);
  useEffect(() => {
    if (state?.of === files)
      onSpectra(files, spectraIn(withByHand(state.read, pickedOf(taken)).reading));
  }, [state, files, taken, onSpectra]);
  if (state === null || state.of !== files) return <p role="status">{t('manual.file.reading')}</p>;
  const { read } = state;
  const { reading } = withByHand(read, pickedOf(taken));
  const spectra = spectraIn(reading);
  const [first] = files;
  const name = first!.webkitRelativePath.split('/')[0] || first!.name;
  const payload = JSON.stringify({ metadata: { molecular_formula: formula.trim() }, spectra });
  return (
    <div
      className={`notice ${spectra.length > 0 ? 'notice-info' : 'notice-warning'} grid
        grid-cols-[minmax(0,1fr)] gap-3 not-first:mt-3`}
    >
      <ul className="list-disc pl-5 break-words">
        {report(name, reading).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      {read.experiments.length > 0 || read.spectra.some(({ scan }) => scan) ? (
        <OptionalPart>
          <FileExperiments
            dropped={{ files, isFolder }}
            read={read}
            atoms={atoms}
            taken={taken}
            disabled={state.asked !== asked}
            without={without}
            onWithout={(paths) => setDecided({ ...decided, without: paths })}
            to="later"
            onUse={(index, picked, steps) => {
              const next = [...taken, { index, picked, steps }];
              setDecided({ ...decided, taken: next });
              return withByHand(read, pickedOf(next));
            }}
          />
        </OptionalPart>
      ) : null}
      {spectra.length > 0 ? (
        <>
          <p>{hint}</p>
          <LocalLink
            to="/manual"
            state={{ payload, model: null }}
            className="btn btn-small justify-self-start"
          >
            {t('analyze.openManual')}
          </LocalLink>
        </>
      ) : null}
    </div>
  );
}
