import { randomBytes } from 'node:crypto';
import type { Progress } from '@elucida/contract/analysis';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { analyseWithModels } from './analyse-with-models.ts';
import { createAskModel } from './ask-model.ts';
import { configuredModels } from './configured-model.ts';
import { createPanel } from './panel.ts';
import { startModelsStub, type ModelsStub } from './stub/start-stub.ts';
import { QUESTION, PROSE, stepsOf } from './testing/given-steps.ts';
import { stubSettings } from './testing/stub-settings.ts';

// The models over real HTTP; in place of the engine, steps that write down what they are given.
let stub: ModelsStub;
beforeAll(async () => {
  stub = await startModelsStub();
});
afterAll(() => stub.close());

const [FIRST, SECOND] = ['first', 'second'].map((look) => JSON.stringify({ look })) as [
  string,
  string,
];

const panelOf = (scenarios: readonly [string, string]) => {
  const name = randomBytes(3).toString('hex');
  const models = configuredModels({
    ...stubSettings(stub),
    modelA: `openai:gpt-5-${name}-stub-${scenarios[0]}`,
    modelB: `local:${name}-stub-${scenarios[1]}`,
  });
  return {
    panel: createPanel(models, createAskModel({ firstPauseMs: 20 })),
    received: () => stub.requests.filter(({ model }) => model.includes(name)),
  };
};
const run = async (
  scenarios: readonly [string, string],
  {
    steps = stepsOf(),
    limitMs = 5_000,
    signal = new AbortController().signal,
    polish = false,
  } = {},
) => {
  const { panel, received } = panelOf(scenarios);
  const progress: Progress[] = [];
  const response = await analyseWithModels({
    steps,
    panel,
    question: async () => QUESTION,
    signal,
    limitMs,
    polish,
    onProgress: (each) => progress.push(each),
  });
  return { response, progress, received: received(), seen: steps.seen };
};

test('both are asked once, side by side with the engine; the judge gets both replies', async () => {
  const { response, received, seen, progress } = await run(['truth', 'wrong-isomer']);
  expect([response, received.length]).toEqual([FIRST, 2]);
  expect(seen).toEqual([
    {
      secondLook: false,
      replies: [
        expect.objectContaining({ id: 'openai', round: 1, failure: null }),
        expect.objectContaining({ id: 'local', round: 1, failure: null }),
      ],
    },
  ]);
  expect(progress.map(({ stage }) => stage)).not.toContain('report');
  expect(progress[1]!.models!.map(({ state }) => state)).toEqual(['asked', 'asked']);
  expect(progress.at(-1)).toMatchObject({
    stage: 'judge',
    models: [
      { id: 'openai', state: 'answered', round: 1 },
      { id: 'local', state: 'answered', round: 1 },
    ],
    ranking: [
      { rank: 1, smiles: 'CCC(=O)OC', name: 'methyl propanoate', confidence: 0.95 },
      { rank: 2, smiles: 'CCOC(C)=O', name: null, confidence: 0.05 },
    ],
  });
});

test('a judge who is not sure asks those who answered once more, with its ranking and open question', async () => {
  const { response, received, seen } = await run(['second-look', 'unauthorised'], {
    steps: stepsOf({ confidence: 0.4 }),
    limitMs: 20_000,
  });
  expect(response).toBe(SECOND);
  const asked = received.filter(({ provider }) => provider === 'openai');
  expect([received.length, asked.length]).toEqual([3, 2]);
  expect(asked[0]!.text).not.toContain('ranking');
  expect(asked[1]!.text).toContain(
    "The judge's ranking so far:\n1. CCC(=O)OC (95 %)\n2. CCOC(C)=O (5 %)\nPeaks that " +
      'the first does not explain: C13NMR 171.1',
  );
  expect(
    seen.map(({ secondLook, replies }) => [
      secondLook,
      ...replies.map(({ id, round, failure, answer }) => [
        id,
        round,
        failure,
        answer?.proposals[0]?.smiles,
      ]),
    ]),
  ).toEqual([
    [false, ['openai', 1, null, 'CCC(=O)OC'], ['local', 1, 'not-authorised', undefined]],
    [
      true,
      ['openai', 1, null, 'CCC(=O)OC'],
      ['local', 1, 'not-authorised', undefined],
      ['openai', 2, null, 'CCOC(C)=O'],
    ],
  ]);
});

test.each([
  ['sure', 0.9, 20_000],
  ['short of time', 0.4, 9_000],
])('a judge who is %s does not ask again', async (_why, confidence, limitMs) => {
  expect(
    (await run(['truth', 'truth'], { steps: stepsOf({ confidence }), limitMs })).response,
  ).toBe(FIRST);
});

test('both down: the judge hears of it and nobody is asked again', async () => {
  const { response, seen, received } = await run(['server-error', 'malformed'], {
    steps: stepsOf({ confidence: 0.4 }),
    limitMs: 20_000,
  });
  expect([response, received.length]).toEqual([FIRST, 4]);
  expect(seen.map(({ replies }) => replies.map(({ failure }) => failure))).toEqual([
    ['provider-error', 'malformed'],
  ]);
});

