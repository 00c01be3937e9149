import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { inLanguage } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { Flag } from '../../ui/flag.tsx';

/** The other two languages; the address keeps its query and hash. */
export function LanguageSwitcher({ onSwitch }: { onSwitch?: () => void }) {
  const { t } = useTranslation();
  const current = useLanguage();
  const location = useLocation();
  // Pages drawn ahead know neither.
  const address = useBrowserFact(() => true) ? location : { ...location, search: '', hash: '' };
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
