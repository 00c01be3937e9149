import {
  ACCESS_SETTING,
  configuredModels,
  isReachable,
  MODEL_NAME_FORM,
  parseModelName,
  type ConfiguredModel,
  type ModelSettings,
} from '@elucida/models/configured-model';
import { UsageError } from '../options.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const NAMES = ['AI_MODEL_A', 'AI_MODEL_B'] as const;
/**
 * The models that the server's settings name, for `--models`. Throws `UsageError` that names the
 * setting which is wrong or missing.
 */
export function modelsOfEnvironment(environment: Environment): ConfiguredModel[] {
  const set = (name: string) =>
    environment[name] === undefined || environment[name] === '' ? undefined : environment[name];
  const settings: ModelSettings = {
    openai: { key: set('OPENAI_API_KEY'), baseUrl: set('OPENAI_BASE_URL') },
    google: { key: set('GOOGLE_API_KEY'), baseUrl: set('GOOGLE_BASE_URL') },
    anthropic: { key: set('ANTHROPIC_API_KEY'), baseUrl: set('ANTHROPIC_BASE_URL') },
    local: { baseUrl: set('LOCAL_AI_BASE_URL') },
    modelA: set('AI_MODEL_A'),
    modelB: set('AI_MODEL_B'),
  };
  for (const name of NAMES) {
    const text = set(name);
    if (text === undefined) continue;
    const named = parseModelName(text);
    if (named === null) throw new UsageError(`${name} ${MODEL_NAME_FORM}`);
    if (!isReachable(named.provider, settings))
      throw new UsageError(
        `${ACCESS_SETTING[named.provider]} must be set where ${name} names ${named.provider}`,
      );
  }
  const models = configuredModels(settings);
  if (models.length === 0)
    throw new UsageError('--models needs AI_MODEL_A or AI_MODEL_B in the environment');
  return models;
}
