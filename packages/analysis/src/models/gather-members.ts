import type { ModelReply } from '@elucida/contract/models';

/** A model with what it answered, round by round. */
export interface Member {
  readonly id: string;
  /** In the order of the rounds. */
  readonly replies: readonly [ModelReply, ...ModelReply[]];
  /** The reply of the last round that it was asked in. */
  readonly last: ModelReply;
}

/** The models of an analysis in the order in which they were asked. */
export function gatherMembers(replies: readonly ModelReply[]): Member[] {
  return [...new Set(replies.map(({ id }) => id))].map((id) => {
    const own = replies.filter((reply) => reply.id === id).sort((a, b) => a.round - b.round);
    return { id, replies: own as [ModelReply, ...ModelReply[]], last: own.at(-1)! };
  });
}
