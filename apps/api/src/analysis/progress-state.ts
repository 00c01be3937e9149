import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { Progress } from '@elucida/contract/analysis';
import { QUEUE_BOUNDS } from '../bounds/queue.ts';

/** How far an analysis has come, with all that it found so far. */
export interface ProgressState {
  readonly stage: Progress['stage'] | null;
  readonly fraction: number;
  readonly found: AnalysisRecord['found'];
  readonly ranking: AnalysisRecord['ranking'];
  readonly models: AnalysisRecord['models'];
}

export const NO_PROGRESS: ProgressState = {
  stage: null,
  fraction: 0,
  found: [],
  ranking: null,
  models: null,
};

type Finding = ProgressState['found'][number];

/**
 * The findings with one more, which replaces the last of its kind: a search of minutes says many
 * times who leads.
 */
function withFound(found: readonly Finding[], next: Finding): Finding[] {
  const others = found.filter(
    (each) => each.stage !== next.stage || each.found.key !== next.found.key,
  );
  return [...others, next].slice(0, QUEUE_BOUNDS.foundMax);
}

/** The state after one more event. */
export function after(state: ProgressState, progress: Progress): ProgressState {
  const { stage, fraction, found, ranking, models } = progress;
  return {
    stage,
    fraction,
    found: found === undefined ? state.found : withFound(state.found, { stage, found }),
    ranking: ranking ?? state.ranking,
    models: models ?? state.models,
  };
}

/** Events that lead from what a watcher has seen to a later state. */
export function eventsBetween(seen: ProgressState, state: ProgressState): Progress[] {
  const { stage, fraction } = state;
  if (stage === null) return [];
  const known = new Set(seen.found.map((each) => JSON.stringify(each)));
  const found = state.found
    .filter((each) => !known.has(JSON.stringify(each)))
    .map((each): Progress => ({ ...each, fraction: each.stage === stage ? fraction : 1 }));
  const changed = <Key extends 'ranking' | 'models'>(key: Key) =>
    state[key] !== null && JSON.stringify(state[key]) !== JSON.stringify(seen[key])
      ? { [key]: state[key] }
      : {};
  const rest = { ...changed('ranking'), ...changed('models') };
  const moved = stage !== seen.stage || fraction !== seen.fraction;
  return moved || Object.keys(rest).length > 0 ? [...found, { stage, fraction, ...rest }] : found;
}

/** The columns of a state. */
export const columnsOf = ({ stage, fraction, found, ranking, models }: ProgressState) => ({
  stage,
  fraction,
  progress: JSON.stringify({ found, ranking, models }),
  ranked: ranking === null && stage !== 'report' ? 0 : 1,
});

/** The state that a row holds. */
export function stateOf(row: {
  readonly stage: ProgressState['stage'];
  readonly fraction: number;
  readonly progress: string;
}): ProgressState {
  const { stage, fraction } = row;
  return { ...NO_PROGRESS, stage, fraction, ...(JSON.parse(row.progress) as object) };
}
