import {
  exerciseReplySchema,
  exercisesResponseSchema,
  type ExerciseAnswer,
} from '@elucida/contract/practice-exercises';
import {
  joinedSetSchema,
  setChoicesSchema,
  setProblemSchema,
  setSchema,
  setSolutionsSchema,
} from '@elucida/contract/practice-sets';
import { expect, test } from 'vitest';
import { DAY_MS } from '../../periods.ts';
import { changeAnswer } from '../queries/students.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import type { TestApp } from '../../testing/test-app.ts';

/** A set of a problem, an assignment of the collection, and a report on the teacher's own molecule. */
async function begin(app: TestApp, change: object = {}) {
  const teacher = await app.user();
  const { exercises } = exercisesResponseSchema.parse(
    (await teacher.call('GET', '/practice/exercises')).json(),
  );
  const { id: exercise } = exercises.find(({ kind }) => kind === 'assignment')!;
  const json = {
    title: 'Week 3',
    problems: [
      { structure: 'ethyl acetate' },
      { exercise },
      { structure: 'methyl propanoate', kind: 'mistake' },
    ],
    ...change,
  };
  const { id } = (await teacher.call('POST', '/practice/sets', { json })).json() as { id: string };
  const whole = async (lang = 'en') =>
    setSchema.parse((await teacher.call('GET', `/practice/sets/${id}?lang=${lang}`)).json());
  const path = `/practice/shared/${(await whole()).token}`;
  const ada = app.visitor();
  const { key } = joinedSetSchema.parse(
    (await ada.call('POST', `${path}/students`, { json: { name: 'Ada' } })).json(),
  );
  const headers = { 'student-key': key };
  const reply = (place: number, answer: Partial<ExerciseAnswer>) =>
    ada.call('POST', `${path}/problems/${place}/exercise-replies`, { headers, json: answer });
  const judged = async (place: number, answer: Partial<ExerciseAnswer>) =>
    exerciseReplySchema.parse((await reply(place, answer)).json());
  const { solutions } = setSolutionsSchema.parse(
    (await teacher.call('GET', `/practice/sets/${id}/solutions`)).json(),
  );
  return { teacher, id, exercise, whole, path, ada, headers, reply, judged, solutions };
}

