import { useTranslation } from 'react-i18next';
import { LocalLink } from '../../ui/local-link.tsx';

const ENGINES = [
  { word: 'automatic', path: '/new' },
  { word: 'manual', path: '/manual' },
  { word: 'isomers', path: '/isomers' },
] as const;

/** A card for each engine. */
export function EngineCards() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="engines">
      <h2 id="engines">{t('home.engines.heading')}</h2>
      <ul className="mt-5 grid gap-5 md:grid-cols-3">
        {ENGINES.map(({ word, path }) => (
          <li key={word} className="card">
            <h3>
              <LocalLink to={path} className="text-text">
                {t(`home.engines.${word}`)}
              </LocalLink>
            </h3>
            <p className="mt-1 text-text-2">{t(`home.engines.${word}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
