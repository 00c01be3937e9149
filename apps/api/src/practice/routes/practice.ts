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
import type { PracticeAnswer } from '@elucida/practice/practice-desk';
import type { FastifyRequest } from 'fastify';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { hit } from '../../limits/rate-limit.ts';

const { limitMs, readsPerMinute, repliesPerMinute } = PRACTICE_BOUNDS;

/** Counts a call of the address, and lets others have their turn: the thread of the isomers works. */
async function count(request: FastifyRequest, context: Context, what: 'reads' | 'replies') {
  const wait = await hit(context, {
    key: `practice-${what}:${clientAddress(request)}`,
    max: what === 'reads' ? readsPerMinute : repliesPerMinute,
    windowMs: 60_000,
  });
  if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
  request.endTurn();
}

function valueOf<Value>(answer: PracticeAnswer<Value>): Value {
  if (answer.ok) return answer.value;
  const isStructure = answer.fault === 'unreadable' || answer.fault === 'several_parts';
  throw new DomainError(isStructure ? 'invalid_smiles' : 'not_found');
}

/** GET /practice/problems: all of them, without their answers. */
const listProblems: Feature = (api, context) => {
  api.get(
    '/practice/problems',
    { config: { access: 'anyone' }, schema: { response: { 200: problemsResponseSchema } } },
    async (request) => {
      await count(request, context, 'reads');
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
      await count(request, context, 'reads');
      const asked = { id: request.params.id, lang: 'en' } as const;
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
      await count(request, context, 'replies');
      const asked = { id: request.params.id, ...request.body };
      return valueOf(await context.isomers.run('reply-to-student', asked, { limitMs }));
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
      await count(request, context, 'reads');
      const asked = { ...request.params, lang: request.query.lang };
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
      await count(request, context, 'reads');
      const asked = { id: request.params.id, lang: request.query.lang };
      return valueOf(await context.isomers.run('give-solution', asked, { limitMs }));
    },
  );
};

/** The calls of the practice pages. Nothing is kept on the server. */
export const practice: readonly Feature[] = [
  listProblems,
  showProblem,
  replyToStudent,
  giveHint,
  giveSolution,
];
