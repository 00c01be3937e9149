import { createHash } from 'node:crypto';
import type { ConfiguredModel } from './configured-model.ts';
import type { ModelQuestion } from './model-question.ts';
import { promptFor } from './prompts/prompt-for.ts';
import { promptId } from './prompts/prompt.ts';

/**
 * SHA-256 over all that decides what a model is told and where: provider, address, model, prompt with its version, language, data, images. Keys
 * are not in it. Equal requests have equal keys.
 */
export function requestKey({ provider, model, baseUrl }: ConfiguredModel, question: ModelQuestion): string {
  const prompt = promptFor(question);
  const told = [provider, model, baseUrl ?? null, promptId(prompt), question.lang, prompt.instructions(question), prompt.data(question), question.images.map(({ mediaType, sha256 }) => [mediaType, sha256])];
  return createHash('sha256').update(JSON.stringify(told)).digest('hex');
}
