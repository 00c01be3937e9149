import type { Language } from '@elucida/messages/catalogue/language';
import { loadCatalogue } from '@elucida/messages/catalogue/load-catalogue';
import i18next, { type i18n } from 'i18next';
import { initReactI18next } from 'react-i18next';

const instances = new Map<Language, Promise<i18n>>();

async function createInstance(language: Language): Promise<i18n> {
  const translation = await loadCatalogue(language);
  const instance = i18next.createInstance();
  await instance.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation } },
    // React escapes what it renders.
    interpolation: { escapeValue: false },
    returnNull: false,
    react: { useSuspense: false },
  });
  return instance;
}

/**
 * The i18next instance of one language, loaded once. One instance a language rather than one that
 * switches: a screen never shows a mix while the other catalogue is on its way. Rejects when the
 * chunk cannot be fetched; the next call tries again.
 */
export function languageInstance(language: Language): Promise<i18n> {
  const known = instances.get(language);
  if (known) return known;
  const created = createInstance(language);
  instances.set(language, created);
  created.catch(() => instances.delete(language));
  return created;
}
