import type { Member } from './gather-members.ts';

/** What each model really said, as `raw_<id>`: one text a round; null where nothing came. */
export const rawAnswers = (members: readonly Member[]): Record<string, (string | null)[]> =>
  Object.fromEntries(
    members.map(({ id, replies }) => [`raw_${id}`, replies.map(({ raw }) => raw)]),
  );
