import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileReading } from '../../spectrum-files/file-reading.ts';
import { readSpectrumFile } from '../../spectrum-files/read-spectrum-file.ts';
import { useFileReport } from '../../spectrum-files/use-file-report.ts';
import { LocalLink } from '../../ui/local-link.tsx';

interface Props {
  files: readonly File[];
  /** What is typed of the formula; it goes along. */
  formula: string;
}

interface ReadFile {
  readonly name: string;
  readonly reading: FileReading;
}

/**
 * Files of recorded or listed spectra among the images: what is in them, and the way to the manual analysis with it.
 */
export function FilesLead({ files, formula }: Props) {
  const { t } = useTranslation();
  const report = useFileReport();
  const [read, setRead] = useState<readonly ReadFile[]>([]);
  useEffect(() => {
    let gone = false;
    const all = files.map(async (file) => ({
      name: file.name,
      reading: await readSpectrumFile(file),
    }));
    void Promise.all(all).then((readings) => {
      if (!gone) setRead(readings);
    });
    return () => {
      gone = true;
    };
  }, [files]);
  const spectra = read.flatMap(({ reading }) => reading.spectra.map(({ spectrum }) => spectrum));
  if (read.length === 0) return null;
  const payload = JSON.stringify({ metadata: { molecular_formula: formula.trim() }, spectra });
  return (
    <div
      className={`notice ${spectra.length > 0 ? 'notice-info' : 'notice-warning'} grid gap-2 not-first:mt-3`}
    >
      <ul className="list-disc pl-5">
        {read.flatMap(({ name, reading }) =>
          report(name, reading).map((line, index) => <li key={`${name}-${index}`}>{line}</li>),
        )}
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
