import { fetched } from '../../lib/api/request.ts';

/**
 * Code of what the judge says, fetched while it is asked: nothing of it is seen before the first reply or hint,
 * and Markdown alone is 40 kB.
 */
export const replyParts = () => fetched(() => import('./reply-code.ts'));
export type ReplyParts = Awaited<ReturnType<typeof replyParts>>;
