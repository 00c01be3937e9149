import { MODEL_BOUNDS } from './bounds.ts';
import type { ModelQuestion, ModelImage } from './model-question.ts';
import type { TokenUsage } from './panel.ts';
import { writeRequest } from './prompts/write-request.ts';

/**
 * English prose and numbers: some four characters a token (OpenAI's own rule of thumb); numbers
 * take more, hence three.
 */
const CHARS_A_TOKEN = 3;
/**
 * An image of full size: Anthropic counts width × height / 750, at most some 1,600; Gemini 258 for
 * each tile of 768 px; OpenAI some 1,100. The largest.
 */
const IMAGE_TOKENS = 2_400;
/** Readings and ten proposals with claims take some 3,000 tokens; thinking as much again. */
const ANSWER_TOKENS = 6_000;

/**
 * Tokens that a call is likely to take at most, before it is made. An estimate: providers count in
 * their own ways.
 */
export function estimateTokens(
  question: Omit<ModelQuestion, 'images'> & { readonly images: readonly ModelImage[] },
): TokenUsage & { readonly input: number; readonly output: number } {
  const { instructions, data } = writeRequest(question);
  const chars = instructions.length + data.length;
  return {
    input: Math.ceil(chars / CHARS_A_TOKEN) + IMAGE_TOKENS * question.images.length,
    output: Math.min(ANSWER_TOKENS, MODEL_BOUNDS.outputTokens),
  };
}
