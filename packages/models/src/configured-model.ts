import { PROVIDERS, type Provider } from '@elucida/contract/settings';

/** An AI model that may be asked, with what it takes to reach it. */
export interface ConfiguredModel {
  /**
   * Names the model in `proposed_by` and `raw_<id>`: its provider, and `<provider>_2` for the
   * second of the same provider.
   */
  readonly id: string;
  readonly provider: Provider;
  /** As its provider calls it: `gpt-5`. */
  readonly model: string;
  /** A secret: it goes into the request's header and nowhere else. */
  readonly key?: string;
  /** Where its provider answers, without a slash at the end; absent: the provider's own address. */
  readonly baseUrl?: string;
}

/** How a provider can be reached; the local one has no key. */
export interface ProviderAccess {
  readonly key?: string | undefined;
  readonly baseUrl?: string | undefined;
}

export interface ModelSettings extends Readonly<Record<Provider, ProviderAccess>> {
  /** `provider:model`. */
  readonly modelA?: string | undefined;
  readonly modelB?: string | undefined;
}

/**
 * The version in the path, for an address that names a server alone. The addresses as their
 * providers document them end in it.
 */
const VERSION_PATHS: Readonly<Record<Provider, string>> = {
  openai: '/v1',
  google: '/v1beta',
  anthropic: '/v1',
  local: '/v1',
};

function addressOf(provider: Provider, baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, '');
  return new URL(trimmed).pathname === '/' ? trimmed + VERSION_PATHS[provider] : trimmed;
}

/** The setting that must be there for a provider's models to be asked. */
export const ACCESS_SETTING = {
  openai: 'OPENAI_API_KEY',
  google: 'GOOGLE_API_KEY',
  anthropic: 'ANTHROPIC_API_KEY',
  local: 'LOCAL_AI_BASE_URL',
} as const satisfies Readonly<Record<Provider, string>>;

/** What is wrong with a name that `parseModelName` does not take. */
export const MODEL_NAME_FORM =
  'must be provider:model with provider ' +
  `${new Intl.ListFormat('en', { type: 'disjunction' }).format(PROVIDERS)}`;

/** Whether a provider can be asked: by its key, or by an address for the local one. */
export const isReachable = (provider: Provider, settings: ModelSettings): boolean =>
  (provider === 'local' ? settings.local.baseUrl : settings[provider].key) !== undefined;

/** `provider:model` taken apart; null where it is not of that form. */
export function parseModelName(text: string): { provider: Provider; model: string } | null {
  const colon = text.indexOf(':');
  const provider = PROVIDERS.find((each) => each === text.slice(0, colon));
  const model = text.slice(colon + 1);
  return provider === undefined || !/^\S+$/.test(model) ? null : { provider, model };
}

/** The models that the settings name and that can be reached, A before B. */
export function configuredModels(settings: ModelSettings): ConfiguredModel[] {
  const models: ConfiguredModel[] = [];
  for (const text of [settings.modelA, settings.modelB]) {
    const named = text === undefined ? null : parseModelName(text);
    if (named === null || !isReachable(named.provider, settings)) continue;
    const { key, baseUrl } = settings[named.provider];
    const second = models.some(({ provider }) => provider === named.provider);
    models.push({
      ...named,
      id: second ? `${named.provider}_2` : named.provider,
      ...(named.provider === 'local' || key === undefined ? {} : { key }),
      ...(baseUrl === undefined ? {} : { baseUrl: addressOf(named.provider, baseUrl) }),
    });
  }
  return models;
}
