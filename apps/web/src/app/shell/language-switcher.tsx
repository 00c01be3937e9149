import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { useTranslation } from 'react-i18next';
import { Link, matchPath, useLocation } from 'react-router';
import { inLanguage } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { Flag } from '../../ui/flag.tsx';
import { ROUTES } from '../route-table.ts';

/** An address as its page was drawn ahead: with the names of its parameters in their place. */
function patternOf(pathname: string): string {
  const [, language = '', ...rest] = pathname.split('/');
  const route = Object.values(ROUTES).find(({ path }) => matchPath(path, `/${rest.join('/')}`));
  return route?.path.includes(':') ? `/${language}${route.path}` : pathname;
}

/** The other two languages; the address keeps its query and hash. */
export function LanguageSwitcher({ onSwitch }: { onSwitch?: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const location = useLocation();
  // Pages drawn ahead know neither query nor hash, nor which analysis their address names.
  const address = useBrowserFact(() => true)
    ? location
    : { pathname: patternOf(location.pathname), search: '', hash: '' };
  return (
    <ul className="flex items-center gap-1" aria-label={t('shell.language')}>
      {LANGUAGES.filter((language) => language !== current).map((language) => (
        <li key={language}>
          <Link
            to={inLanguage(language, address)}
            hrefLang={language}
            state={location.state}
            onClick={onSwitch}
            className="btn btn-quiet btn-small px-2 uppercase"
            aria-label={t('shell.switchTo', { language: t(`common.languageName.${language}`) })}
            title={t(`common.languageName.${language}`)}
          >
            <Flag language={language} />
            {language}
          </Link>
        </li>
      ))}
    </ul>
  );
}
