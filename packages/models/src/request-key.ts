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
  const hash = createHash('sha256').update(JSON.stringify([provider, model, baseUrl ?? null, promptId(prompt), question.lang, prompt.instructions(question), prompt.data(question)]));
  for (const { mediaType, bytes } of question.images) hash.update(`\n${mediaType} ${bytes.byteLength}\n`).update(bytes);
  return hash.digest('hex');
}
