import {
  joinedSetSchema,
  joinSetSchema,
  ownAnswersSchema,
  setHintParamsSchema,
  setPlaceSchema,
  setProblemSchema,
  sharedSetParamsSchema,
  sharedSetSchema,
  STUDENT_KEY_HEADER,
} from '@elucida/contract/practice-sets';
import {
  drawnSchema,
  hintSchema,
  practiceLanguageSchema,
  practiceReplySchema,
} from '@elucida/contract/practice';
import { exerciseAnswerSchema, exerciseReplySchema } from '@elucida/contract/practice-exercises';
import { isExercise, type SetItem } from '@elucida/practice/set-desk';
import type { FastifyRequest } from 'fastify';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import type { ProblemSetsTable, SetStudentsTable } from '../../db/practice-tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { countPractice, exerciseValueOf, valueOf } from './desk.ts';
import { findShared, headOf, problemsOf } from '../queries/own-sets.ts';
import { answersOf, changeAnswer, findStudent, joinSet } from '../queries/students.ts';

const { limitMs } = PRACTICE_BOUNDS;
/** Keys are shorter; longer ones are not hashed. */
const KEY_MAX = 100;
const config = { access: 'anyone' } as const;

/** The set of a link. Throws `DomainError`: `not_found`. */
async function setOf(token: string, context: Context): Promise<ProblemSetsTable> {
  const row = await findShared(token, context);
  if (row === undefined) throw new DomainError('not_found');
  return row;
}

const isClosed = ({ due_at }: ProblemSetsTable, { clock }: Context) =>
  due_at !== null && due_at < clock.now();

/** The problem or exercise at a place. Throws `DomainError`: `not_found`. */
function itemAt(row: ProblemSetsTable, place: number): SetItem {
  const item = problemsOf(row)[place];
  if (item === undefined) throw new DomainError('not_found');
  return item;
}
/** The problem at a place. Throws `DomainError`: `not_found`, where there is an exercise as well. */
function problemAt(row: ProblemSetsTable, place: number) {
  const item = itemAt(row, place);
  if (isExercise(item)) throw new DomainError('not_found');
  return item;
}

/** The student whose key the request carries. Throws `DomainError`: `not_found`. */
async function studentOf(
  request: FastifyRequest,
  row: ProblemSetsTable,
  context: Context,
): Promise<SetStudentsTable> {
  const key = request.headers[STUDENT_KEY_HEADER];
  const student =
    typeof key === 'string' && key.length <= KEY_MAX
      ? await findStudent({ setId: row.id, key }, context)
      : undefined;
  if (student === undefined) throw new DomainError('not_found');
  return student;
}

