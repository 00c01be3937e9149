import type { Progress } from '@elucida/contract/analysis';
import type { ModelReply } from '@elucida/contract/models';
import { MODEL_BOUNDS } from './bounds.ts';
import type { LookQuestion, ModelQuestion } from './model-question.ts';
import type { AskOptions, Panel } from './panel.ts';
import { panelProgress } from './panel-progress.ts';

/** The engine's own answer, and what its judge needs to look again. */
export interface FirstLook {
  /** JSON text of an `AnalysisResponse`. */
  readonly response: string;
  /** For `again` alone. */
  readonly carry: string;
  readonly question: LookQuestion;
}

/** What the engine does in an analysis with models. Neither step waits for a network. */
export interface Steps {
  /** Reads, searches and judges, as an analysis without models. */
  firstLook(onProgress: (progress: Progress) => void): Promise<FirstLook>;
  /** Judges what the first look found together with what the models propose, checks what they claim, and writes the response, failures included. */
  again(carry: string, replies: readonly ModelReply[], options: { readonly secondLook: boolean }): Promise<{ readonly response: string; readonly question: LookQuestion }>;
}

export interface AnalysisWithModels {
  readonly steps: Steps;
  readonly panel: Panel;
  /** What the models are told, without a look; null where it could not be made ready before the deadline. Where it rejects, the first look is expected to reject too, and says why. */
  question(options: AskOptions): Promise<ModelQuestion | null>;
  /** Aborting ends the calls to the models; the steps have to follow it themselves. */
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Milliseconds for all calls together. */
  readonly limitMs?: number;
}

const isUnsure = ({ status, confidence }: LookQuestion) => status === 'inconclusive' || confidence < MODEL_BOUNDS.sureConfidence;

/**
 * One analysis with models: they are asked while the engine takes its first look; the judge looks again with their proposals; where it is
 * not sure, and there is time, those that answered are asked once more with its ranking and open question. A model's failure never fails
 * the analysis, and waiting for models ends `limitMs` after they were first asked.
 * @returns JSON text of the response
 * @throws what the steps throw, and the signal's reason once it aborts
 */
export async function analyseWithModels({ steps, panel, question, signal, onProgress, limitMs = MODEL_BOUNDS.totalMs }: AnalysisWithModels): Promise<string> {
  const over = new AbortController();
  const deadline = performance.now() + limitMs;
  const progress = panelProgress(panel.ids, onProgress);
  const options = { deadline, signal: AbortSignal.any([signal, over.signal]), onReply: progress.onReply };
  progress.asked(panel.ids, 1);
  const told = question(options);
  const asked = told.then((first) => (first === null ? panel.fail('timeout', options) : panel.ask(first, options)));
  // A first look that fails ends the analysis, and nobody waits for the models any more.
  asked.catch(() => {});
  try {
    const first = await steps.firstLook(progress.onEngine);
    progress.onRanking(first.question);
    const [data, replies] = [await told, await asked];
    const look = await steps.again(first.carry, replies, { secondLook: false });
    const answered = replies.filter(({ answer }) => answer !== null).map(({ id }) => id);
    if (data === null || !isUnsure(look.question) || answered.length === 0 || deadline - performance.now() < MODEL_BOUNDS.secondLookMs) return look.response;
    progress.asked(answered, 2);
    progress.onRanking(look.question);
    const further = (await panel.ask({ ...data, look: look.question }, { ...options, only: answered })).filter(({ failure }) => failure !== 'daily-cap');
    // Those that the cap kept from being asked have answered in the round that counts.
    if (further.length === 0) return look.response;
    return (await steps.again(first.carry, [...replies, ...further], { secondLook: true })).response;
  } finally {
    over.abort();
  }
}
