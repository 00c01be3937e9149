import type { LanguageModel } from 'ai';
import type { ConfiguredModel } from '../configured-model.ts';

type Fetch = typeof globalThis.fetch;

/**
 * The AI SDK's model for a configured one. Each provider's code is loaded when it is first asked: a
 * server without models starts without any.
 * Key and address are always given, so that the SDK looks for neither in the environment.
 */
export async function loadModel(
  { provider, model, key = '', baseUrl }: ConfiguredModel,
  fetch: Fetch,
): Promise<LanguageModel> {
  switch (provider) {
    case 'openai':
      return (await import('@ai-sdk/openai'))
        .createOpenAI({ apiKey: key, baseURL: baseUrl ?? 'https://api.openai.com/v1', fetch })
        .responses(model);
    case 'google':
      return (await import('@ai-sdk/google')).createGoogle({
        apiKey: key,
        baseURL: baseUrl ?? 'https://generativelanguage.googleapis.com/v1beta',
        fetch,
      })(model);
    case 'anthropic':
      return (await import('@ai-sdk/anthropic')).createAnthropic({
        apiKey: key,
        baseURL: baseUrl ?? 'https://api.anthropic.com/v1',
        fetch,
      })(model);
    case 'local': {
      if (baseUrl === undefined) throw new TypeError('the local provider has no address');
      return (await import('@ai-sdk/openai-compatible')).createOpenAICompatible({
        name: 'local',
        baseURL: baseUrl,
        supportsStructuredOutputs: true,
        fetch,
      })(model);
    }
  }
}

/**
 * Loads the code of the models' providers ahead: it takes 0.3 s of the thread that answers
 * requests, which no user should wait for.
 */
export async function preloadModels(models: readonly ConfiguredModel[]): Promise<void> {
  await import('ai');
  for (const model of models) await loadModel(model, fetch);
}
