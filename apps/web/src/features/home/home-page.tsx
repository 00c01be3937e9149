import { useTranslation } from 'react-i18next';
import { ExampleLinks } from '../../examples/example-links.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { EngineCards } from './engine-cards.tsx';
import { WhyCards } from './why-cards.tsx';
import { WorkedCase } from './worked-case.tsx';
import { WorksWith } from './works-with.tsx';

const STEPS = ['upload', 'formula', 'reasoning'] as const;

/**
 * The marketing page: hero with a worked case, how it works, where to begin, why, and the way in.
 */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-16">
      <section className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)]">
        <div className="lg:pt-14">
          <PageHeading
            title={t('shell.titles.home')}
            className="text-[clamp(28px,5.4vw,40px)] leading-[1.15]"
          >
            {t('home.title')}
          </PageHeading>
          <p className="mt-4 max-w-[34em] text-lg text-text-2">{t('home.lead')}</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <LocalLink to="/new" className="btn btn-primary btn-large">
              {t('home.start')}
            </LocalLink>
            <a href="#how" className="btn btn-large">
              {t('home.seeHow')}
            </a>
          </div>
          <section className="mt-9 max-w-[34em]" aria-labelledby="live">
            <h2 id="live" className="text-lg">
              {t('home.live.heading')}
            </h2>
            <p className="mb-3 text-sm text-text-2">{t('home.live.note')}</p>
            <ExampleLinks />
          </section>
        </div>
        <WorkedCase />
      </section>
      <section id="how" aria-labelledby="how-heading">
        <h2 id="how-heading">{t('home.how.heading')}</h2>
        <ol className="mt-5 grid gap-6 md:grid-cols-3">
          {STEPS.map((step, index) => (
            <li key={step} className="border-t-2 border-accent pt-3">
              <h3>
                <span className="mr-2 text-accent">{index + 1}</span>
                {t(`home.how.${step}`)}
              </h3>
              <p className="mt-1 text-text-2">{t(`home.how.${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <EngineCards />
      <WhyCards />
      <section
        className="card flex flex-wrap items-center justify-between gap-4"
        aria-labelledby="final"
      >
        <div>
          <h2 id="final">{t('home.final.heading')}</h2>
          <p className="text-text-2">{t('home.final.text')}</p>
        </div>
        <LocalLink to="/new" className="btn btn-primary btn-large">
          {t('home.final.button')}
        </LocalLink>
      </section>
      <WorksWith />
    </div>
  );
}
