import { guideName } from '@elucida/contract/guide-name';
import { STRUCTURE_TEXT_MAX } from '@elucida/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { CopyJson } from './copy-json.tsx';
import { GuideView } from './guide-view.tsx';
import { NameForm } from './name-form.tsx';
import { Suggestions } from './suggestions.tsx';
import { useGuide } from './use-guide.ts';

/**
 * /isomers: a molecule's name in, a guide to the constitutional isomers of its formula out. The
 * name is kept in the address, so that a guide can be linked to.
 */
export function IsomersPage() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const language = useLanguage();
  const { user, pending } = useSession();
  const [params, setParams] = useSearchParams();
  const wanted = (params.get('name') ?? '').trim();
  const [name, setName] = useState(wanted);
  // The field takes no more; an address may hold any text.
  const isTooLong = wanted.length > STRUCTURE_TEXT_MAX;
  const asked = user !== null && wanted !== '' && !isTooLong ? { name: wanted, language } : null;
  const { guide, error, loading, hasMore, loadMore, again } = useGuide(asked);
  const generate = (next: string) => {
    setName(next);
    if (next === wanted) again();
    else setParams({ name: next });
  };
  const message = isTooLong
    ? t('isomers.tooLong', { limit: formatCount(STRUCTURE_TEXT_MAX, language) })
    : error
      ? words(error)
      : guide && guide.isomers.length === 0
        ? t('isomers.none')
        : null;
  return (
    <>
      <PageHeading
        title={
          guide && asked
            ? t('isomers.guideOf', {
                query: guideName({ ...guide, query: guide.query || asked.name }),
              })
            : t('shell.titles.isomers')
        }
      >
        {t('shell.titles.isomers')}
      </PageHeading>
      <p className="mt-2 max-w-[65ch] text-text-2">{t('isomers.intro')}</p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        {!pending && !user ? (
          <Notice tone="info">
            <p>{t('isomers.signedOut')}</p>
            <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
          </Notice>
        ) : null}
        <NameForm
          name={name}
          onName={setName}
          onGenerate={generate}
          running={loading}
          allowed={user !== null}
        >
          {guide ? <CopyJson value={guide} /> : null}
          {message === null ? null : (
            <p role="alert" className="field-error">
              {message}
            </p>
          )}
        </NameForm>
        {error ? <Suggestions of={wanted} onChoose={generate} /> : null}
        {guide && asked ? (
          <GuideView
            key={`${asked.name} ${language}`}
            guide={guide}
            asked={asked}
            hasMore={hasMore}
            loading={loading}
            onMore={loadMore}
          />
        ) : null}
      </div>
    </>
  );
}
