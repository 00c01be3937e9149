import type { Language } from '@elucida/contract/languages';
import type { ModelReply, Wording } from '@elucida/contract/models';
import { MODEL_BOUNDS } from './bounds.ts';
import type { PolishQuestion } from './model-question.ts';
import type { AskOptions, Panel } from './panel.ts';
import { readWording } from './read-wording.ts';

interface WordingOptions extends Pick<AskOptions, 'signal' | 'deadline'> {
  readonly panel: Panel;
  readonly lang: Language;
  onAsked(id: string): void;
  onRetry(id: string): void;
  onReply(reply: ModelReply): void;
}

/**
 * The model that answered the quickest in its last round: who waits for a wording waits the least
 * for it.
 */
function quickest(replies: readonly ModelReply[]): ModelReply | undefined {
  const last = new Map(replies.map((reply) => [reply.id, reply]));
  return [...last.values()]
    .filter(({ answer }) => answer !== null)
    .sort((a, b) => a.elapsed_ms - b.elapsed_ms)[0];
}

/**
 * Lets a model that answered word the reasons, once, in the time that is left. What it changes
 * beyond the wording is refused (wording/same-facts.ts).
 * Null where there is nothing to word or nobody to ask; a failure is in the answer.
 */
export async function wordReasons(
  points: PolishQuestion['points'],
  replies: readonly ModelReply[],
  { panel, lang, onAsked, onRetry, onReply, signal, deadline }: WordingOptions,
): Promise<Wording | null> {
  const chosen = quickest(replies);
  if (chosen === undefined || points.length === 0) return null;
  const { id, provider, model } = chosen;
  const now = performance.now();
  if (deadline - now < MODEL_BOUNDS.wordingLeastMs)
    return {
      id,
      provider,
      model,
      failure: 'timeout',
      cached: false,
      points: [],
      refused: 0,
      raw: null,
    };
  const question: PolishQuestion = { task: 'polish', lang, points };
  onAsked(id);
  const reply = await panel.askOne(id, question, {
    signal,
    deadline: Math.min(deadline, now + MODEL_BOUNDS.wordingMs),
    onRetry,
  });
  onReply(reply);
  const { failure, cached, raw } = reply;
  return {
    id,
    provider,
    model,
    failure,
    cached,
    ...readWording(failure === null ? raw : null, question),
    raw,
  };
}
