import { useTranslation } from 'react-i18next';
import { useSettings } from '../../lib/settings/use-settings.ts';

/** Says before anything is sent that images leave the server, where an AI provider is configured. */
export function AiNote() {
  const { t } = useTranslation();
  const settings = useSettings();
  if (!settings?.ai_in_use) return null;
  const names = settings.providers.filter((provider) => provider.in_use).map(({ id }) => t(`analyze.providers.${id}`)).join(', ');
  return <p className="notice notice-info">{t('analyze.imagesLeave', { names })}</p>;
}
