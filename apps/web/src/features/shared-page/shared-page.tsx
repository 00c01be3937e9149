import { useQuery } from '@tanstack/react-query';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { previewsOf } from '../../analysis/previews-of.ts';
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
  // What is true of every link is there before the server has answered.
  const note = <p className="mb-4 max-w-[46em] text-text-2 print:hidden">{text.shared.note}</p>;
  if (data === undefined)
    return (
      <>
        {note}
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
  const name = result.nombre_molecula;
  return (
    <>
      {note}
      <LazyResultView
        result={result}
        images={previews}
        heading={
          <PageHeading
            title={title || name || text.titleOf(formulaUnicode(formula))}
            className="wrap-anywhere"
          />
        }
        named={title === '' && name !== null}
        facts={
          <p>
            <time dateTime={created}>{formatDate(created, language)}</time>
          </p>
        }
      >
        <ImagePreviews previews={previews} />
      </LazyResultView>
    </>
  );
}
