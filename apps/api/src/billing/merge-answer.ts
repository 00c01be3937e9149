/**
 * What is kept of the provider's answers: the state, and the number of the question it answered.
 */
export interface Kept {
  readonly answered: number;
  readonly state: string;
}

interface Answer extends Kept {
  /** The provider says that something happened, and it is not known yet. */
  readonly news: boolean;
}

/**
 * Puts an answer of the provider into what is known (docs/decisions/0008). Questions are numbered
 * before they are asked, so that of two answers the one with the higher number was asked later and
 * is not older, in whatever order they arrive. `apply`: the user's plan is to be set from the state
 * that is kept now. Without news and without a change it is not, so that a plan set by an admin
 * stays until something happens at the provider.
 */
export function mergeAnswer(
  kept: Kept,
  { answered, state, news }: Answer,
): Kept & { apply: boolean } {
  const now = answered > kept.answered ? { answered, state } : kept;
  return { answered: now.answered, state: now.state, apply: news || now.state !== kept.state };
}