test(
  'a model that never answers keeps nobody longer than the limit, and the ranking ' +
    'is shown while it is waited for',
  async () => {
    const started = performance.now();
    const { response, seen, progress } = await run(['truth', 'silent'], { limitMs: 600 });
    expect(response).toBe(FIRST);
    expect(performance.now() - started).toBeLessThan(600 + 500);
    expect(seen[0]!.replies.map(({ failure }) => failure)).toEqual([null, 'timeout']);
    expect(progress.find(({ ranking }) => ranking !== undefined)!.models!.at(-1)).toEqual({
      id: 'local',
      state: 'asked',
      round: 1,
    });
  },
);

test('where the question is not ready in time nobody is asked, and the judge hears that nobody answered', async () => {
  const { panel, received } = panelOf(['truth', 'truth']);
  const steps = stepsOf({ confidence: 0.1 });
  expect(
    await analyseWithModels({
      steps,
      panel,
      question: async () => null,
      signal: new AbortController().signal,
      onProgress: () => {},
    }),
  ).toBe(FIRST);
  expect([steps.seen[0]!.replies.map(({ failure }) => failure), received()]).toEqual([
    ['timeout', 'timeout'],
    [],
  ]);
});

test(
  'where it is wished, who answered words the reasons in the end, in the same ' +
    'time; nothing else of the answer changes',
  async () => {
    const { response, received, progress } = await run(['unauthorised', 'truth'], { polish: true });
    expect(JSON.parse(response)).toEqual({
      look: 'first',
      wording: {
        id: 'local',
        provider: 'local',
        model: expect.stringMatching(/-stub-truth$/) as string,
        failure: null,
        cached: false,
        refused: 0,
        points: [{ point: 3, text: PROSE[0]!.text.replace('. Only', '; only') }],
      },
    });
    expect(
      received.map(({ provider, text }) => [provider, text.includes('the carbonyl region')]).sort(),
    ).toEqual([
      ['local', false],
      ['local', true],
      ['openai', false],
    ]);
    expect(
      progress.flatMap(
        ({ models }) => models?.filter(({ id }) => id === 'local').map(({ state }) => state) ?? [],
      ),
    ).toEqual(expect.arrayContaining(['asked', 'answered', 'wording']));
    expect(progress.at(-1)!.models!.map(({ state }) => state)).toEqual(['failed', 'answered']);
  },
);

test.each([
  ['nobody answered', ['unauthorised', 'server-error'], 5_000],
  ['there is no time left for it', ['truth', 'truth'], 3_900],
] as const)('where %s, nobody words the reasons', async (_why, scenarios, limitMs) => {
  const { response, received } = await run(scenarios, { polish: true, limitMs });
  const { wording, ...rest } = JSON.parse(response) as { wording?: { failure: string } };
  expect([rest, wording?.failure]).toEqual([
    { look: 'first' },
    limitMs === 5_000 ? undefined : 'timeout',
  ]);
  expect(received.some(({ text }) => text.includes('the carbonyl region'))).toBe(false);
});

test('a provider that is too busy is seen to be asked again', async () => {
  const { progress, seen } = await run(['server-error-once', 'truth']);
  expect(seen[0]!.replies.map(({ failure }) => failure)).toEqual([null, null]);
  expect(
    progress
      .flatMap(
        ({ models }) => models?.filter(({ id }) => id === 'openai').map(({ state }) => state) ?? [],
      )
      .filter((state, i, all) => state !== all[i - 1]),
  ).toEqual(['asked', 'retrying', 'answered']);
});

test('an engine that takes longer than the models is waited for', async () => {
  expect(
    (await run(['truth', 'silent'], { steps: stepsOf({ firstLookMs: 700 }), limitMs: 200 }))
      .response,
  ).toBe(FIRST);
});

test.each([
  ['the person leaves', undefined],
  ['the first look fails', new Error('no spectrum could be read')],
])("%s: the models' connections end within a second", async (_what, fails) => {
  const { panel, received } = panelOf(['silent', 'silent']);
  const controller = new AbortController();
  const steps = stepsOf({ firstLookMs: 300, ...(fails === undefined ? {} : { fails }) });
  const running = analyseWithModels({
    steps,
    panel,
    question: async () => QUESTION,
    signal: controller.signal,
    onProgress: () => {},
  });
  // Looked at below; until then it would count as unhandled.
  running.catch(() => {});
  await expect.poll(() => received().length).toBe(2);
  const over = performance.now();
  if (fails === undefined) controller.abort(new Error('the person left'));
  await expect(running).rejects.toThrow(fails?.message ?? 'the person left');
  await expect.poll(() => received().every(({ leftAt }) => leftAt !== undefined)).toBe(true);
  for (const { leftAt } of received()) expect(leftAt! - over).toBeLessThan(1_300);
});
