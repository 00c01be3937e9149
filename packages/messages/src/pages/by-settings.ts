/** A text that is true only of a server that is set up so: with or without an AI provider, charging cards, in test mode or selling nothing. */
export interface ByAi { readonly withoutAi: string; readonly withAi: string }
export interface ByBilling { readonly test: string; readonly stripe: string; readonly off: string }
export type SettingsText = string | ByAi | ByBilling;

/** What of the server's settings the texts depend on. */
export interface ServerFacts { readonly aiInUse: boolean; readonly billing: 'stripe' | 'test' | 'off' }

/** The form of a text that is true of this server. */
export function trueOf({ aiInUse, billing }: ServerFacts, text: SettingsText): string {
  if (typeof text === 'string') return text;
  if ('withAi' in text) return aiInUse ? text.withAi : text.withoutAi;
  return text[billing];
}
