import type { ServerFacts } from '@elucida/messages/pages/by-settings';
import { useAiProviders } from './use-ai-providers.ts';
import { useSettings } from './use-settings.ts';

/** What the texts of /legal and /faq depend on. */
export function useServerFacts(): ServerFacts {
  return { aiProviders: useAiProviders(), billing: useSettings()?.billing ?? 'test' };
}
