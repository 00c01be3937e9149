import {
  exerciseReplySchema,
  exerciseSolutionSchema,
  exercisesResponseSchema,
  shownExerciseSchema,
} from '@elucida/contract/practice-exercises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const visitor = () => app.visitor();
const exercises = async () =>
  exercisesResponseSchema.parse((await visitor().call('GET', '/practice/exercises')).json())
    .exercises;
const first = async (wanted: string) =>
  `/practice/exercises/${(await exercises()).find(({ kind }) => kind === wanted)!.id}`;

test('an assignment is shown without its solution, answered and solved', async () => {
  const path = await first('assignment');
  const shown = shownExerciseSchema.parse((await visitor().call('GET', path)).json());
  if (shown.kind !== 'assignment') throw new Error(shown.kind);
  const { signals } = exerciseSolutionSchema.parse(
    (await visitor().call('GET', `${path}/solution`)).json(),
  );
  expect(signals.map(({ peak }) => peak)).toEqual(shown.signals.map(({ peak }) => peak));
  const reply = async (json: object) =>
    exerciseReplySchema.parse((await visitor().call('POST', `${path}/replies`, { json })).json());
  expect(await reply({ signals })).toMatchObject({ solved: true });
  const half = await reply({ signals: signals.slice(1) });
  expect(half).toMatchObject({ solved: false });
  expect(half.signals[0]).toMatchObject({ outcome: 'open' });
});

test('an atom that there is not is refused at its place', async () => {
  const path = await first('assignment');
  const signals = [{ technique: 'C13NMR', peak: 0, atoms: [0, 999] }];
  const response = await visitor().call('POST', `${path}/replies`, { json: { signals } });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    code: 'invalid_input',
    errors: [{ loc: ['body', 'signals', 0, 'atoms'] }],
  });
});

test('a mistake is shown as steps in the language asked for, and found', async () => {
  const path = await first('mistake');
  const shown = async (lang: string) =>
    shownExerciseSchema.parse((await visitor().call('GET', `${path}?lang=${lang}`)).json());
  const [en, es] = [await shown('en'), await shown('es')];
  if (en.kind !== 'mistake' || es.kind !== 'mistake') throw new Error(en.kind);
  expect(en.steps.length).toBe(es.steps.length);
  expect(en.steps).not.toEqual(es.steps);
  const { steps } = exerciseSolutionSchema.parse(
    (await visitor().call('GET', `${path}/solution`)).json(),
  );
  for (const step of en.steps.keys()) {
    const response = await visitor().call('POST', `${path}/replies`, { json: { step } });
    expect(exerciseReplySchema.parse(response.json()).solved).toBe(steps.includes(step));
  }
});

test.each([
  ['GET', '/practice/exercises/00000000', undefined, 404, 'not_found'],
  ['GET', '/practice/exercises/00000000/solution', undefined, 404, 'not_found'],
  ['POST', '/practice/exercises/00000000/replies', { step: 0 }, 404, 'not_found'],
  ['POST', '/practice/exercises/x/replies', { step: -1 }, 422, 'invalid_input'],
  ['POST', '/practice/exercises/x/replies', { signals: [{ peak: 1 }] }, 422, 'invalid_input'],
] as const)('%s %s with %j is answered %i', async (method, path, json, status, code) => {
  const response = await visitor().call(method, path, json === undefined ? {} : { json });
  expect([response.statusCode, (response.json() as { code: string }).code]).toEqual([status, code]);
});
