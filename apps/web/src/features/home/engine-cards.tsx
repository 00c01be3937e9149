import { useTranslation } from 'react-i18next';
import { useIsBuilt } from '../../lib/use-is-built.ts';
import { LocalLink } from '../../ui/local-link.tsx';

const ENGINES = [{ word: 'automatic', path: '/new' }, { word: 'manual', path: '/manual' }, { word: 'isomers', path: '/isomers' }] as const;

/** One card an engine; the isomer explorer's once its screen can be visited, since a card that leads nowhere is worse than none. */
export function EngineCards() {
  const { t } = useTranslation();
  const isBuilt = useIsBuilt();
  const engines = ENGINES.filter(({ word }) => word !== 'isomers' || isBuilt('isomers'));
  return (
    <section aria-labelledby="engines">
      <h2 id="engines">{t('home.engines.heading')}</h2>
      <ul className={`mt-5 grid gap-5 ${engines.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {engines.map(({ word, path }) => (
          <li key={word} className="card">
            <h3><LocalLink to={path} className="text-text">{t(`home.engines.${word}`)}</LocalLink></h3>
            <p className="mt-1 text-text-2">{t(`home.engines.${word}Text`)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
