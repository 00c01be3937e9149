import type { ModelReply } from '@elucida/contract/models';
import { expect, test } from 'vitest';
import type { PolishQuestion } from './model-question.ts';
import type { Panel } from './panel.ts';
import { embellish, reword } from './stub/reword.ts';
import { readWording } from './read-wording.ts';
import { wordReasons } from './word-reasons.ts';

const POINTS = [
  '**171.1**: the carbonyl region. Only C=O of acids lies there.',
  'No hydrogens on a neighbouring carbon, hence the singlet.',
  'The molecular ion, *m/z* 88, is not seen.',
  '**60.4**: carbon on oxygen.',
  'No band in 3200–3600, hence no O–H.',
  '**1741 cm⁻¹**: C=O stretch.',
  'The integrals account for all 8 hydrogens.',
].map((text, id) => ({ id, text }));
const QUESTION: PolishQuestion = { task: 'polish', lang: 'en', points: POINTS };
const answer = (points: readonly { id: number; text: string }[]) => JSON.stringify({ points });

test('what goes beyond wording is refused and counted; what a model leaves as it is counts as neither', () => {
  expect(readWording(answer(POINTS.map(embellish)), QUESTION)).toEqual({ points: [], refused: 7 });
  expect(readWording(answer(POINTS.map((point) => reword(point, 'English'))), QUESTION)).toEqual({
    points: [{ point: 0, text: '**171.1**: the carbonyl region; only C=O of acids lies there.' }],
    refused: 0,
  });
});

test('a text for another point than its own, for one that was not asked, or in no form at all changes nothing', () => {
  expect(
    readWording(
      answer([
        { id: 3, text: POINTS[0]!.text },
        { id: 99, text: 'Benzene.' },
      ]),
      QUESTION,
    ),
  ).toEqual({ points: [], refused: 1 });
  for (const raw of ['', 'no JSON', '[]', '{"points":{}}', null])
    expect(readWording(raw, QUESTION)).toEqual({ points: [], refused: 0 });
});

const reply = (
  id: string,
  elapsed_ms: number,
  failure: ModelReply['failure'] = null,
): ModelReply => ({
  id,
  provider: 'openai',
  model: id,
  round: 1,
  failure,
  answer: failure === null ? { readings: [], proposals: [] } : null,
  raw: null,
  elapsed_ms,
  cached: false,
});
async function asked(replies: readonly ModelReply[]): Promise<readonly string[]> {
  const ids: string[] = [];
  const panel: Panel = {
    ids: [],
    ask: async () => [],
    fail: () => [],
    askOne: async (id) => {
      ids.push(id);
      return { ...reply(id, 1, 'refused') };
    },
  };
  const wording = await wordReasons(POINTS, replies, {
    panel,
    lang: 'en',
    onAsked: () => {},
    onReply: () => {},
    onRetry: () => {},
    signal: new AbortController().signal,
    deadline: performance.now() + 60_000,
  });
  if (ids.length > 0) expect(wording).toMatchObject({ failure: 'refused', points: [], refused: 0 });
  return ids;
}

test('the one that answered the quickest is asked; nobody, where nobody answered last', async () => {
  expect(await asked([reply('a', 900), reply('b', 300)])).toEqual(['b']);
  expect(
    await asked([reply('a', 100), reply('b', 300), { ...reply('a', 0, 'timeout'), round: 2 }]),
  ).toEqual(['b']);
  expect(await asked([reply('a', 100, 'timeout')])).toEqual([]);
});
