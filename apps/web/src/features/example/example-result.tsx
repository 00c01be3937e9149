import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { ExampleRecord } from '@elucida/contract/examples';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { previewsOf } from '../../analysis/previews-of.ts';
import { formatSeconds } from '../../lib/format/numbers.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazyResultView } from '../../result-view/lazy-result-view.tsx';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useExampleText } from './example-text.ts';

interface Props {
  record: ExampleRecord;
  result: AnalysisResponse;
  onAgain: () => void;
}

/** The whole result of an example, and where to go from it. */
export function ExampleResult({ record, result, onAgain }: Props) {
  const { t } = useTranslation();
  const text = useExampleText();
  const language = useLanguage();
  const navigate = useNavigate();
  const previews = previewsOf(record);
  const open = () => {
    const payload = JSON.stringify({
      metadata: { molecular_formula: result.molecular_formula },
      spectra: result.spectra,
    });
    void navigate(localPath(language, '/manual'), { state: { payload, model: null } });
  };
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 print:hidden">
        <p className="mr-3 font-semibold" role="status">
          {text.computed(formatSeconds(result.elapsed_ms, language))}
        </p>
        <LocalLink to="/new" className="btn btn-primary">
          {text.own}
        </LocalLink>
        <button type="button" className="btn" onClick={open}>
          {text.open}
        </button>
        <button type="button" className="btn" onClick={onAgain}>
          {text.again}
        </button>
      </div>
      <h2 className="sr-only">{t('result.label')}</h2>
      <LazyResultView result={result} images={previews}>
        <ImagePreviews previews={previews} />
      </LazyResultView>
    </>
  );
}
