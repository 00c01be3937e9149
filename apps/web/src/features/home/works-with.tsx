import type { Provider } from '@elucida/contract/settings';
import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/settings/use-settings.ts';

const MARKS: readonly Provider[] = ['openai', 'google', 'anthropic', 'local'];

/** The supported AI providers as text marks; those that are configured say so. */
export function WorksWith() {
  const { t } = useTranslation();
  const settings = useSettings();
  const inUse = (id: Provider) =>
    settings?.providers.some((provider) => provider.id === id && provider.in_use) ?? false;
  return (
    <section aria-labelledby="works-with" className="text-sm text-text-2">
      <h2 id="works-with" className="text-sm">
        {t('home.worksWith')}
      </h2>
      <ul className="mt-2 flex flex-wrap gap-2">
        {MARKS.map((id) => (
          <li key={id} className="chip">
            <span className="inline-block first-letter:uppercase">
              {t(`common.provider.${id}`)}
            </span>
            {inUse(id) ? <strong className="text-accent">{t('common.inUse')}</strong> : null}
          </li>
        ))}
      </ul>
      <p className="mt-2">
        {t('home.worksWithNote')}
        {settings?.ai_in_use ? ` ${t('home.worksWithInUse')}` : ''}
      </p>
    </section>
  );
}
