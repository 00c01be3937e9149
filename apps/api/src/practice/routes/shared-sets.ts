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
import type { AskedProblem } from '@elucida/practice/practice-desk';
import type { FastifyRequest } from 'fastify';
import { PRACTICE_BOUNDS } from '../../bounds/structures.ts';
import type { Context } from '../../context.ts';
import type { ProblemSetsTable, SetStudentsTable } from '../../db/practice-tables.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { countPractice, valueOf } from './desk.ts';
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

/** The problem at a place. Throws `DomainError`: `not_found`. */
function problemAt(row: ProblemSetsTable, place: number): AskedProblem {
  const problem = problemsOf(row)[place];
  if (problem === undefined) throw new DomainError('not_found');
  return problem;
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

/** GET /practice/shared/{token}/problems/{place}, POST …/replies, GET …/hints/{kind}. */
const solve: Feature = (api, context) => {
  api.get(
    '/practice/shared/:token/problems/:place',
    { config, schema: { params: setPlaceSchema, response: { 200: setProblemSchema } } },
    async (request) => {
      await countPractice(request, context, 'reads');
      const { token, place } = request.params;
      const row = await setOf(token, context);
      const asked = { problem: problemAt(row, place), lang: 'en' } as const;
      const shown = valueOf(await context.isomers.run('show-problem', asked, { limitMs }));
      const { ion_mz, spectra } = shown;
      const { hints, formula_shown } = headOf(row);
      return {
        ion_mz,
        spectra: spectra as never,
        hints: hints ? shown.hints.filter((kind) => formula_shown || kind !== 'unsaturation') : [],
        formula: formula_shown ? shown.formula : null,
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
        mistake: mistake === null ? null : { smiles: reply.smiles, kind: mistake },
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
export const sharedSets: readonly Feature[] = [enter, solve];
