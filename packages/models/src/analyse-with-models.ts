import type { Progress } from '@elucida/contract/analysis';
import type { ModelReply } from '@elucida/contract/models';
import { addField } from './add-field.ts';
import { MODEL_BOUNDS } from './bounds.ts';
import type { LookQuestion, ModelQuestion, PolishQuestion } from './model-question.ts';
import type { AskOptions, Panel, PanelOptions } from './panel.ts';
import { panelProgress, type PanelProgress } from './panel-progress.ts';
import { wordReasons } from './word-reasons.ts';

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
  /**
   * Judges what the first look found together with what the models propose, checks what they claim,
   * and writes the response, failures included.
   */
  again(
    carry: string,
    replies: readonly ModelReply[],
    options: { readonly secondLook: boolean },
  ): Promise<SecondStep>;
}

export interface SecondStep {
  /** JSON text of an `AnalysisResponse`. */
  readonly response: string;
  readonly question: LookQuestion;
  /** What of it a model may word: its reasons alone, never the verdict or a confidence. */
  readonly prose: PolishQuestion['points'];
}

export interface AnalysisWithModels {
  readonly steps: Steps;
  readonly panel: Panel;
  /**
   * What the models are sent, without a look; null where it could not be made ready before the
   * deadline. Where it rejects, the first look is expected to reject too, and says why.
   */
  question(options: Omit<AskOptions, 'onRetry'>): Promise<ModelQuestion | null>;
  /** Aborting ends the calls to the models; the steps have to follow it themselves. */
  readonly signal: AbortSignal;
  onProgress(progress: Progress): void;
  /** Milliseconds for all calls together. */
  readonly limitMs?: number;
  /** Whether a model is to word the reasons in the end. */
  readonly polish?: boolean;
  /** Whether what it really answered goes with its wording. */
  readonly includeRaw?: boolean;
}

const isUnsure = ({ status, confidence }: LookQuestion) =>
  status === 'inconclusive' || confidence < MODEL_BOUNDS.sureConfidence;

/**
 * One analysis with models: they are asked while the engine takes its first look; the judge looks
 * again with their proposals; where it is
 * not sure, and there is time, those that answered are asked once more with its ranking and open
 * question. Where it is wished, one of them words
 * the reasons in the end. A model's failure never fails
 * the analysis, and waiting for models ends `limitMs` after they were first asked.
 * @returns JSON text of the response
 * @throws what the steps throw, and the signal's reason once it aborts
 */
export async function analyseWithModels({
  steps,
  panel,
  question,
  signal,
  onProgress,
  limitMs = MODEL_BOUNDS.totalMs,
  polish = false,
  includeRaw = false,
}: AnalysisWithModels): Promise<string> {
  const over = new AbortController();
  const deadline = performance.now() + limitMs;
  const progress = panelProgress(panel.ids, onProgress);
  const options = {
    deadline,
    signal: AbortSignal.any([signal, over.signal]),
    onReply: progress.onReply,
    onRetry: progress.onRetry,
  };
  progress.asked(panel.ids, 1);
  const asking = question(options);
  const asked = asking.then((first) =>
    first === null ? panel.fail('timeout', options) : panel.ask(first, options),
  );
  // A first look that fails ends the analysis, and nobody waits for the models any more.
  asked.catch(() => {});
  try {
    const first = await steps.firstLook(progress.onEngine);
    progress.onRanking(first.question);
    const [data, replies] = [await asking, await asked];
    const look = await steps.again(first.carry, replies, { secondLook: false });
    const last =
      data === null
        ? { look, replies }
        : await secondRound(
            { look, replies },
            { data, panel, steps, carry: first.carry, progress, ...options },
          );
    if (!polish || data === null) return last.look.response;
    const wording = await wordReasons(last.look.prose, last.replies, {
      ...options,
      panel,
      lang: data.lang,
      onAsked: progress.onWording,
    });
    if (wording === null) return last.look.response;
    const { raw, ...shown } = wording;
    return addField(last.look.response, 'wording', includeRaw ? { ...shown, raw } : shown);
  } finally {
    over.abort();
  }
}

interface Looked {
  readonly look: SecondStep;
  readonly replies: readonly ModelReply[];
}
interface Round extends PanelOptions {
  readonly data: ModelQuestion;
  readonly panel: Panel;
  readonly steps: Steps;
  readonly carry: string;
  readonly progress: PanelProgress;
}

/**
 * The second round and look, at most one, where the judge is not sure and there is time; else what
 * was there before.
 */
async function secondRound(
  { look, replies }: Looked,
  { data, panel, steps, carry, progress, ...options }: Round,
): Promise<Looked> {
  const only = replies.filter(({ answer }) => answer !== null).map(({ id }) => id);
  if (
    !isUnsure(look.question) ||
    only.length === 0 ||
    options.deadline - performance.now() < MODEL_BOUNDS.secondLookMs
  )
    return { look, replies };
  progress.asked(only, 2);
  progress.onRanking(look.question);
  const further = (await panel.ask({ ...data, look: look.question }, { ...options, only })).filter(
    ({ failure }) => failure !== 'daily-cap',
  );
  // Those that the cap kept from being asked have answered in the round that counts.
  if (further.length === 0) return { look, replies };
  const all = [...replies, ...further];
  return { look: await steps.again(carry, all, { secondLook: true }), replies: all };
}
