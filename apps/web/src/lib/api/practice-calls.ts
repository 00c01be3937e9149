import type {
  ListedProblem,
  PracticeHint,
  PracticeReply,
  ShownProblem,
  Solution,
} from '@elucida/contract/practice';
import type { Progress } from '@elucida/contract/merge-progress';
import type { HintKind } from '@elucida/contract/practice-terms';
import type { Language } from '@elucida/messages/catalogue/language';
import { command, request } from './request.ts';

const progress = () => import('@elucida/contract/practice-progress');
const contract = () => import('@elucida/contract/practice');
const pathOf = (id: string) => `/practice/problems/${encodeURIComponent(id)}`;

/** GET /practice/problems. Throws `ApiError`, as all of these do. */
export const fetchProblems = async (signal?: AbortSignal): Promise<ListedProblem[]> =>
  (
    await request('/practice/problems', {
      schema: async () => (await contract()).problemsResponseSchema,
      ...(signal ? { signal } : {}),
    })
  ).problems;

/** GET /practice/problems/:id. */
export const fetchProblem = (id: string, signal?: AbortSignal): Promise<ShownProblem> =>
  request(pathOf(id), {
    schema: async () => (await contract()).shownProblemSchema,
    ...(signal ? { signal } : {}),
  });

/** POST /practice/problems/:id/replies: what the judge says of a SMILES or a name. */
export const askJudge = (
  id: string,
  body: { structure: string; lang: Language },
): Promise<PracticeReply> =>
  request(`${pathOf(id)}/replies`, {
    method: 'POST',
    body,
    schema: async () => (await contract()).practiceReplySchema,
  });

/** GET /practice/problems/:id/hints/:kind. */
export const fetchHint = (id: string, kind: HintKind, lang: Language): Promise<PracticeHint> =>
  request(`${pathOf(id)}/hints/${kind}?lang=${lang}`, {
    schema: async () => (await contract()).hintSchema,
  });

/** GET /practice/problems/:id/solution. */
export const fetchSolution = (id: string, lang: Language): Promise<Solution> =>
  request(`${pathOf(id)}/solution?lang=${lang}`, {
    schema: async () => (await contract()).solutionSchema,
  });

/** POST /practice/progress: what this device and the account have, as one. */
export const shareProgress = (body: Progress): Promise<Progress> =>
  request('/practice/progress', {
    method: 'POST',
    body,
    schema: async () => (await progress()).progressSchema,
  });

/** DELETE /practice/progress. */
export const deleteSharedProgress = (): Promise<void> =>
  command('/practice/progress', { method: 'DELETE' });
