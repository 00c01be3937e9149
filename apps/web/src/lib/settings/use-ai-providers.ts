import { useTranslation } from 'react-i18next';
import { useSettings } from './use-settings.ts';

/**
 * Providers of the configured AI models, in words; null where none is configured or the server has
 * not said.
 */
export function useAiProviders(): string | null {
  const { t } = useTranslation();
  const settings = useSettings();
  return settings?.ai_in_use
    ? settings.providers
        .filter((provider) => provider.in_use)
        .map(({ id }) => t(`common.provider.${id}`))
        .join(', ')
    : null;
}
