import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSettled } from '../../lib/use-settled.ts';
import { readSpectrumFiles } from '../../spectrum-files/read-spectrum-files.ts';
import { useFileReport } from '../../spectrum-files/use-file-report.ts';
import { LocalLink } from '../../ui/local-link.tsx';

interface Props {
  files: readonly File[];
  /** What is typed of the formula; it goes along. */
  formula: string;
}

/** How long a formula must rest before files are read again by it, ms. */
const REST_MS = 400;

/**
 * Files of recorded or listed spectra among the images: what is in them, and the way to the manual analysis with it.
 */
export function FilesLead({ files, formula }: Props) {
  const { t } = useTranslation();
  const report = useFileReport();
  const [reading, setReading] = useState<FileReading | null>(null);
  const parsed = parseFormula(formula);
  const hydrogens = useSettled(parsed.ok ? (parsed.formula.counts.H ?? 0) : null, REST_MS);
  const hasSilicon = useSettled(parsed.ok && (parsed.formula.counts.Si ?? 0) > 0, REST_MS);
  useEffect(() => {
    let gone = false;
    const isFolder = files.some((file) => file.webkitRelativePath !== '');
    void readSpectrumFiles(files, { hydrogens, hasSilicon, isFolder }).then((read) => {
      if (!gone) setReading(read);
    });
    return () => {
      gone = true;
    };
  }, [files, hydrogens, hasSilicon]);
  if (reading === null) return <p role="status">{t('manual.file.reading')}</p>;
  const spectra = reading.spectra.map(({ spectrum }) => spectrum);
  const [first] = files;
  const name = first!.webkitRelativePath.split('/')[0] || first!.name;
  const payload = JSON.stringify({ metadata: { molecular_formula: formula.trim() }, spectra });
  return (
    <div
      className={`notice ${spectra.length > 0 ? 'notice-info' : 'notice-warning'} grid gap-2 not-first:mt-3`}
    >
      <ul className="list-disc pl-5">
        {report(name, reading).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      {spectra.length > 0 ? (
        <>
          <p>{t('analyze.filesHere')}</p>
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
