import type { Progress } from '@elucida/contract/analysis';
import type { ModelReply } from '@elucida/contract/models';
import type { LookQuestion } from './model-question.ts';

type ModelState = NonNullable<Progress['models']>[number];

/** Candidates shown while the models are waited for (contract §2: up to 10). */
const SHOWN = 10;

export interface PanelProgress {
  /** The engine's own progress in its first look. */
  onEngine(progress: Progress): void;
  asked(ids: readonly string[], round: 1 | 2): void;
  onReply(reply: ModelReply): void;
  onRetry(id: string): void;
  /** A model words the answer's reasons. */
  onWording(id: string): void;
  /** A look is done: from here on the analysis is with the judge, who waits for the models. */
  onRanking(question: LookQuestion): void;
}

/** Tells how far the models are together with how far the engine is. */
export function panelProgress(
  ids: readonly string[],
  onProgress: (progress: Progress) => void,
): PanelProgress {
  const states = new Map<string, ModelState>();
  let last: Progress | undefined;
  let ranking: Progress['ranking'];
  const tell = () => {
    // Nobody has begun yet: the engine's first event will say that the models are asked.
    if (last === undefined) return;
    const { stage, fraction } = last;
    onProgress({
      stage,
      fraction,
      ...(ranking === undefined ? {} : { ranking }),
      models: ids.flatMap((id) => states.get(id) ?? []),
    });
  };
  return {
    onEngine(progress) {
      // It writes the first look as it writes a report, but the analysis is not there yet.
      if (progress.stage === 'report') return;
      const begins = last === undefined;
      last = progress;
      onProgress(progress);
      if (begins) tell();
    },
    asked(asked, round) {
      for (const id of asked) states.set(id, { id, state: 'asked', round });
      tell();
    },
    onReply({ id, round, failure }) {
      states.set(id, { id, state: failure === null ? 'answered' : 'failed', round });
      tell();
    },
    onRetry(id) {
      const known = states.get(id);
      if (known !== undefined) states.set(id, { ...known, state: 'retrying' });
      tell();
    },
    onWording(id) {
      const known = states.get(id);
      if (known !== undefined) states.set(id, { ...known, state: 'wording' });
      tell();
    },
    onRanking(question) {
      ranking = question.ranking
        .slice(0, SHOWN)
        .map(({ smiles, name, confidence }, i) => ({ rank: i + 1, name, smiles, confidence }));
      last = { stage: 'judge', fraction: 1 };
      tell();
    },
  };
}
