import type { ModelsReport } from '@elucida/contract/models';
import { addField } from '@elucida/models/add-field';
import { analyseWithModels } from '@elucida/models/analyse-with-models';
import type { ConfiguredModel } from '@elucida/models/configured-model';
import { createPanel, type Ask, type AskOptions } from '@elucida/models/panel';
import type { Analyser, FirstLook, RunOptions, Submission } from '../analyser/analyser.ts';
import type { Texts } from '../texts/texts.ts';
import { HeldCopies, type Held } from './held-copies.ts';
import { JobCancelled } from '../threads/job.ts';
import { writeQuestion } from './write-question.ts';

export interface ModelsOfServer {
  /** At least one. */
  readonly models: readonly ConfiguredModel[];
  askFor(userId: string): Ask;
  readonly texts: Texts;
  /** Milliseconds for all calls of an analysis together; default that of the package. */
  readonly limitMs?: number | undefined;
}

type Progress = Parameters<RunOptions['onProgress']>[0];

const OFF: ModelsReport = { state: 'off', second_look: false, members: [] };

/** A response's text with the models marked as switched off. */
const markOff = (response: string) => addField(response, 'models', OFF);

/**
 * The analyser whose analyses the configured models take part in, unless the person wants none. Its
 * queue, errors and progress stay what they are.
 */
export function withModels(
  analyser: Analyser,
  { models, askFor, texts, limitMs }: ModelsOfServer,
): Analyser {
  const closing = new AbortController();
  const copies = new HeldCopies();

  function analyse(job: Submission, options: RunOptions): Promise<string> {
    const { models: wanted, ...run } = options;
    if (wanted === undefined) return analyser.analyse(job, run).then(markOff);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => {
      begin = resolve;
    });
    // What the engine says before the models are asked is kept until somebody listens.
    const early: Progress[] = [];
    let listener = (progress: Progress): void => void early.push(progress);
    const onStart = () => {
      run.onStart();
      begin();
    };
    // Not inside the promise: a full queue is refused at once.
    const first = analyser.firstLook(job, {
      ...run,
      onStart,
      onProgress: (progress) => listener(progress),
    });
    // Who awaits it below hears of its failure; until then nobody does.
    first.catch(() => {});
    const signal = AbortSignal.any([run.signal, closing.signal]);

    async function together(): Promise<string> {
      // An analysis that is cancelled in the queue has cost no call.
      await Promise.race([begun, first]);
      const firstLook = (onProgress: (progress: Progress) => void): Promise<FirstLook> => {
        for (const progress of early.splice(0)) onProgress(progress);
        listener = onProgress;
        return first;
      };
      let copying: Promise<Held | null> | undefined;
      const question = async (ask: Omit<AskOptions, 'onRetry'>) => {
        copying = copies.copy(job.images, ask);
        const held = await copying;
        return held === null ? null : writeQuestion(job, { texts, images: held.images });
      };
      try {
        return await analyseWithModels({
          steps: {
            firstLook,
            again: (carry, replies, { secondLook }) =>
              analyser.again(carry, replies, { secondLook, signal, onProgress: () => {} }),
          },
          panel: createPanel(models, askFor(wanted!.userId)),
          question,
          signal,
          onProgress: run.onProgress,
          polish: wanted!.polish,
          includeRaw: job.includeRaw,
          ...(limitMs === undefined ? {} : { limitMs }),
        });
      } finally {
        // It may still be under way where the first look failed.
        void copying?.then(
          (held) => held?.release(),
          () => {},
        );
      }
    }
    return together().catch((error: unknown) => {
      throw signal.aborted ? new JobCancelled('cancelled') : error;
    });
  }

  return {
    analyse,
    firstLook: (job, run) => analyser.firstLook(job, run),
    again: (carry, replies, options) => analyser.again(carry, replies, options),
    verify: (asked, options) => analyser.verify(asked, options),
    describe: (images, options) => analyser.describe(images, options),
    get load() {
      return analyser.load;
    },
    async close() {
      closing.abort();
      await analyser.close();
    },
  };
}
