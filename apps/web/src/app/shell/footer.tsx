import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/settings/use-settings.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { OutwardLink } from '../../ui/outward-link.tsx';
import { ROUTES } from '../route-table.ts';

const LINKS = [
  ['about', 'about'],
  ['legal', 'legal'],
  ['contact', 'account'],
] as const;
const LINK = 'inline-block py-1 text-text-2';

/** About, Legal, Contact (which is the account page) and the professional network. */
export function Footer() {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <footer className="border-t border-border bg-surface text-sm text-text-2 print:hidden">
      <div
        className={
          'mx-auto flex max-w-[90rem] flex-wrap items-center justify-between gap-x-8 ' +
          'gap-y-2 px-4 py-5 sm:px-6'
        }
      >
        <p>{t('shell.footer.line')}</p>
        <nav aria-label={t('shell.footer.label')}>
          <ul className="flex flex-wrap gap-x-5">
            {LINKS.map(([word, screen]) => (
              <li key={word}>
                <LocalLink to={ROUTES[screen].path} className={LINK}>
                  {t(`shell.footer.${word}`)}
                </LocalLink>
              </li>
            ))}
            <li>
              <OutwardLink address={settings?.network_url} className={LINK}>
                {t('shell.footer.network')}
              </OutwardLink>
            </li>
          </ul>
        </nav>
      </div>
    </footer>
  );
}
