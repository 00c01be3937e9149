import { loadModelsText } from '@elucida/messages/pages/models-text';
import { inEveryLanguage } from './in-every-language.ts';
import { startModelsStub, type ModelsStub } from '@elucida/models/stub/start-stub';
import { startApp, type RunningApp } from './running-app.ts';

/** Words about the AI models, which load where these are configured or were asked. */
export const MODEL_WORDS = await inEveryLanguage(loadModelsText);

export interface ModelsApp extends RunningApp {
  /** AI providers on loopback, with what they were sent. */
  readonly stub: ModelsStub;
}

/**
 * The real server with two AI models, which the stub plays over HTTP; their names choose what they
 * do.
 */
export async function startModelsApp([modelA, modelB]: readonly [
  string,
  string,
]): Promise<ModelsApp> {
  const stub = await startModelsStub();
  const app = await startApp({
    settings: () => ({ ...stub.env, AI_MODEL_A: modelA, AI_MODEL_B: modelB }),
  });
  return {
    ...app,
    stub,
    async stop() {
      await app.stop();
      await stub.close();
    },
  };
}
