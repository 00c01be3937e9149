// @vitest-environment jsdom
import type { Wording } from '@elucida/contract/models';
import { act, screen } from '@testing-library/react';
import type { Language } from '@elucida/messages/catalogue/language';
import { expect, test } from 'vitest';
import { ResultView } from '../result-view/result-view.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { MODELS } from '../testing/models-report.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { result } from '../testing/models-result.ts';

cleanUpAfterEach();

const REASON = {
  section: 'C13NMR',
  codes: ['carbon-carbonyl'],
  text: '**171.1**: the carbonyl region. Only acids lie there.',
  technique: 'C13NMR',
} as const;
const THEIRS = 'The signal at **171.1**: the carbonyl region; only acids lie there.';
const wording = (over: Partial<Wording> = {}): Wording => ({
  id: 'openai',
  provider: 'openai',
  model: 'gpt-5',
  failure: null,
  cached: false,
  points: [{ point: 0, text: THEIRS }],
  refused: 0,
  ...over,
});
async function reasoned(over: Partial<Wording> = {}, language: Language = 'en') {
  fakeServer({});
  const point = { ...REASON, codes: [...REASON.codes] };
  const answer = {
    ...result(MODELS),
    report: [{ section: 'verdict' as const, codes: ['answer'], text: 'It is this.' }, point],
    reasons: [point],
    wording: wording(over),
  };
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<ResultView result={answer} />, { language, at: `/${language}` });
  });
  return view!;
}

test.each([
  [
    'en',
    'Wording by gpt-5 (OpenAI) from Elucida’s facts.',
    'Show Elucida’s own wording',
    'Elucida’s own wording.',
    'Show the wording by gpt-5 (OpenAI)',
  ],
  [
    'es',
    'Redacción de gpt-5 (OpenAI), a partir de los datos de Elucida.',
    'Mostrar la redacción de Elucida',
    'Redacción de Elucida.',
    'Mostrar la redacción de gpt-5 (OpenAI)',
  ],
  [
    'eu',
    'Idazkera: gpt-5 (OpenAI), Elucidaren datuetatik.',
    'Erakutsi Elucidaren idazkera',
    'Elucidaren idazkera.',
    'Erakutsi gpt-5 (OpenAI) ereduaren idazkera',
  ],
] as const)(
  'in %s: the reasons in a model’s words say whose they are, and our own are a click away',
  async (language, by, showOwn, own, showTheirs) => {
    const { user } = await reasoned({}, language);
    expect((await screen.findByText(new RegExp(by.replaceAll(/[().]/g, '\\$&')))).textContent).toBe(
      `${by} ${showOwn}`,
    );
    expect(screen.getByText(/; only acids lie there\./)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: showOwn }));
    expect(screen.getByText(/region\. Only acids lie there\./)).toBeTruthy();
    expect(screen.queryByText(/; only acids/)).toBeNull();
    expect(screen.getByRole('button', { name: showTheirs }).parentElement!.textContent).toBe(
      `${own} ${showTheirs}`,
    );
  },
);

test.each([
  [
    'it failed',
    { failure: 'timeout' as const, points: [] },
    'gpt-5 (OpenAI) was to word the reasons, but gave no usable answer. This is Elucida’s own wording.',
  ],
  [
    'all was refused',
    { points: [], refused: 2 },
    'Elucida’s own wording. 2 texts of the model’s were not used: they changed more than the wording.',
  ],
  [
    'nothing was changed',
    { points: [] },
    'gpt-5 (OpenAI) was to word the reasons and left them as they are.',
  ],
  [
    'a point that is not there was worded',
    { points: [{ point: 9, text: 'Benzene.' }] },
    'Wording by gpt-5 (OpenAI) from Elucida’s facts. Show Elucida’s own wording',
  ],
])('where %s, our sentences are shown, and why', async (_case, over, words) => {
  const { container } = await reasoned(over);
  await expect.poll(() => container.textContent).toContain(words);
  expect(screen.getByText(/region\. Only acids lie there\./)).toBeTruthy();
  expect(container.textContent).not.toContain('Benzene');
});
