import type { ExerciseAnswer, ExerciseReply } from '@elucida/contract/practice-exercises';
import type { PracticeHint, PracticeReply } from '@elucida/contract/practice';
import type {
  ChangedSet,
  JoinedSet,
  NewSet,
  OwnAnswers,
  ProblemSet,
  SetBrief,
  SetChoices,
  SetProblem,
  SetSolutions,
  SharedSet,
} from '@elucida/contract/practice-sets';
import type { HintKind } from '@elucida/contract/practice-terms';
import type { Language } from '@elucida/messages/catalogue/language';
import { request } from './request.ts';

const contract = () => import('@elucida/contract/practice-sets');
const practice = () => import('@elucida/contract/practice');
const messages = () => import('@elucida/contract/auth');

const setPath = (id: string) => `/practice/sets/${encodeURIComponent(id)}`;
const sharedPath = (token: string) => `/practice/shared/${encodeURIComponent(token)}`;
/** A student's key goes in a header: addresses are logged. */
const withKey = (key: string) => ({ headers: { 'student-key': key } });
const message = async () => (await messages()).messageSchema;

/** GET /practice/sets. Throws `ApiError`, as all of these do. */
export const fetchSets = async (signal?: AbortSignal): Promise<SetBrief[]> =>
  (
    await request('/practice/sets', {
      schema: async () => (await contract()).setsSchema,
      ...(signal ? { signal } : {}),
    })
  ).sets;

/** POST /practice/sets: its id. */
export const makeSet = async (body: NewSet): Promise<string> =>
  (
    await request('/practice/sets', {
      method: 'POST',
      body,
      schema: async () => (await contract()).madeSetSchema,
    })
  ).id;

/** GET /practice/sets/:id. */
export const fetchSet = (id: string, lang: Language, signal?: AbortSignal): Promise<ProblemSet> =>
  request(`${setPath(id)}?lang=${lang}`, {
    schema: async () => (await contract()).setSchema,
    ...(signal ? { signal } : {}),
  });

/** GET /practice/sets/:id/problems/:place/choices. */
export const fetchChoices = (id: string, place: number, lang: Language): Promise<SetChoices> =>
  request(`${setPath(id)}/problems/${place}/choices?lang=${lang}`, {
    schema: async () => (await contract()).setChoicesSchema,
  });

/** GET /practice/sets/:id/solutions. */
export const fetchSolutions = async (
  id: string,
  lang: Language,
): Promise<SetSolutions['solutions']> =>
  (
    await request(`${setPath(id)}/solutions?lang=${lang}`, {
      schema: async () => (await contract()).setSolutionsSchema,
    })
  ).solutions;

/** PATCH /practice/sets/:id. */
export const changeSet = async (id: string, body: ChangedSet): Promise<void> =>
  void (await request(setPath(id), { method: 'PATCH', body, schema: message }));

/** DELETE /practice/sets/:id. */
export const deleteSet = async (id: string): Promise<void> =>
  void (await request(setPath(id), { method: 'DELETE', schema: message }));

/** DELETE /practice/sets/:id/students/:student. */
export const deleteStudent = async (id: string, student: string): Promise<void> =>
  void (await request(`${setPath(id)}/students/${encodeURIComponent(student)}`, {
    method: 'DELETE',
    schema: message,
  }));

/** GET /practice/shared/:token. */
export const fetchSharedSet = (token: string, signal?: AbortSignal): Promise<SharedSet> =>
  request(sharedPath(token), {
    schema: async () => (await contract()).sharedSetSchema,
    ...(signal ? { signal } : {}),
  });

/** POST /practice/shared/:token/students. */
export const joinSet = (token: string, name: string): Promise<JoinedSet> =>
  request(`${sharedPath(token)}/students`, {
    method: 'POST',
    body: { name },
    schema: async () => (await contract()).joinedSetSchema,
  });

/** GET /practice/shared/:token/answers. */
export const fetchOwnAnswers = (token: string, key: string): Promise<OwnAnswers> =>
  request(`${sharedPath(token)}/answers`, {
    ...withKey(key),
    schema: async () => (await contract()).ownAnswersSchema,
  });

const placePath = (token: string, place: number) => `${sharedPath(token)}/problems/${place}`;

/** GET /practice/shared/:token/problems/:place. */
export const fetchSetProblem = (
  token: string,
  place: number,
  lang: Language,
): Promise<SetProblem> =>
  request(`${placePath(token, place)}?lang=${lang}`, {
    schema: async () => (await contract()).setProblemSchema,
  });

/** A student at a problem of a set. */
export interface Solving {
  readonly token: string;
  readonly place: number;
  readonly key: string;
}

/** POST /practice/shared/:token/problems/:place/replies. */
export const askSetJudge = (
  { token, place, key }: Solving,
  body: { structure: string; lang: Language },
): Promise<PracticeReply> =>
  request(`${placePath(token, place)}/replies`, {
    method: 'POST',
    body,
    ...withKey(key),
    schema: async () => (await practice()).practiceReplySchema,
  });

/** POST /practice/shared/:token/problems/:place/exercise-replies. */
export const checkSetExercise = (
  { token, place, key }: Solving,
  body: ExerciseAnswer,
): Promise<ExerciseReply> =>
  request(`${placePath(token, place)}/exercise-replies`, {
    method: 'POST',
    body,
    ...withKey(key),
    schema: async () => (await import('@elucida/contract/practice-exercises')).exerciseReplySchema,
  });

/** GET /practice/shared/:token/problems/:place/hints/:kind. */
export const fetchSetHint = (
  { token, place, key }: Solving,
  kind: HintKind,
  lang: Language,
): Promise<PracticeHint> =>
  request(`${placePath(token, place)}/hints/${kind}?lang=${lang}`, {
    ...withKey(key),
    schema: async () => (await practice()).hintSchema,
  });
