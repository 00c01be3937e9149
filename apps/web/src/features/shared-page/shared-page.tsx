import { useQuery } from '@tanstack/react-query';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { previewsOf } from '../../analysis/previews-of.ts';
import { FormulaText } from '../../formula/formula-text.tsx';
import { fetchShared } from '../../lib/api/analyses-calls.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazyResultView, preloadResultView } from '../../result-view/lazy-result-view.tsx';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

preloadResultView();

/** The link is whoever's who has it: no search engine lists it, and no other site learns it. */
function useUnlisted(): void {
  useEffect(() => {
    const marks = [
      ['robots', 'noindex'],
      ['referrer', 'no-referrer'],
    ].map(([name, content]) => Object.assign(document.createElement('meta'), { name, content }));
    document.head.append(...marks);
    return () => marks.forEach((mark) => mark.remove());
  }, []);
}

/** /shared/{token}: a result that somebody shares, to read without an account. */
export function SharedPage() {
  const { t } = useTranslation();
  const text = useAnalysesText();
  const words = useErrorWords();
  const language = useLanguage();
  const { token = '' } = useParams();
  useUnlisted();
  const { data, error } = useQuery({
    queryKey: ['shared', token, language],
    queryFn: ({ signal }) => fetchShared({ token, language }, signal),
  });
  if (error instanceof ApiError && error.status === 404)
    return (
      <>
        <PageHeading title={text.shared.missing} />
        <p className="mt-2 max-w-[46em] text-text-2">{text.shared.missingText}</p>
        <LocalLink to="/" className="btn mt-4">
          {t('shell.home')}
        </LocalLink>
      </>
    );
  if (data === undefined)
    return (
      <>
        <PageHeading title={t('result.label')} />
        {error ? (
          <Notice tone="danger" className="mt-4">
            {words(error)}
          </Notice>
        ) : (
          <p className="mt-4 min-h-dvh text-text-2">{t('common.loading')}</p>
        )}
      </>
    );
  const { title, formula, created_at: created, result } = data;
  const previews = previewsOf(data);
  return (
    <>
      <PageHeading
        title={title || result.nombre_molecula || text.titleOf(formulaUnicode(formula))}
        className="wrap-anywhere"
      />
      <p className="mt-1 text-text-2">
        <FormulaText hill={result.molecular_formula} /> ·{' '}
        <time dateTime={created}>{formatDate(created, language)}</time>
      </p>
      <Notice tone="info" role="note" className="mt-4 print:hidden">
        {text.shared.note}
      </Notice>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        <h2 className="sr-only">{t('result.label')}</h2>
        <ImagePreviews previews={previews} />
        <LazyResultView result={result} images={previews} />
      </div>
    </>
  );
}
