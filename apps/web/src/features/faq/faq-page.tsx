import { useTranslation } from 'react-i18next';
import { useServerFacts } from '../../lib/settings/use-server-facts.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useFaqText } from './faq-text.ts';
import { QuestionGroup } from './question-group.tsx';

const LINKS = ['pricing', 'usage', 'account'] as const;

/** /faq: six groups of questions, with the ways to what they speak of. */
export function FaqPage() {
  const { t } = useTranslation();
  const text = useFaqText();
  const facts = useServerFacts();
  return (
    <>
      <PageHeading title={t('shell.titles.faq')}>{text.heading}</PageHeading>
      <p className="mt-3 max-w-[65ch] text-lg text-text-2">{text.lead}</p>
      <nav aria-label={text.quickLinks} className="mt-4">
        <ul className="flex flex-wrap gap-2">
          {LINKS.map((word) => (
            <li key={word}>
              <LocalLink to={`/${word}`} className="btn btn-small">
                {t(`shell.links.${word}`)}
              </LocalLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-8 grid gap-8">
        {Object.entries(text.groups).map(([id, group]) => (
          <QuestionGroup key={id} id={id} group={group} facts={facts} />
        ))}
        <section aria-labelledby="next">
          <h2 id="next">{text.next}</h2>
          <div className="mt-3 flex flex-wrap gap-2">
            <LocalLink to="/new" className="btn btn-primary">
              {t('shell.start')}
            </LocalLink>
            <LocalLink to="/pricing" className="btn">
              {t('shell.links.pricing')}
            </LocalLink>
            <LocalLink to="/isomers" className="btn">
              {t('shell.links.isomers')}
            </LocalLink>
            <LocalLink to="/account" className="btn">
              {t('shell.links.account')}
            </LocalLink>
          </div>
        </section>
      </div>
    </>
  );
}