onBothDatabases('exercises in sets', (open) => {
  test('an assignment and a report are shown without their answers, and checked', async () => {
    const app = open();
    const set = await begin(app);
    const { whole, path, ada, judged, solutions, exercise } = set;
    const shown = async (place: number, lang = 'en') => {
      const { body } = await ada.call('GET', `${path}/problems/${place}?lang=${lang}`);
      return { body, value: setProblemSchema.parse(JSON.parse(body)) };
    };
    const problem = await shown(0);
    expect(problem.value.exercise).toBeUndefined();
    expect(problem.body).not.toMatch(/smiles|acetate/u);
    const [assignment, report] = [await shown(1), await shown(2, 'es')];
    for (const { body } of [assignment, report])
      expect(body).not.toMatch(/"id"|"kinds"|seed|solved|wrong|expected|rating/u);
    expect(assignment.body).not.toContain(exercise);
    expect(assignment.body).not.toContain('"atoms"');
    if (assignment.value.exercise?.kind !== 'assignment') throw new Error('no assignment');
    if (report.value.exercise?.kind !== 'mistake') throw new Error('no report');
    expect(report.value.exercise).toMatchObject({
      smiles: 'CCC(OC)=O',
      name: 'propionato de metilo',
    });

    const { signals, steps: none } = solutions[1]!.exercise!;
    expect(none).toEqual([]);
    const [first, second] = signals.filter(({ technique }) => technique === 'C13NMR');
    const wrong = { ...first!, atoms: second!.atoms };
    expect(await judged(1, { signals: [wrong] })).toMatchObject({ solved: false });
    expect(await judged(1, { signals })).toMatchObject({ solved: true });
    // What comes after it was solved counts no more.
    expect(await judged(1, { signals: [wrong] })).toMatchObject({ solved: false });
    const { steps } = solutions[2]!.exercise!;
    const right = report.value.exercise.steps.findIndex((_step, place) => !steps.includes(place));
    expect(await judged(2, { step: right })).toEqual({ solved: false, signals: [], text: null });
    expect(await judged(2, { step: right })).toMatchObject({ solved: false });

    const { problems, students } = await whole('eu');
    expect(problems).toMatchObject([
      { id: null, smiles: 'CCOC(C)=O' },
      {
        id: exercise,
        kind: 'assignment',
        signals: assignment.value.exercise.signals.map(() => ({})),
      },
      { id: null, kind: 'mistake', steps: report.value.exercise.steps.map(() => ({})) },
    ]);
    expect(students).toMatchObject([
      {
        name: 'Ada',
        answers: [
          { place: 1, tries: 2, hints: [], mistakes: [], wrong: [wrong] },
          { place: 2, tries: 2, solved_at: null, mistakes: [], wrong: [{ step: right }] },
        ],
      },
    ]);
    expect(students[0]!.answers[0]!.solved_at).not.toBeNull();
  }, 60_000);

  test('each kind has its own replies, exercises have no hints, and a due date holds', async () => {
    const app = open();
    const due_at = new Date(app.clock.time + DAY_MS).toISOString();
    const { path, ada, headers, reply } = await begin(app, { due_at, formula_shown: false });
    const call = (rest: string, json?: object) =>
      ada.call(json ? 'POST' : 'GET', `${path}/problems/${rest}`, {
        headers,
        ...(json && { json }),
      });
    expect((await call('1/replies', { structure: 'CCO' })).statusCode).toBe(404);
    expect((await call('1/hints/carbons')).statusCode).toBe(404);
    expect((await reply(0, { step: 0 })).statusCode).toBe(404);
    expect((await reply(9, { step: 0 })).statusCode).toBe(404);
    expect((await call('0')).json()).toMatchObject({ formula: null });
    // Its structure is shown: the formula hides nothing.
    expect((await call('2')).json()).toMatchObject({ formula: 'C4H8O2', hints: [] });
    const atoms = { signals: [{ technique: 'C13NMR' as const, peak: 0, atoms: [999] }] };
    const beyond = await reply(1, atoms);
    expect([beyond.statusCode, beyond.json()]).toMatchObject([
      422,
      { errors: [{ loc: ['body', 'signals', 0, 'atoms'] }] },
    ]);
    const stranger = await app
      .visitor()
      .call('POST', `${path}/problems/2/exercise-replies`, { json: { step: 0 } });
    expect(stranger.statusCode).toBe(404);
    app.clock.time += 2 * DAY_MS;
    const late = await reply(2, { step: 0 });
    expect([late.statusCode, late.json()]).toMatchObject([409, { code: 'set_closed' }]);
  }, 60_000);

  test('the key of an exercise is for its teacher alone', async () => {
    const app = open();
    const { teacher, id, ada, solutions } = await begin(app);
    const url = (place: number) => `/practice/sets/${id}/problems/${place}/choices`;
    const choices = async (place: number) =>
      setChoicesSchema.parse((await teacher.call('GET', url(place))).json());
    expect((await choices(0)).choices.length).toBeGreaterThan(1);
    expect((await choices(0)).key).toBeUndefined();
    expect(await choices(2)).toEqual({
      choices: [],
      key: { signals: [], steps: solutions[2]!.exercise!.steps },
    });
    const other = await app.user();
    expect((await other.call('GET', url(2))).statusCode).toBe(404);
    expect((await ada.call('GET', url(2))).statusCode).toBe(401);
  }, 60_000);

  test('what cannot be an exercise, or gives another away, is refused with its place', async () => {
    const app = open();
    const client = await app.user();
    const make = async (...problems: object[]) => {
      const response = await client.call('POST', '/practice/sets', {
        json: { title: 'x', problems },
      });
      return [response.statusCode, response.json()];
    };
    const refused = (code: string) => [422, { code, errors: [{ loc: ['body', 'problems', 1] }] }];
    const first = { structure: 'CCO' };
    expect(await make(first, { structure: 'ClC(Cl)(Cl)Cl', kind: 'assignment' })).toMatchObject(
      refused('set_exercise'),
    );
    expect(await make(first, { exercise: '00000000' })).toMatchObject(refused('set_exercise'));
    expect(await make(first, { structure: 'OCC', kind: 'mistake' })).toMatchObject(
      refused('set_gives_away'),
    );
    expect((await make({ id: 'x', kind: 'mistake' }))[0]).toBe(422);
    expect((await make({ structure: 'CCO', kind: 'other' }))[0]).toBe(422);
    expect((await make({ history: 'none', kind: 'assignment' }))[0]).toBe(404);
  }, 60_000);

  test('an analysis of the history becomes an exercise with its own spectra', async () => {
    const app = open();
    const teacher = await app.user();
    const keep = async (smiles: string, carbons: readonly number[]) => {
      const spectra = [
        {
          type: 'H1NMR',
          metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
          peaks: [
            { delta_ppm: 4.12, int: 2, mult: 'q', j_hz: [7.1] },
            { delta_ppm: 2.04, int: 3, mult: 's' },
            { delta_ppm: 1.26, int: 3, mult: 't', j_hz: [7.1] },
          ],
        },
        { type: 'C13NMR', peaks: carbons.map((delta_ppm) => ({ delta_ppm })) },
      ];
      const json = {
        formula: 'C4H8O2',
        nombre_molecula: 'ethyl acetate',
        result_json: { status: 'ok', smiles, spectra },
      };
      return ((await teacher.call('POST', '/history', { json })).json() as { id: string }).id;
    };
    const make = (history: string, kind: string) =>
      teacher.call('POST', '/practice/sets', {
        json: { title: 'x', problems: [{ history, kind }] },
      });
    const recorded = [171.1, 60.4, 21, 14.2];
    for (const kind of ['assignment', 'mistake']) {
      const made = await make(await keep('CCOC(C)=O', recorded), kind);
      expect([kind, made.statusCode]).toEqual([kind, 200]);
      const { id } = made.json() as { id: string };
      const set = setSchema.parse((await teacher.call('GET', `/practice/sets/${id}`)).json());
      expect(set.problems).toMatchObject([{ id: null, kind, smiles: 'CCOC(C)=O' }]);
      const shown = await teacher.call('GET', `/practice/shared/${set.token}/problems/0`);
      const { spectra } = setProblemSchema.parse(shown.json());
      expect(spectra[1]).toMatchObject({ peaks: recorded.map((delta_ppm) => ({ delta_ppm })) });
    }
    // What was kept of another molecule, and what is none.
    const other = await make(await keep('CCOC(C)=O', [209, 140, 120, 90]), 'assignment');
    expect([other.statusCode, other.json()]).toMatchObject([422, { code: 'set_exercise' }]);
    for (const kind of ['structure', 'assignment', 'mistake']) {
      const none = await make(await keep('CC(', recorded), kind);
      expect([kind, none.statusCode]).toEqual([kind, 422]);
    }
  }, 60_000);

  test('wrong answers are kept once each, the last first, and not without end', async () => {
    const app = open();
    const { judged, whole, solutions } = await begin(app);
    const signals = solutions[1]!.exercise!.signals;
    const { technique, peak } = signals[0]!;
    const others = [...new Set(signals.flatMap(({ atoms }) => atoms))].filter(
      (atom) => !signals[0]!.atoms.includes(atom),
    );
    for (const atom of others) await judged(1, { signals: [{ technique, peak, atoms: [atom] }] });
    await judged(1, { signals: [{ technique, peak, atoms: [others[0]!] }] });
    const { students } = await whole();
    const { wrong, tries } = students[0]!.answers[0]!;
    expect(tries).toBe(others.length + 1);
    expect(wrong![0]).toMatchObject({ technique, peak });
    expect(wrong![0]).toHaveProperty('atoms', expect.arrayContaining([others[0]]));
    expect(new Set(wrong!.map((each) => JSON.stringify(each))).size).toBe(wrong!.length);

    const many = Array.from({ length: 40 }, (_, step) => ({ step }));
    const student = students[0]!.id;
    await changeAnswer({ student, place: 2 }, { tried: { isRight: false, wrong: many } }, app);
    expect((await whole()).students[0]!.answers[1]!.wrong).toEqual(many.slice(0, 30));
  }, 60_000);
});
