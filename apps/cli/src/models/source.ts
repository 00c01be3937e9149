import { createAskModel } from '@elucida/models/ask-model';
import type { ConfiguredModel } from '@elucida/models/configured-model';
import { roundOf } from '@elucida/models/model-question';
import type { Ask } from '@elucida/models/panel';
import { record, replay } from '@elucida/models/recording';
import type { Asked } from './analyse-with.ts';

/** Where answers of AI models come from: plain data, which crosses to threads. */
export interface ModelsSource {
  readonly models: readonly ConfiguredModel[];
  /** Answers are written there; without `live` they come from there alone. */
  readonly recording?: string;
  /** Whether providers are asked; without a recording they always are. */
  readonly live?: boolean;
  /** Whether a model words the reasons. */
  readonly polish?: boolean;
  /**
   * For the bench: adds what the engine answers alone to each answer line, as `engine_alone`, and
   * takes the times of models and engine apart.
   */
  readonly withAlone?: boolean;
}

/** The models of a source, ready to be asked. */
export function sourceOfModels({
  models,
  recording,
  live = false,
  polish = false,
  withAlone = false,
}: ModelsSource): Asked {
  const ask = createAskModel();
  if (recording === undefined) return { models, ask, polish, oneAfterTheOther: withAlone };
  return {
    models,
    polish,
    oneAfterTheOther: withAlone,
    ask: live ? record(recording, ask) : onlyFirstRounds(replay(recording)),
  };
}

/**
 * A second round depends on the ranking, so that another engine than the recorded one asks another
 * question: then the answer of the first round is what there is, as where the day's calls are used
 * up. A first round that was not recorded fails the case.
 */
const onlyFirstRounds =
  (ask: Ask): Ask =>
  async (model, question, options) => {
    try {
      return await ask(model, question, options);
    } catch (error) {
      if (roundOf(question) === 1) throw error;
      const { id, provider, model: name } = model;
      return {
        reply: {
          id,
          provider,
          model: name,
          round: 2,
          failure: 'daily-cap',
          answer: null,
          raw: null,
          elapsed_ms: 0,
          cached: false,
        },
        usage: { input: null, output: null },
        attempts: 0,
      };
    }
  };
