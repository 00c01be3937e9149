import { messageSchema } from '@elucida/contract/auth';
import {
  changedSetSchema,
  madeSetSchema,
  newSetSchema,
  ownPlaceSchema,
  setChoicesSchema,
  setIdSchema,
  setSchema,
  setSolutionsSchema,
  setsSchema,
  setStudentSchema,
  type ProblemSet,
  type SetSolutions,
} from '@elucida/contract/practice-sets';
import { practiceLanguageSchema } from '@elucida/contract/practice';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import type { ProblemSetsTable } from '../../db/practice-tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { atMost } from '../../limits/at-most.ts';
import { hit } from '../../limits/rate-limit.ts';
import { countPractice, valueOf } from './desk.ts';
import { keptProblems } from '../own-problems.ts';
import {
  changeSet,
  deleteSet,
  deleteStudent,
  findSet,
  headOf,
  listSets,
  makeSet,
  problemsOf,
} from '../queries/own-sets.ts';
import { studentsOf } from '../queries/students.ts';

const { limitMs, setsPerMinute, setCharsMax, setsAtOnce, setRetryS } = PRACTICE_BOUNDS;

/** A set with its answers, for its teacher. */
async function wholeSet(
  row: ProblemSetsTable,
  lang: 'en' | 'es' | 'eu',
  context: Context,
): Promise<ProblemSet> {
  const asked = { items: problemsOf(row), lang };
  const [described, students] = await Promise.all([
    context.isomers.run('describe-set', asked, { limitMs }),
    studentsOf(row.id, context),
  ]);
  return {
    id: row.id,
    token: row.token,
    ...headOf(row),
    created_at: new Date(row.created_at).toISOString(),
    // A problem that the collection no longer has stays in its place, so that answers keep theirs.
    problems: described.map(
      (problem) => problem ?? { id: null, smiles: '', name: null, formula: '', level: null },
    ),
    students,
  };
}

async function countSet(userId: string, context: Context): Promise<void> {
  const wait = await hit(context, {
    key: `practice-sets:${userId}`,
    max: setsPerMinute,
    windowMs: 60_000,
  });
  if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
}

/** GET and POST /practice/sets: a teacher's sets of problems. */
const listAndMake: Feature = (api, context) => {
  api.get(
    '/practice/sets',
    { config: { access: 'signed-in' }, schema: { response: { 200: setsSchema } } },
    async (request) => ({ sets: await listSets(userOf(request).id, context) }),
  );
  const making = atMost(setsAtOnce, { retryAfterS: setRetryS });
  api.post(
    '/practice/sets',
    {
      config: { access: 'verified' },
      schema: { body: newSetSchema, response: { 200: madeSetSchema } },
    },
    async (request) => {
      const user = userOf(request);
      const { title, due_at, hints, formula_shown, lang } = request.body;
      await countSet(user.id, context);
      const kept = await making(() => keptProblems(request.body.problems, { user, lang }, context));
      const problems = JSON.stringify(kept);
      if (problems.length > setCharsMax) throw new DomainError('too_large');
      const set = {
        userId: user.id,
        title,
        problems,
        due_at: due_at === null ? null : Date.parse(due_at),
        hints: Number(hints),
        formula_shown: Number(formula_shown),
      };
      return { id: await makeSet(set, context) };
    },
  );
};

/**
 * GET, PATCH and DELETE /practice/sets/{id}, GET …/solutions and …/problems/{place}/choices: one of them, with the
 * answers of its students.
 */
const oneSet: Feature = (api, context) => {
  const config = { access: 'signed-in' } as const;
  api.get(
    '/practice/sets/:id',
    {
      config,
      schema: {
        params: setIdSchema,
        querystring: practiceLanguageSchema,
        response: { 200: setSchema },
      },
    },
    async (request) => {
      const own = { userId: userOf(request).id, id: request.params.id };
      const row = await findSet(own, context);
      if (row === undefined) throw new DomainError('not_found');
      return wholeSet(row, request.query.lang, context);
    },
  );
  api.get(
    '/practice/sets/:id/solutions',
    {
      config,
      schema: {
        params: setIdSchema,
        querystring: practiceLanguageSchema,
        response: { 200: setSolutionsSchema },
      },
    },
    async (request) => {
      const own = { userId: userOf(request).id, id: request.params.id };
      await countSet(own.userId, context);
      const row = await findSet(own, context);
      if (row === undefined) throw new DomainError('not_found');
      const solutions: SetSolutions['solutions'] = [];
      for (const item of problemsOf(row)) {
        const asked = { item, lang: request.query.lang };
        solutions.push(await context.isomers.run('solve-in-set', asked, { limitMs }));
      }
      return { solutions };
    },
  );
  api.get(
    '/practice/sets/:id/problems/:place/choices',
    {
      config,
      schema: {
        params: ownPlaceSchema,
        querystring: practiceLanguageSchema,
        response: { 200: setChoicesSchema },
      },
    },
    async (request) => {
      const { id, place } = request.params;
      await countPractice(request, context, 'replies');
      const row = await findSet({ userId: userOf(request).id, id }, context);
      const item = row && problemsOf(row)[place];
      if (item === undefined) throw new DomainError('not_found');
      const asked = { item, lang: request.query.lang };
      const { choicesLimitMs } = PRACTICE_BOUNDS;
      return valueOf(
        await context.isomers.run('choose-in-set', asked, { limitMs: choicesLimitMs }),
      );
    },
  );
  api.patch(
    '/practice/sets/:id',
    {
      config,
      schema: { params: setIdSchema, body: changedSetSchema, response: { 200: messageSchema } },
    },
    async (request) => {
      const own = { userId: userOf(request).id, id: request.params.id };
      await countSet(own.userId, context);
      if (!(await changeSet({ ...own, change: request.body }, context)))
        throw new DomainError('not_found');
      return { message: 'Changed.' };
    },
  );
  api.delete(
    '/practice/sets/:id',
    { config, schema: { params: setIdSchema, response: { 200: messageSchema } } },
    async (request) => {
      const own = { userId: userOf(request).id, id: request.params.id };
      if (!(await deleteSet(own, context))) throw new DomainError('not_found');
      return { message: 'Deleted.' };
    },
  );
  api.delete(
    '/practice/sets/:id/students/:student',
    { config, schema: { params: setStudentSchema, response: { 200: messageSchema } } },
    async (request) => {
      const { id, student } = request.params;
      if (!(await deleteStudent({ userId: userOf(request).id, id, student }, context)))
        throw new DomainError('not_found');
      return { message: 'Deleted.' };
    },
  );
};

export const problemSets: readonly Feature[] = [listAndMake, oneSet];
