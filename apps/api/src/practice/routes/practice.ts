import {
  drawnSchema,
  hintParamsSchema,
  hintSchema,
  practiceLanguageSchema,
  practiceReplySchema,
  problemParamsSchema,
  problemsResponseSchema,
  shownProblemSchema,
  solutionSchema,
} from '@elucida/contract/practice';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Feature } from '../../http/api.ts';
import { countPractice, valueOf } from './desk.ts';

const { limitMs } = PRACTICE_BOUNDS;

/** GET /practice/problems: all of them, without their answers. */
const listProblems: Feature = (api, context) => {
  api.get(
    '/practice/problems',
    { config: { access: 'anyone' }, schema: { response: { 200: problemsResponseSchema } } },
    async (request) => {
      await countPractice(request, context, 'reads');
      return { problems: await context.isomers.run('list-problems', null, { limitMs }) };
    },
  );
};

/** GET /practice/problems/:id: its spectra. */
const showProblem: Feature = (api, context) => {
  api.get(
    '/practice/problems/:id',
    {
      config: { access: 'anyone' },
      schema: { params: problemParamsSchema, response: { 200: shownProblemSchema } },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const asked = { problem: request.params.id, lang: 'en' } as const;
      return valueOf(await context.isomers.run('show-problem', asked, { limitMs })) as never;
    },
  );
};

/** POST /practice/problems/:id/replies: what the judge says of a structure. */
const replyToStudent: Feature = (api, context) => {
  api.post(
    '/practice/problems/:id/replies',
    {
      config: { access: 'anyone' },
      schema: {
        params: problemParamsSchema,
        body: drawnSchema,
        response: { 200: practiceReplySchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'replies');
      const asked = { problem: request.params.id, ...request.body };
      return valueOf(await context.isomers.run('reply-to-student', asked, { limitMs })).reply;
    },
  );
};

/** GET /practice/problems/:id/hints/:kind. */
const giveHint: Feature = (api, context) => {
  api.get(
    '/practice/problems/:id/hints/:kind',
    {
      config: { access: 'anyone' },
      schema: {
        params: hintParamsSchema,
        querystring: practiceLanguageSchema,
        response: { 200: hintSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const { id, kind } = request.params;
      const asked = { problem: id, kind, lang: request.query.lang };
      return valueOf(await context.isomers.run('give-hint', asked, { limitMs }));
    },
  );
};

/** GET /practice/problems/:id/solution: for those who give up. */
const giveSolution: Feature = (api, context) => {
  api.get(
    '/practice/problems/:id/solution',
    {
      config: { access: 'anyone' },
      schema: {
        params: problemParamsSchema,
        querystring: practiceLanguageSchema,
        response: { 200: solutionSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const asked = { problem: request.params.id, lang: request.query.lang };
      return valueOf(await context.isomers.run('give-solution', asked, { limitMs }));
    },
  );
};

/** The calls of the practice pages. Nothing of what a student does there is kept on the server. */
export const practice: readonly Feature[] = [
  listProblems,
  showProblem,
  replyToStudent,
  giveHint,
  giveSolution,
];
