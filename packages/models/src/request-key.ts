import { createHash } from 'node:crypto';
import type { ConfiguredModel } from './configured-model.ts';
import type { Question } from './model-question.ts';
import { writeRequest } from './prompts/write-request.ts';

/**
 * SHA-256 over all that decides what a model is sent and where: provider, address, model, prompt
 * with its version, language, data, images. Keys are not in it. Equal requests have equal keys.
 */
export function requestKey(
  { provider, model, baseUrl }: ConfiguredModel,
  question: Question,
): string {
  const { prompt, instructions, data, images } = writeRequest(question);
  const decisive = [
    provider,
    model,
    baseUrl ?? null,
    prompt,
    question.lang,
    instructions,
    data,
    images.map(({ mediaType, sha256 }) => [mediaType, sha256]),
  ];
  return createHash('sha256').update(JSON.stringify(decisive)).digest('hex');
}
