import { PRIVACY_SECTIONS, TERMS_SECTIONS } from '@elucida/messages/pages/legal-text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useServerFacts } from '../../lib/settings/use-server-facts.ts';
import { useSettings } from '../../lib/settings/use-settings.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { LegalSections } from './legal-sections.tsx';
import { useLegalText } from './legal-text.ts';

/** /legal: the terms of use, and at #privacy what is stored and why. */
export function LegalPage() {
  const { t } = useTranslation();
  const text = useLegalText();
  const facts = useServerFacts();
  const address = useSettings()?.contact_email;
  const { hash, key } = useLocation();
  // The layout looks for the anchor before this page's chunk has come.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return (
    <>
      <PageHeading title={t('shell.titles.legal')}>{text.heading}</PageHeading>
      <p className="mt-3 text-text-2">{text.updated}</p>
      <nav aria-label={text.heading} className="mt-5 flex flex-wrap gap-3">
        <LocalLink to="/legal#terms" className="btn">
          {text.terms.heading}
        </LocalLink>
        <LocalLink to="/legal#privacy" className="btn">
          {text.privacy.heading}
        </LocalLink>
      </nav>
      <div className="mt-10 grid max-w-[65ch] gap-12">
        <LegalSections id="terms" part={text.terms} names={TERMS_SECTIONS} facts={facts} />
        <LegalSections id="privacy" part={text.privacy} names={PRIVACY_SECTIONS} facts={facts}>
          <p className="mt-4 flex flex-wrap items-center gap-4">
            {address ? <a href={`mailto:${address}`}>{address}</a> : null}
            <LocalLink to="/about#feedback" className="btn">
              {text.write}
            </LocalLink>
          </p>
        </LegalSections>
      </div>
    </>
  );
}
