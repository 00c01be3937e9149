/**
 * A text that is true only of a server that is set up so: with or without AI models, charging
 * cards, in test mode or selling nothing. `{{names}}` in `withAi` stands for the providers.
 */
export interface ByAi {
  readonly withoutAi: string;
  readonly withAi: string;
}
export interface ByBilling {
  readonly test: string;
  readonly stripe: string;
  readonly off: string;
}
export type SettingsText = string | ByAi | ByBilling;

/** What of the server's settings the texts depend on. */
export interface ServerFacts {
  /** Providers of the configured AI models, as a person reads them; null where there are none. */
  readonly aiProviders: string | null;
  readonly billing: 'stripe' | 'test' | 'off';
}

/** The form of a text that is true of this server. */
export function trueOf({ aiProviders, billing }: ServerFacts, text: SettingsText): string {
  if (typeof text === 'string') return text;
  if ('withAi' in text)
    return aiProviders === null
      ? text.withoutAi
      : text.withAi.replace('{{names}}', () => aiProviders);
  return text[billing];
}
