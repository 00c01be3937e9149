import type {
  ExerciseAnswer,
  ExerciseReply,
  ExerciseSolution,
  ListedExercise,
  ShownExercise,
} from '@elucida/contract/practice-exercises';
import type { Language } from '@elucida/messages/catalogue/language';
import { request } from './request.ts';

const contract = () => import('@elucida/contract/practice-exercises');
const pathOf = (id: string) => `/practice/exercises/${encodeURIComponent(id)}`;

/** GET /practice/exercises. Throws `ApiError`, as all of these do. */
export const fetchExercises = async (signal?: AbortSignal): Promise<ListedExercise[]> =>
  (
    await request('/practice/exercises', {
      schema: async () => (await contract()).exercisesResponseSchema,
      ...(signal ? { signal } : {}),
    })
  ).exercises;

/** GET /practice/exercises/:id. */
export const fetchExercise = (
  id: string,
  lang: Language,
  signal?: AbortSignal,
): Promise<ShownExercise> =>
  request(`${pathOf(id)}?lang=${lang}`, {
    schema: async () => (await contract()).shownExerciseSchema,
    ...(signal ? { signal } : {}),
  });

/** POST /practice/exercises/:id/replies. */
export const checkExercise = (id: string, body: ExerciseAnswer): Promise<ExerciseReply> =>
  request(`${pathOf(id)}/replies`, {
    method: 'POST',
    body,
    schema: async () => (await contract()).exerciseReplySchema,
  });

/** GET /practice/exercises/:id/solution. */
export const fetchExerciseSolution = (id: string, lang: Language): Promise<ExerciseSolution> =>
  request(`${pathOf(id)}/solution?lang=${lang}`, {
    schema: async () => (await contract()).exerciseSolutionSchema,
  });
