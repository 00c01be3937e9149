import { problemsResponseSchema, practiceReplySchema } from '@elucida/contract/practice';
import {
  joinedSetSchema,
  ownAnswersSchema,
  setProblemSchema,
  setSchema,
  setChoicesSchema,
  setSolutionsSchema,
  setsSchema,
  sharedSetSchema,
} from '@elucida/contract/practice-sets';
import { SET_DAYS } from '@elucida/contract/practice-set-terms';
import { expect, test } from 'vitest';
import { sweepStudents } from '../queries/sweep-students.ts';
import { DAY_MS } from '../../periods.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import type { TestApp } from '../../testing/test-app.ts';

type Client = ReturnType<TestApp['visitor']>;

/** A teacher with a set of a problem of the collection and of methyl propanoate. */
async function begin(app: TestApp, change: object = {}) {
  const teacher = await app.user();
  const { problems } = problemsResponseSchema.parse(
    (await teacher.call('GET', '/practice/problems')).json(),
  );
  const json = {
    title: 'Week 3',
    problems: [{ id: problems[0]!.id }, { structure: 'methyl propanoate' }],
    ...change,
  };
  const { id } = (await teacher.call('POST', '/practice/sets', { json })).json() as { id: string };
  const whole = async () =>
    setSchema.parse((await teacher.call('GET', `/practice/sets/${id}`)).json());
  const { token } = await whole();
  return { teacher, id, whole, path: `/practice/shared/${token}` };
}

async function join(app: TestApp, path: string, name: string) {
  const client = app.visitor();
  const joined = joinedSetSchema.parse(
    (await client.call('POST', `${path}/students`, { json: { name } })).json(),
  );
  return { client, headers: { 'student-key': joined.key } };
}

const answer = async (
  { client, headers }: { client: Client; headers: Record<string, string> },
  path: string,
  structure: string,
) =>
  practiceReplySchema.parse(
    (await client.call('POST', `${path}/replies`, { headers, json: { structure } })).json(),
  );

