import type { ConfigurationText } from '@elucida/messages/pages/configuration-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words about the relative configuration. Suspends; they load with its section. */
export const useConfigurationText = pageText<ConfigurationText>({
  en: async () => (await import('@elucida/messages/pages/en/configuration')).configuration,
  es: async () => (await import('@elucida/messages/pages/es/configuration')).configuration,
  eu: async () => (await import('@elucida/messages/pages/eu/configuration')).configuration,
});
