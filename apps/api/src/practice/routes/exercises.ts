import {
  exerciseAnswerSchema,
  exerciseReplySchema,
  exerciseSolutionSchema,
  exercisesResponseSchema,
  shownExerciseSchema,
} from '@elucida/contract/practice-exercises';
import { practiceLanguageSchema, problemParamsSchema } from '@elucida/contract/practice';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Feature } from '../../http/api.ts';
import { countPractice, exerciseValueOf } from './desk.ts';

const { limitMs } = PRACTICE_BOUNDS;

/** GET /practice/exercises: all of them, without their solutions. */
const listExercises: Feature = (api, context) => {
  api.get(
    '/practice/exercises',
    { config: { access: 'anyone' }, schema: { response: { 200: exercisesResponseSchema } } },
    async (request) => {
      await countPractice(request, context, 'reads');
      return { exercises: await context.isomers.run('list-exercises', null, { limitMs }) };
    },
  );
};

/** GET /practice/exercises/:id: its structure, its spectra, and the signals or the steps. */
const showExercise: Feature = (api, context) => {
  api.get(
    '/practice/exercises/:id',
    {
      config: { access: 'anyone' },
      schema: {
        params: problemParamsSchema,
        querystring: practiceLanguageSchema,
        response: { 200: shownExerciseSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const asked = { exercise: request.params.id, lang: request.query.lang };
      return exerciseValueOf(
        await context.isomers.run('show-exercise', asked, { limitMs }),
      ) as never;
    },
  );
};

/** POST /practice/exercises/:id/replies: what is said of an assignment, or of a step. */
const replyToExercise: Feature = (api, context) => {
  api.post(
    '/practice/exercises/:id/replies',
    {
      config: { access: 'anyone' },
      schema: {
        params: problemParamsSchema,
        body: exerciseAnswerSchema,
        response: { 200: exerciseReplySchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'replies');
      const asked = { exercise: request.params.id, answer: request.body };
      const judged = await context.isomers.run('reply-to-exercise', asked, { limitMs });
      return exerciseValueOf(judged).reply;
    },
  );
};

/** GET /practice/exercises/:id/solution: for those who give up. */
const solveExercise: Feature = (api, context) => {
  api.get(
    '/practice/exercises/:id/solution',
    {
      config: { access: 'anyone' },
      schema: {
        params: problemParamsSchema,
        querystring: practiceLanguageSchema,
        response: { 200: exerciseSolutionSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const asked = { exercise: request.params.id, lang: request.query.lang };
      return exerciseValueOf(await context.isomers.run('solve-exercise', asked, { limitMs }));
    },
  );
};

/** Exercises with a known structure. Nothing of what a student does there is kept on the server. */
export const exercises: readonly Feature[] = [
  listExercises,
  showExercise,
  replyToExercise,
  solveExercise,
];
