import { useTranslation } from 'react-i18next';
import { ROUTES } from '../route-table.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { LanguageSwitcher } from './language-switcher.tsx';
import { NAVIGATION_GROUPS } from './navigation.ts';
import { AdminLink, SessionControls, SignedInAs } from './session-controls.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The same links as the header's groups, in one column. */
export function MobileMenu({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation();
  return (
    <nav
      id="menu"
      aria-label={t('shell.mainNavigation')}
      className={
        'max-h-[calc(100dvh-var(--header))] overflow-y-auto border-t border-border ' +
        'bg-surface px-4 pb-6 pt-3 xl:hidden'
      }
    >
      <div className="mb-2 flex items-center justify-between gap-4">
        <LocalLink
          to={ROUTES.home.path}
          onClick={onChoose}
          className="py-2.5 font-semibold text-text no-underline"
        >
          {t('shell.home')}
        </LocalLink>
        <SignedInAs onChoose={onChoose} />
      </div>
      <div className="mb-4 flex flex-wrap items-center gap-2">
        <SessionControls onChoose={onChoose} />
        <LanguageSwitcher onSwitch={onChoose} />
        <ThemeSwitch />
      </div>
      {NAVIGATION_GROUPS.map((group) => (
        <section key={group.word} className="border-t border-border py-3">
          <h2 className="eyebrow mb-1">{t(`shell.groups.${group.word}`)}</h2>
          <ul>
            {group.links.map((link) => (
              <li key={link.word}>
                <LocalLink
                  to={ROUTES[link.screen].path + (link.hash ?? '')}
                  onClick={onChoose}
                  className="block py-2.5 text-text no-underline"
                >
                  {t(`shell.links.${link.word}`)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <AdminLink onChoose={onChoose} />
    </nav>
  );
}
