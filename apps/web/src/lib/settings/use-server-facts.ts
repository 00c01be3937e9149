import type { ServerFacts } from '@elucida/messages/pages/by-settings';
import { useSettings } from './use-settings.ts';

/** What the texts of /legal and /faq depend on. */
export function useServerFacts(): ServerFacts {
  const settings = useSettings();
  return { aiInUse: settings?.ai_in_use ?? false, billing: settings?.billing ?? 'test' };
}
