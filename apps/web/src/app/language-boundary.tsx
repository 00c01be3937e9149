import type { Language } from '@elucida/messages/catalogue/language';
import { Suspense, use, useEffect, type ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { languageInstance } from '../lib/i18n/language-instance.ts';

interface Props {
  language: Language;
  children: ReactNode;
}

function Loaded({ language, children }: Props) {
  const i18n = use(languageInstance(language));
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  return <I18nextProvider i18n={i18n}>{children}</I18nextProvider>;
}

/**
 * Shows its children once the language's catalogue is there, and tells assistive technology the
 * page's language.
 */
export function LanguageBoundary(props: Props) {
  return (
    <Suspense fallback={null}>
      <Loaded {...props} />
    </Suspense>
  );
}
