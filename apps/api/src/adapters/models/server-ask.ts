import type { ModelFailure } from '@elucida/contract/models';
import { createAskModel } from '@elucida/models/ask-model';
import type { ConfiguredModel } from '@elucida/models/configured-model';
import { roundOf, type Question } from '@elucida/models/model-question';
import { writeRequest } from '@elucida/models/prompts/write-request';
import { notAsked, type Ask, type AskOptions, type ModelCall } from '@elucida/models/panel';
import { costOf } from '@elucida/models/prices';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { Log } from '../../log.ts';
import { takeModelCall } from './daily-cap.ts';
import type { ModelFigures } from './model-figures.ts';
import { cachedReply, cacheReply } from './reply-cache.ts';

export interface ServerAskNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly config: Config;
  readonly figures: ModelFigures;
  readonly log: Log;
}

const unanswered = (
  model: ConfiguredModel,
  question: Question,
  failure: ModelFailure,
): ModelCall => ({
  reply: notAsked(model, { failure, round: roundOf(question) }),
  usage: { input: null, output: null },
  attempts: 0,
});

/**
 * Asks models as the server does, for one user: first the replies of the last 24 hours, then within
 * the day's cap of all servers. What a call took is logged and counted; keys, images and texts are
 * not. Where the database is away, no call can be counted, and none is made.
 */
export function serverAsk(
  needs: ServerAskNeeds,
  live: Ask = createAskModel(),
): (userId: string) => Ask {
  const { config, figures, log } = needs;

  async function askLive(
    model: ConfiguredModel,
    question: Question,
    options: AskOptions,
  ): Promise<ModelCall> {
    const end = figures.begin(model);
    try {
      const call = await live(model, question, options);
      const {
        reply: { failure, elapsed_ms, round },
        usage,
        attempts,
        status,
      } = call;
      const cost = costOf(usage, config.ai.prices.get(`${model.provider}:${model.model}`));
      end(call, cost);
      const entry = {
        provider: model.provider,
        model: model.model,
        prompt: writeRequest(question).prompt,
        round,
        outcome: failure ?? 'answered',
        status,
        attempts,
        ms: elapsed_ms,
        inputTokens: usage.input,
        outputTokens: usage.output,
        costDollars: cost,
      };
      if (failure === null) log.info(entry, 'an AI model answered');
      else log.warn(entry, 'an AI model did not answer');
      return call;
    } catch (error) {
      end(null, null);
      throw error;
    }
  }

  return (userId) => async (model, question, options) => {
    const asked = { userId, model, question };
    const cached = await cachedReply(asked, needs).catch((err: unknown) =>
      log.error({ err }, 'reading a kept reply failed'),
    );
    if (cached !== undefined) {
      figures.cached(model);
      return { reply: cached, usage: { input: null, output: null }, attempts: 0 };
    }
    try {
      if (!(await takeModelCall(needs))) return unanswered(model, question, 'daily-cap');
    } catch (err) {
      log.error({ err }, 'counting a call to an AI model failed');
      return unanswered(model, question, 'unreachable');
    }
    options.signal.throwIfAborted();
    const call = await askLive(model, question, options);
    await cacheReply(asked, call.reply, needs).catch((err: unknown) =>
      log.error({ err }, 'keeping a reply failed'),
    );
    return call;
  };
}
