import type { ModelFailure, ModelReply } from '@elucida/contract/models';
import type { ConfiguredModel } from './configured-model.ts';
import type { ModelQuestion, Question } from './model-question.ts';

/** Tokens as the provider counted them; null where it did not say. */
export interface TokenUsage {
  readonly input: number | null;
  readonly output: number | null;
}

/** One call to one model with what it took. */
export interface ModelCall {
  readonly reply: ModelReply;
  readonly usage: TokenUsage;
  /** Requests sent to the provider. */
  readonly attempts: number;
  /** HTTP status of the last one that was not answered. */
  readonly status?: number | undefined;
}

export interface AskOptions {
  /** Aborting ends the request, and the promise rejects with the signal's reason. */
  readonly signal: AbortSignal;
  /** When the answer is no longer waited for, by `performance.now()`. */
  readonly deadline: number;
  /** The provider could not answer now; the model is asked again after a pause. */
  onRetry?(): void;
}

/**
 * Asks one model. Whatever goes wrong with the model is in the reply; it rejects only when it is
 * aborted.
 */
export type Ask = (
  model: ConfiguredModel,
  question: Question,
  options: AskOptions,
) => Promise<ModelCall>;

export interface PanelOptions extends Omit<AskOptions, 'onRetry'> {
  /** A model has answered or failed. */
  onReply(reply: ModelReply): void;
  /** A model is asked again after a pause. */
  onRetry(id: string): void;
}

/** The models of one analysis, asked side by side. */
export interface Panel {
  /** Their ids, A before B. */
  readonly ids: readonly string[];
  /** `only`: ids to ask; default all. Replies come in the order of the ids. */
  ask(
    question: ModelQuestion,
    options: PanelOptions & { readonly only?: readonly string[] },
  ): Promise<ModelReply[]>;
  /** Asks one of them for something else than proposals: the text of its answer is in `raw`. */
  askOne(
    id: string,
    question: Question,
    options: Omit<PanelOptions, 'onReply'>,
  ): Promise<ModelReply>;
  /** The replies of a first round in which nobody could be asked. */
  fail(failure: ModelFailure, options: Pick<PanelOptions, 'onReply'>): ModelReply[];
}

/** A reply of a model that was not asked. */
export const notAsked = (
  { id, provider, model }: ConfiguredModel,
  { failure, round }: Pick<ModelReply, 'failure' | 'round'>,
): ModelReply => ({
  id,
  provider,
  model,
  round,
  failure,
  answer: null,
  raw: null,
  elapsed_ms: 0,
  cached: false,
});

export function createPanel(models: readonly ConfiguredModel[], ask: Ask): Panel {
  return {
    ids: models.map(({ id }) => id),
    ask(question, { only, onReply, onRetry, ...options }) {
      const asked = models.filter(({ id }) => only?.includes(id) ?? true);
      return Promise.all(
        asked.map(async (model) => {
          const { reply } = await ask(model, question, {
            ...options,
            onRetry: () => onRetry(model.id),
          });
          onReply(reply);
          return reply;
        }),
      );
    },
    async askOne(id, question, { onRetry, ...options }) {
      const model = models.find((each) => each.id === id);
      if (model === undefined) throw new TypeError(`no model is called ${id}`);
      return (await ask(model, question, { ...options, onRetry: () => onRetry(id) })).reply;
    },
    fail: (failure, { onReply }) =>
      models.map((model) => {
        const reply = notAsked(model, { failure, round: 1 });
        onReply(reply);
        return reply;
      }),
  };
}
