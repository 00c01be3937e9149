import type { ExampleName, ExampleRecord } from '@elucida/contract/examples';
import type { Progress } from '@elucida/contract/analysis';
import type { Language } from '@elucida/messages/catalogue/language';
import { readRun } from './analysis-calls.ts';
import { fetched, request, send } from './request.ts';

const schemas = () => import('@elucida/contract/examples');
const pathOf = (id: string) => `/examples/${encodeURIComponent(id)}`;

/** Begins a run of an example, or joins the one under way; answers its id. Throws `ApiError`. */
export const startExample = async (
  { name, language }: { name: ExampleName; language: Language },
  signal?: AbortSignal,
): Promise<string> =>
  (
    await request('/examples', {
      method: 'POST',
      body: { name, lang: language },
      schema: async () => (await schemas()).exampleStartedSchema,
      ...(signal ? { signal } : {}),
    })
  ).id;

/** A run of an example, its result in a language. Throws `ApiError`, 404 once it is deleted. */
export const fetchExample = (
  { id, language }: { id: string; language: Language },
  signal?: AbortSignal,
): Promise<ExampleRecord> =>
  request(`${pathOf(id)}?lang=${language}`, {
    schema: async () => (await schemas()).exampleRecordSchema,
    ...(signal ? { signal } : {}),
  });

/** Follows a run from where it is until it ends. Throws `ApiError`. */
export async function followExample(
  id: string,
  options: { signal: AbortSignal; onProgress: (progress: Progress) => void },
): Promise<void> {
  const loading = fetched(() => import('@elucida/contract/analysis'));
  const response = await send(pathOf(id), { accept: 'text/event-stream', signal: options.signal });
  await readRun(response, await loading, options);
}
