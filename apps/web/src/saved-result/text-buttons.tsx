import { elementOf } from '@elucida/spectra/export/assigned-signals';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchMolfile } from '../lib/api/structure-calls.ts';
import { useErrorWords } from '../lib/api/use-error-words.ts';
import { saveFile } from '../lib/save-file.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/notice.tsx';
import { assignedOf } from './assigned-of.ts';
import { resultFileName } from './result-file-name.ts';

interface Props {
  name: string | null;
  result: object;
}

/** The spectra as an article prints them, and as a record for other programs, with the answer's assignment. */
export function TextButtons({ name, result }: Props) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const [problem, setProblem] = useState<string | null>(null);
  const { smiles, formula, spectra, assigned } = assignedOf(result);
  const hasPeaks = spectra.some(({ peaks }) => peaks.length > 0);
  const hasNmr = spectra.some(({ type, peaks }) => elementOf(type) !== null && peaks.length > 0);
  const attempt = async (save: () => Promise<void>) => {
    setProblem(null);
    try {
      await save();
    } catch (error) {
      setProblem(words(error));
    }
  };
  const saveSi = () =>
    attempt(async () => {
      const { siText } = await import('@elucida/spectra/export/si-text');
      saveFile(
        resultFileName(name, new Date(), 'txt'),
        siText({ name, formula, spectra, assigned }),
        'text/plain',
      );
    });
  const saveNmredata = (of: string) =>
    attempt(async () => {
      const [{ nmredataText }, molfile] = await Promise.all([
        import('@elucida/spectra/export/nmredata-text'),
        fetchMolfile(of),
      ]);
      saveFile(
        resultFileName(name, new Date(), 'nmredata.sdf'),
        nmredataText({ molfile, spectra, assigned }),
        'chemical/x-mdl-sdfile',
      );
    });
  if (!hasPeaks) return null;
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => void saveSi()}>
        <DownloadIcon />
        {t('history.siText')}
      </button>
      {smiles === null || !hasNmr ? null : (
        <button type="button" className="btn btn-small" onClick={() => void saveNmredata(smiles)}>
          <DownloadIcon />
          {t('history.nmredata')}
        </button>
      )}
      {problem === null ? null : (
        <Notice tone="danger" className="basis-full">
          {problem}
        </Notice>
      )}
    </>
  );
}
