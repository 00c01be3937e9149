import { setTimeout as sleep } from 'node:timers/promises';
import type { ModelFailure, ModelReply } from '@elucida/contract/models';
import { MODEL_BOUNDS } from './bounds.ts';
import type { ConfiguredModel } from './configured-model.ts';
import { failureOf } from './failure-of.ts';
import { lateSignal } from './late-signal.ts';
import { roundOf } from './model-question.ts';
import type { Ask, ModelCall, TokenUsage } from './panel.ts';
import { writeRequest, type ModelRequest } from './prompts/write-request.ts';
import { limitedFetch } from './providers/limited-fetch.ts';
import { loadModel } from './providers/load-model.ts';
import { readAnswer, readJson } from './read-answer.ts';

interface Answered {
  readonly text: string;
  readonly usage: TokenUsage;
  readonly declined: boolean;
}

const tokens = (
  usage:
    | { readonly inputTokens?: number | undefined; readonly outputTokens?: number | undefined }
    | undefined,
): TokenUsage => ({ input: usage?.inputTokens ?? null, output: usage?.outputTokens ?? null });

/** One request: what the model answered, whatever it is. Rejects with the SDK's errors. */
async function send(
  configured: ConfiguredModel,
  { instructions, data, images, schema }: ModelRequest,
  signal: AbortSignal,
): Promise<Answered> {
  const { generateText, NoObjectGeneratedError, Output } = await import('ai');
  // It would write warnings of its own to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  try {
    const { text, usage, finishReason } = await generateText({
      model: await loadModel(configured, limitedFetch(MODEL_BOUNDS.answerBytes)),
      instructions,
      // Data that is not called data is first taken for an address: some milliseconds an image.
      messages: [
        {
          role: 'user',
          content: [
            { type: 'text', text: data },
            ...images.map(({ mediaType, base64 }) => ({
              type: 'file' as const,
              mediaType,
              data: { type: 'data' as const, data: base64 },
            })),
          ],
        },
      ],
      output: Output.object({ schema, name: 'answer' }),
      maxRetries: 0,
      // A server of one's own may have a small context, and refuse a request that asks for more
      // than it.
      ...(configured.provider === 'local' ? {} : { maxOutputTokens: MODEL_BOUNDS.outputTokens }),
      // The provider is asked not to keep the spectra, and a model that thinks to be done in time:
      // an answer that comes too late is none.
      providerOptions: { openai: { store: false, reasoningEffort: 'low' } },
      abortSignal: signal,
    });
    return { text, usage: tokens(usage), declined: finishReason === 'content-filter' };
  } catch (error) {
    if (!NoObjectGeneratedError.isInstance(error)) throw error;
    // Not the JSON that was asked for; read-answer.ts decides whether it can be read all the same.
    return {
      text: error.text ?? '',
      usage: tokens(error.usage),
      declined: error.finishReason === 'content-filter',
    };
  }
}

/**
 * Asks a model over its provider's HTTP. Tries again after 429, 5xx and failed connections, as long
 * as the wait (its `Retry-After`, else a pause that doubles) ends before the deadline.
 */
export const createAskModel =
  ({ firstPauseMs = MODEL_BOUNDS.firstPauseMs }: { readonly firstPauseMs?: number } = {}): Ask =>
  async (configured, question, { signal, deadline, onRetry }) => {
    const started = performance.now();
    const { id, provider, model } = configured;
    const request = writeRequest(question);
    const late = lateSignal(deadline);
    const either = AbortSignal.any([signal, late]);
    let attempts = 0;
    const done = (
      failure: ModelFailure | null,
      {
        answer = null,
        raw = null,
        usage = tokens(undefined),
        status,
      }: Partial<Pick<ModelReply, 'answer' | 'raw'> & Pick<ModelCall, 'usage' | 'status'>> = {},
    ): ModelCall => ({
      reply: {
        id,
        provider,
        model,
        round: roundOf(question),
        failure,
        answer,
        raw,
        elapsed_ms: Math.round(performance.now() - started),
        cached: false,
      },
      usage,
      attempts,
      status,
    });
    for (;;) {
      try {
        attempts++;
        const { text, usage, declined } = await send(configured, request, either);
        const raw = text === '' ? null : text;
        if (declined) return done('refused', { raw, usage });
        const answer = 'task' in question ? null : readAnswer(text, question.images.length);
        const isRead =
          'task' in question ? request.schema.safeParse(readJson(text)).success : answer !== null;
        return done(isRead ? null : 'malformed', { answer, raw, usage });
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) return done('timeout');
        const { APICallError } = await import('ai');
        const { failure, retryable, retryAfterMs, status } = failureOf(error, {
          isApiError: (each) => APICallError.isInstance(each),
        });
        const pause = retryAfterMs ?? firstPauseMs * 2 ** (attempts - 1);
        if (
          !retryable ||
          attempts >= MODEL_BOUNDS.attempts ||
          performance.now() + pause >= deadline
        )
          return done(failure, { status });
        onRetry?.();
        await sleep(pause, undefined, { signal }).catch(() => signal.throwIfAborted());
      }
    }
  };
