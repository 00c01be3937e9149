import type { ModelAnswer, ModelReply } from '@elucida/contract/models';

/** A proposal of a model with a reason and no claims. */
export const proposal = (
  smiles: string,
  confidence = 0.9,
  changes: Partial<ModelAnswer['proposals'][number]> = {},
): ModelAnswer['proposals'][number] => ({
  smiles,
  name: null,
  confidence,
  reasons: 'Because.',
  claims: [],
  ...changes,
});
/** The reply of a model in the first round, which proposes nothing. */
export const reply = (id: 'openai' | 'google', changes: Partial<ModelReply> = {}): ModelReply => ({
  id,
  provider: id,
  model: `${id}-1`,
  round: 1,
  failure: null,
  answer: { readings: [], proposals: [] },
  raw: null,
  elapsed_ms: 900,
  cached: false,
  ...changes,
});
/** The reply of a model with these proposals. */
export const proposing = (id: 'openai' | 'google', ...proposals: ModelAnswer['proposals']) =>
  reply(id, { answer: { readings: [], proposals } });
/** The reply of a model that gave no answer. */
export const failing = (id: 'openai' | 'google', failure: ModelReply['failure'], round = 1) =>
  reply(id, { failure, answer: null, round });
