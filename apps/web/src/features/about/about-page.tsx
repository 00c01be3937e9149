import { FEEDBACK_MAX } from '@elucida/contract/limits';
import type { TextSection } from '@elucida/messages/pages/about-text';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { FeedbackForm } from '../../feedback/feedback-form.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { useAboutText } from './about-text.ts';
import { PointCards, Timeline } from './points.tsx';

function Words({ id, section }: { id: string; section: TextSection }) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{section.heading}</h2>
      <p className="mt-2 max-w-[65ch]">{section.text}</p>
    </section>
  );
}

/** /about: what Elucida is, who makes it and why, and a form to answer. */
export function AboutPage() {
  const { t } = useTranslation();
  const text = useAboutText();
  const { hash } = useLocation();
  // The layout looks for the anchor before this page's chunk has come.
  useEffect(() => {
    if (hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHeading title={t('shell.titles.about')}>{text.heading}</PageHeading>
      <p className="mt-3 max-w-[65ch] text-lg text-text-2">{text.lead}</p>
      <p className="mt-5 flex flex-wrap gap-2">
        <LocalLink to="/new" className="btn btn-primary">
          {text.automatic}
        </LocalLink>
        <LocalLink to="/isomers" className="btn">
          {t('shell.links.isomers')}
        </LocalLink>
      </p>
      <div className="mt-10 grid gap-10">
        <PointCards id="highlights" section={text.highlights} columns={3} />
        <PointCards id="does" section={text.does} columns={2} />
        <PointCards id="stack" section={text.stack} columns={3} />
        <Words id="creator" section={text.creator} />
        <Timeline section={text.timeline} />
        <Words id="mission" section={text.mission} />
        <PointCards id="principles" section={text.principles} columns={3} />
        <section
          id="feedback"
          aria-labelledby="feedback-heading"
          className="card grid max-w-[44rem] scroll-mt-24 gap-3"
        >
          <h2 id="feedback-heading">{t('feedback.heading')}</h2>
          <p className="text-text-2">{t('feedback.intro')}</p>
          <FeedbackForm max={FEEDBACK_MAX} />
        </section>
      </div>
    </>
  );
}