onBothDatabases('sets of problems', (open) => {
  test('two students solve a set; their teacher sees who did what, and nobody else does', async () => {
    const app = open();
    const { teacher, id, whole, path } = await begin(app);
    const visitor = app.visitor();
    expect(sharedSetSchema.parse((await visitor.call('GET', path)).json())).toEqual({
      title: 'Week 3',
      due_at: null,
      closed: false,
      hints: true,
      formula_shown: true,
      problems: 2,
    });
    const shown = await visitor.call('GET', `${path}/problems/1`);
    expect(setProblemSchema.parse(shown.json()).formula).toBe('C4H8O2');
    expect(shown.body).not.toMatch(/smiles|CCC\(=O\)OC|propanoate/u);

    const ada = await join(app, path, 'Ada');
    app.clock.time += 1;
    const bob = await join(app, path, 'Bob');
    const second = `${path}/problems/1`;
    expect(await answer(ada, second, 'CCOC(C)=O')).toMatchObject({
      outcome: 'wrong',
      solution: null,
    });
    await ada.client.call('GET', `${second}/hints/carbons`, { headers: ada.headers });
    expect(await answer(ada, second, 'COC(=O)CC')).toMatchObject({ outcome: 'solved' });
    expect(await answer(ada, second, 'CCCC(=O)O')).toMatchObject({ outcome: 'wrong' });
    expect(await answer(bob, second, 'CCCC(=O)O')).toMatchObject({ outcome: 'wrong' });
    expect(await answer(bob, second, 'CCO')).toMatchObject({ outcome: 'wrong_formula' });

    const own = ownAnswersSchema.parse(
      (await bob.client.call('GET', `${path}/answers`, { headers: bob.headers })).json(),
    );
    expect(own).toEqual({
      name: 'Bob',
      answers: [{ place: 1, tries: 2, solved_at: null, hints: [] }],
    });
    const set = await whole();
    expect(set.problems).toMatchObject([
      { id: expect.any(String) as string },
      { id: null, smiles: 'CCC(OC)=O', name: 'methyl propionate', formula: 'C4H8O2', level: null },
    ]);
    expect(set.students).toMatchObject([
      {
        name: 'Ada',
        answers: [
          {
            place: 1,
            // What comes after it was solved counts no more.
            tries: 2,
            solved_at: expect.any(String) as string,
            hints: ['carbons'],
            mistakes: [{ kind: 'places' }],
          },
        ],
      },
      {
        name: 'Bob',
        answers: [{ tries: 2, mistakes: [{ smiles: 'CCO', kind: 'formula' }, { kind: 'groups' }] }],
      },
    ]);

    const { choices } = setChoicesSchema.parse(
      (await teacher.call('GET', `/practice/sets/${id}/problems/1/choices?lang=es`)).json(),
    );
    expect(choices.filter(({ right }) => right)).toEqual([
      { smiles: 'CCC(OC)=O', name: 'propionato de metilo', right: true },
    ]);
    expect(choices).toHaveLength(4);
    const beyond = await teacher.call('GET', `/practice/sets/${id}/problems/9/choices`);
    expect(beyond.statusCode).toBe(404);
    const { solutions } = setSolutionsSchema.parse(
      (await teacher.call('GET', `/practice/sets/${id}/solutions?lang=es`)).json(),
    );
    expect(solutions[1]).toMatchObject({ smiles: 'CCC(OC)=O', name: 'propionato de metilo' });

    const other = await app.user();
    expect((await other.call('GET', `/practice/sets/${id}`)).statusCode).toBe(404);
    expect((await other.call('DELETE', `/practice/sets/${id}`)).statusCode).toBe(404);
    const stranger = set.students[0]!.id;
    const one = `/practice/sets/${id}/students/${stranger}`;
    expect((await other.call('DELETE', one)).statusCode).toBe(404);
    const strange = { headers: { 'student-key': 'guessed' } };
    expect((await visitor.call('GET', `${path}/answers`, strange)).statusCode).toBe(404);
    expect((await visitor.call('GET', `${path}/answers`)).statusCode).toBe(404);

    const copy = (await teacher.call('GET', '/account/export')).json() as {
      problem_sets: { students: unknown[] }[];
    };
    expect(copy.problem_sets[0]!.students).toHaveLength(2);
    expect((await teacher.call('DELETE', one)).statusCode).toBe(200);
    expect((await whole()).students.map(({ name }) => name)).toEqual(['Bob']);
    expect((await teacher.call('DELETE', `/practice/sets/${id}`)).statusCode).toBe(200);
    expect((await visitor.call('GET', path)).statusCode).toBe(404);
    expect((await visitor.call('GET', second)).statusCode).toBe(404);
  }, 60_000);

  test('hidden formula, no hints, and a due date hold; answers are kept 90 days', async () => {
    const app = open();
    const due_at = new Date(app.clock.time + DAY_MS).toISOString();
    const { teacher, id, whole, path } = await begin(app, { due_at, formula_shown: false });
    const ada = await join(app, path, 'Ada');
    const problem = async () =>
      setProblemSchema.parse((await ada.client.call('GET', `${path}/problems/1`)).json());
    expect(await problem()).toMatchObject({ formula: null });
    expect((await problem()).hints).not.toContain('unsaturation');
    const hint = (kind: string) =>
      ada.client.call('GET', `${path}/problems/1/hints/${kind}`, { headers: ada.headers });
    expect((await hint('unsaturation')).statusCode).toBe(404);
    expect((await hint('carbons')).statusCode).toBe(200);

    const changed = { title: 'Week 4', hints: false };
    await teacher.call('PATCH', `/practice/sets/${id}`, { json: changed });
    expect(await whole()).toMatchObject({ ...changed, due_at, formula_shown: false });
    expect((await problem()).hints).toEqual([]);
    expect((await hint('carbons')).statusCode).toBe(404);

    await answer(ada, `${path}/problems/1`, 'CCOC(C)=O');
    app.clock.time += 2 * DAY_MS;
    expect((await ada.client.call('GET', path)).json()).toMatchObject({ closed: true });
    const late = await ada.client.call('POST', `${path}/problems/1/replies`, {
      headers: ada.headers,
      json: { structure: 'CCC(=O)OC' },
    });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'set_closed' }]);
    expect(
      (await app.visitor().call('POST', `${path}/students`, { json: { name: 'Bob' } })).statusCode,
    ).toBe(409);
    expect((await whole()).students).toMatchObject([{ answers: [{ tries: 1 }] }]);

    const kept = async () => {
      await sweepStudents({ db: app.db, clock: app.clock });
      return (await app.db.kysely.selectFrom('set_answers').selectAll().execute()).length;
    };
    app.clock.time += (SET_DAYS - 3) * DAY_MS;
    expect(await kept()).toBe(1);
    app.clock.time += 2 * DAY_MS;
    expect(await kept()).toBe(0);
  }, 60_000);

  test('answers of one student that arrive together all count', async () => {
    const app = open();
    const { whole, path } = await begin(app);
    const ada = await join(app, path, 'Ada');
    await Promise.all(
      ['CCOC(C)=O', 'CCCC(=O)O', 'CC(C)C(=O)O', 'COCC(C)=O'].map((structure) =>
        answer(ada, `${path}/problems/1`, structure),
      ),
    );
    const [student] = (await whole()).students;
    expect(student!.answers).toMatchObject([{ tries: 4 }]);
    expect(student!.answers[0]!.mistakes).toHaveLength(4);
  }, 60_000);

  test('what cannot be a problem is refused with its place', async () => {
    const app = open();
    const client = await app.user();
    const make = (...problems: object[]) =>
      client.call('POST', '/practice/sets', { json: { title: 'x', problems } });
    for (const bad of [
      { structure: 'CC(F)C' },
      { structure: 'CCO.CCO' },
      { structure: 'no such thing' },
      { structure: 'C'.repeat(31) },
      { id: '00000000' },
    ]) {
      const response = await make({ structure: 'CCO' }, bad);
      expect([response.statusCode, response.json()]).toMatchObject([
        422,
        { code: 'set_molecule', errors: [{ loc: ['body', 'problems', 1] }] },
      ]);
    }
    expect((await make({ history: 'none' })).statusCode).toBe(404);
    expect((await make()).statusCode).toBe(422);
    expect((await make({ id: 'x', structure: 'CCO' })).statusCode).toBe(422);
    expect(setsSchema.parse((await client.call('GET', '/practice/sets')).json()).sets).toEqual([]);
  }, 60_000);

  test('recorded curves of the history are shown to students, as far as there is room for them', async () => {
    const app = open();
    const teacher = await app.user();
    // As long as a curve may be: three of them have room.
    const trace = {
      from: 10,
      to: 0,
      low: 0,
      high: 1,
      ordinate: 'intensity',
      heights: 'A'.repeat(131_072),
    };
    const spectra = [
      {
        type: 'H1NMR',
        metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
        peaks: [
          { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
          { delta_ppm: 2.04, int: 3, mult: 's' },
          { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
        ],
        trace,
      },
      { type: 'C13NMR', peaks: [171.1, 60.4, 21, 14.2].map((delta_ppm) => ({ delta_ppm })), trace },
    ];
    const kept = await teacher.call('POST', '/history', {
      json: {
        formula: 'C4H8O2',
        nombre_molecula: 'ethyl acetate',
        result_json: { status: 'ok', smiles: 'CCOC(C)=O', spectra },
      },
    });
    const { id: history } = kept.json() as { id: string };
    const made = await teacher.call('POST', '/practice/sets', {
      json: { title: 'x', problems: [{ history }, { history }] },
    });
    const { id } = made.json() as { id: string };
    const { token } = setSchema.parse((await teacher.call('GET', `/practice/sets/${id}`)).json());
    const curves = async (place: number) => {
      const shown = await app.visitor().call('GET', `/practice/shared/${token}/problems/${place}`);
      return setProblemSchema.parse(shown.json()).spectra.map((each) => 'trace' in each);
    };
    expect([await curves(0), await curves(1)]).toEqual([
      [true, true],
      [true, false],
    ]);
  }, 60_000);
});
