import { STUB_KEYS, type ModelsStub } from '../stub/start-stub.ts';

/** Keys and addresses of every provider, all of them the stub's. */
export const stubSettings = ({ env }: ModelsStub) => ({
  openai: { key: STUB_KEYS.openai, baseUrl: env.OPENAI_BASE_URL },
  google: { key: STUB_KEYS.google, baseUrl: env.GOOGLE_BASE_URL },
  anthropic: { key: STUB_KEYS.anthropic, baseUrl: env.ANTHROPIC_BASE_URL },
  local: { baseUrl: env.LOCAL_AI_BASE_URL },
});
