import type { ModelsReport } from '@elucida/contract/models';

/** One model in a result. */
export type Member = ModelsReport['members'][number];
/** One molecule that it proposed. */
export type Proposal = Member['proposals'][number];
/** Its reading of one image against ours. */
export type Reading = Member['readings'][number];
