import { startModelsApp, type ModelsApp } from './models-app.ts';
import { test as base } from './test.ts';

/** Models of a server, A and B. The stub plays them; what each does is in its name. */
const PAIRS = {
  agreeing: ['openai:gpt-stub-misread', 'anthropic:claude-stub-false-claim'],
  waiting: ['openai:gpt-stub-truth', 'google:gemini-stub-silent'],
  hostile: ['openai:gpt-stub-obedient', 'local:llama-stub-unauthorised'],
  down: ['openai:gpt-stub-unauthorised', 'anthropic:claude-stub-refused'],
} as const satisfies Record<string, readonly [string, string]>;

/** The tests' page belongs to the server with the pair of models that `pair` names. */
export const test = base.extend<
  { pair: keyof typeof PAIRS; models: ModelsApp },
  { start: (pair: keyof typeof PAIRS) => Promise<ModelsApp> }
>({
  start: [
    // Playwright reads a fixture's needs from this pattern: it needs none.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const started = new Map<string, Promise<ModelsApp>>();
      await use((pair) => {
        if (!started.has(pair)) started.set(pair, startModelsApp(PAIRS[pair]));
        return started.get(pair)!;
      });
      for (const app of started.values()) await (await app).stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  pair: ['agreeing', { option: true }],
  models: async ({ start, pair }, use) => use(await start(pair)),
  baseURL: ({ models }, use) => use(models.url),
});
