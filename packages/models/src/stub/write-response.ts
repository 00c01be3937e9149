import type { Provider } from '@elucida/contract/settings';

/** Tokens that every answer of the stub is said to have taken, so that a test can add them up. */
export const STUB_USAGE = { input: 1_200, output: 300 } as const;

const { input, output } = STUB_USAGE;

/** A model's text in the body that its provider sends. */
export function writeResponse(provider: Provider, model: string, text: string): unknown {
  const created = Math.floor(Date.now() / 1_000);
  switch (provider) {
    case 'openai':
      return {
        id: 'resp_stub',
        object: 'response',
        created_at: created,
        status: 'completed',
        model,
        error: null,
        incomplete_details: null,
        output: [
          {
            type: 'message',
            id: 'msg_stub',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'output_text', text, annotations: [] }],
          },
        ],
        usage: {
          input_tokens: input,
          input_tokens_details: { cached_tokens: 0 },
          output_tokens: output,
          output_tokens_details: { reasoning_tokens: 0 },
          total_tokens: input + output,
        },
      };
    case 'local':
      return {
        id: 'chatcmpl-stub',
        object: 'chat.completion',
        created,
        model,
        choices: [
          { index: 0, message: { role: 'assistant', content: text }, finish_reason: 'stop' },
        ],
        usage: { prompt_tokens: input, completion_tokens: output, total_tokens: input + output },
      };
    case 'google':
      return {
        responseId: 'stub',
        modelVersion: model,
        candidates: [
          { index: 0, content: { role: 'model', parts: [{ text }] }, finishReason: 'STOP' },
        ],
        usageMetadata: {
          promptTokenCount: input,
          candidatesTokenCount: output,
          totalTokenCount: input + output,
        },
      };
    case 'anthropic':
      return {
        id: 'msg_stub',
        type: 'message',
        role: 'assistant',
        model,
        content: [{ type: 'text', text }],
        stop_reason: 'end_turn',
        stop_sequence: null,
        usage: { input_tokens: input, output_tokens: output },
      };
  }
}

/** A refusal, in the body that the provider sends. */
export function writeRefusal(provider: Provider, model: string): unknown {
  const body = writeResponse(provider, model, '') as Record<string, never>;
  switch (provider) {
    case 'openai':
      return {
        ...body,
        output: [
          {
            type: 'message',
            id: 'msg_stub',
            role: 'assistant',
            status: 'completed',
            content: [{ type: 'refusal', refusal: 'I cannot help with that.' }],
          },
        ],
      };
    case 'local':
      return {
        ...body,
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: '' },
            finish_reason: 'content_filter',
          },
        ],
      };
    case 'google':
      return {
        ...body,
        candidates: [{ index: 0, content: { role: 'model', parts: [] }, finishReason: 'SAFETY' }],
      };
    case 'anthropic':
      return { ...body, content: [], stop_reason: 'refusal' };
  }
}

/** An error's body, in the provider's form. */
export function writeError(provider: Provider, status: number, message: string): unknown {
  switch (provider) {
    case 'google':
      return {
        error: {
          code: status,
          message,
          status: status === 429 ? 'RESOURCE_EXHAUSTED' : 'INTERNAL',
        },
      };
    case 'anthropic':
      return {
        type: 'error',
        error: { type: status === 429 ? 'rate_limit_error' : 'api_error', message },
      };
    default:
      return {
        error: {
          message,
          type: status === 429 ? 'rate_limit_exceeded' : 'server_error',
          param: null,
          code: null,
        },
      };
  }
}
