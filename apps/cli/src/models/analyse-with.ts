import { setTimeout as sleep } from 'node:timers/promises';
import { firstLook, type Carry } from '@elucida/analysis/first-look';
import type { AnalysisEnvironment, AnalysisJob } from '@elucida/analysis/job';
import { lookAgain } from '@elucida/analysis/look-again';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { analyseWithModels } from '@elucida/models/analyse-with-models';
import type { ConfiguredModel } from '@elucida/models/configured-model';
import { createPanel, type Ask, type Panel } from '@elucida/models/panel';
import { questionOf } from './question-of.ts';

/** Models to be asked, and how. */
export interface Asked {
  readonly models: readonly ConfiguredModel[];
  readonly ask: Ask;
  /** Whether one of them words the reasons in the end. */
  readonly polish?: boolean;
  /**
   * Whether the engine begins when the models have answered: while it computes, nobody notices when
   * they do.
   */
  readonly oneAfterTheOther?: boolean;
}

/** The engine computes in this thread without a pause: the requests leave before it begins. */
const REQUESTS_LEAVE_MS = 300;

/**
 * One analysis with AI models in this thread: the answer, and what the engine answers alone. Throws
 * as `analyse` does.
 */
export async function analyseWith(
  job: AnalysisJob,
  env: AnalysisEnvironment,
  { models, ask, polish, oneAfterTheOther = false }: Asked,
): Promise<{ readonly together: AnalysisResponse; readonly alone: AnalysisResponse }> {
  const question = await questionOf(job);
  let alone: AnalysisResponse | undefined;
  const panel = createPanel(models, ask);
  let answered: ReturnType<Panel['ask']> | undefined;
  const together = await analyseWithModels({
    question: () => Promise.resolve(question),
    panel: { ...panel, ask: (...asking) => (answered = panel.ask(...asking)) },
    signal: new AbortController().signal,
    onProgress: () => {},
    polish,
    includeRaw: job.includeRaw,
    steps: {
      async firstLook() {
        await sleep(REQUESTS_LEAVE_MS);
        if (oneAfterTheOther) await answered;
        const look = await firstLook(job, env);
        alone = look.response;
        return {
          response: JSON.stringify(look.response),
          carry: JSON.stringify(look.carry),
          question: look.question,
        };
      },
      again(carry, replies, { secondLook }) {
        const {
          response,
          question: open,
          prose,
        } = lookAgain({ carry: JSON.parse(carry) as Carry, replies, secondLook }, env);
        return Promise.resolve({ response: JSON.stringify(response), question: open, prose });
      },
    },
  });
  return { together: JSON.parse(together) as AnalysisResponse, alone: alone! };
}
