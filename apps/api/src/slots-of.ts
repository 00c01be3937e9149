import type { Config } from './config.ts';

/**
 * While the AI models of an analysis are waited for, its thread is free for another: so many are
 * under way for each thread.
 */
const WITH_MODELS = 4;

/** How many analyses a process has under way at once. */
export const slotsOf = ({ analysisWorkers, ai }: Config): number =>
  analysisWorkers * (ai.models.length === 0 ? 1 : WITH_MODELS);