/** GET /practice/shared/{token}, POST …/students, GET …/answers: a set as its students see it. */
const enter: Feature = (api, context) => {
  api.get(
    '/practice/shared/:token',
    { config, schema: { params: sharedSetParamsSchema, response: { 200: sharedSetSchema } } },
    async (request) => {
      await countPractice(request, context, 'reads');
      const row = await setOf(request.params.token, context);
      return {
        ...headOf(row),
        closed: isClosed(row, context),
        problems: problemsOf(row).length,
      };
    },
  );
  api.post(
    '/practice/shared/:token/students',
    {
      config,
      schema: {
        params: sharedSetParamsSchema,
        body: joinSetSchema,
        response: { 200: joinedSetSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'joins');
      const row = await setOf(request.params.token, context);
      if (isClosed(row, context)) throw new DomainError('set_closed');
      const { name } = request.body;
      return { name, key: await joinSet({ setId: row.id, name }, context) };
    },
  );
  api.get(
    '/practice/shared/:token/answers',
    { config, schema: { params: sharedSetParamsSchema, response: { 200: ownAnswersSchema } } },
    async (request) => {
      await countPractice(request, context, 'reads');
      const row = await setOf(request.params.token, context);
      const { id, name } = await studentOf(request, row, context);
      return { name, answers: await answersOf(id, context) };
    },
  );
};

/** POST /practice/shared/{token}/problems/{place}/exercise-replies: of an exercise. */
const doExercise: Feature = (api, context) => {
  api.post(
    '/practice/shared/:token/problems/:place/exercise-replies',
    {
      config,
      schema: {
        params: setPlaceSchema,
        body: exerciseAnswerSchema,
        response: { 200: exerciseReplySchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'replies');
      const { token, place } = request.params;
      const row = await setOf(token, context);
      const item = itemAt(row, place);
      if (!isExercise(item)) throw new DomainError('not_found');
      const student = await studentOf(request, row, context);
      if (isClosed(row, context)) throw new DomainError('set_closed');
      const asked = { exercise: item.exercise, answer: request.body };
      const { reply, wrong } = exerciseValueOf(
        await context.isomers.run('reply-to-exercise', asked, { limitMs }),
      );
      const tried = { isRight: reply.solved, wrong };
      await changeAnswer({ student: student.id, place }, { tried }, context);
      return reply;
    },
  );
};

/** GET /practice/shared/{token}/problems/{place}, POST …/replies, GET …/hints/{kind}. */
const solve: Feature = (api, context) => {
  api.get(
    '/practice/shared/:token/problems/:place',
    {
      config,
      schema: {
        params: setPlaceSchema,
        querystring: practiceLanguageSchema,
        response: { 200: setProblemSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const { token, place } = request.params;
      const row = await setOf(token, context);
      const asked = { item: itemAt(row, place), lang: request.query.lang };
      const shown = valueOf(await context.isomers.run('show-in-set', asked, { limitMs }));
      const { hints, formula_shown } = headOf(row);
      return {
        ...shown,
        spectra: shown.spectra as never,
        hints: hints ? shown.hints.filter((kind) => formula_shown || kind !== 'unsaturation') : [],
        formula: formula_shown || shown.exercise !== undefined ? shown.formula : null,
      };
    },
  );
  api.post(
    '/practice/shared/:token/problems/:place/replies',
    {
      config,
      schema: {
        params: setPlaceSchema,
        body: drawnSchema,
        response: { 200: practiceReplySchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'replies');
      const { token, place } = request.params;
      const row = await setOf(token, context);
      const problem = problemAt(row, place);
      const student = await studentOf(request, row, context);
      if (isClosed(row, context)) throw new DomainError('set_closed');
      const asked = { problem, ...request.body };
      const { reply, mistake } = valueOf(
        await context.isomers.run('reply-to-student', asked, { limitMs }),
      );
      const isRight = reply.outcome === 'solved' || reply.outcome === 'equivalent';
      const tried = {
        isRight,
        wrong: mistake === null ? [] : [{ smiles: reply.smiles, kind: mistake }],
      };
      await changeAnswer({ student: student.id, place }, { tried }, context);
      return reply;
    },
  );
  api.get(
    '/practice/shared/:token/problems/:place/hints/:kind',
    {
      config,
      schema: {
        params: setHintParamsSchema,
        querystring: practiceLanguageSchema,
        response: { 200: hintSchema },
      },
    },
    async (request) => {
      await countPractice(request, context, 'reads');
      const { token, place, kind } = request.params;
      const row = await setOf(token, context);
      const problem = problemAt(row, place);
      const { hints, formula_shown } = headOf(row);
      // The degree of unsaturation is that of the formula, which is to be found.
      if (!hints || (!formula_shown && kind === 'unsaturation')) throw new DomainError('not_found');
      const student = await studentOf(request, row, context);
      const asked = { problem, kind, lang: request.query.lang };
      const hint = valueOf(await context.isomers.run('give-hint', asked, { limitMs }));
      if (!isClosed(row, context))
        await changeAnswer({ student: student.id, place }, { hint: kind }, context);
      return hint;
    },
  );
};

/** What students do with a set that a teacher shared: no account, a name and a key. */
export const sharedSets: readonly Feature[] = [enter, solve, doExercise];
