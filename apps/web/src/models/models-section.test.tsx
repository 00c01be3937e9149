// @vitest-environment jsdom
import type { ModelsReport } from '@elucida/contract/models';
import { act, screen, within } from '@testing-library/react';
import { importDraft } from '@elucida/spectra/manual-payload/import-draft';
import type { Language } from '@elucida/messages/catalogue/language';
import { expect, test } from 'vitest';
import { ResultView } from '../result-view/result-view.tsx';
import { fakeServer } from '../testing/fake-server.ts';
import { member, MODELS, proposal } from '../testing/models-report.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { result } from '../testing/models-result.ts';

cleanUpAfterEach();
async function shown(models: ModelsReport | undefined, language: Language = 'en') {
  fakeServer({});
  let view: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    view = await show(<ResultView result={result(models)} />, { language, at: `/${language}` });
  });
  return view!;
}
const card = (name: RegExp) => screen.findByRole('region', { name });
const asked = (over: Partial<ModelsReport>): ModelsReport => ({ ...MODELS, ...over });

test('both models are side by side: who proposed what, its rank by the judge next to its own figure', async () => {
  await shown(MODELS);
  const openai = await card(/^OpenAI gpt-5$/);
  expect(openai.textContent).toContain('answered in 8.2 s');
  expect(within(openai).getByText('The judge agrees with what it put first.')).toBeTruthy();
  const google = await card(/^Google gemini-pro$/);
  const [first, ...others] = within(
    within(google).getByRole('list', { name: 'Proposals' }),
  ).getAllByText(/^(rank \d|its own figure: 99%|methyl propanoate)$/);
  expect([first, ...others].map((each) => each.textContent)).toEqual([
    'methyl propanoate',
    'rank 2',
    'its own figure: 99%',
  ]);
  expect(
    within(google).getByText(
      'It put methyl propanoate first; ¹³C NMR 60.4 speaks for ethyl acetate.',
    ),
  ).toBeTruthy();
  expect(screen.getByText('proposed by known compounds, OpenAI')).toBeTruthy();
  expect(screen.getByText('proposed by isomer generator, Google')).toBeTruthy();
});

test('a molecule goes by our name; a model’s other name for it is quoted', async () => {
  await shown(
    asked({
      members: [
        member({
          proposals: [
            proposal({ name: 'Ethyl acetate' }),
            proposal({ smiles: 'CCC(=O)OC', name: 'propyl formate', rank: 2 }),
          ],
        }),
      ],
    }),
  );
  const openai = within(await card(/^OpenAI/));
  expect(
    openai
      .getAllByText(/^(?:the model calls it .*|ethyl acetate|methyl propanoate|propyl formate)$/i)
      .map((each) => each.textContent),
  ).toEqual(['ethyl acetate', 'methyl propanoate', 'the model calls it “propyl formate”']);
});

test('a tautomer of a candidate has its rank, and not its name', async () => {
  await shown(
    asked({
      members: [member({ proposals: [proposal({ smiles: 'CCOC(=C)O', name: null, rank: 1 })] })],
    }),
  );
  const openai = within(await card(/^OpenAI/));
  expect([openai.getByText('CCOC(=C)O'), openai.getByText('rank 1')]).toHaveLength(2);
  expect(openai.queryByText('ethyl acetate')).toBeNull();
});

test('claims come with their verdict in words, the refuted ones first', async () => {
  await shown(MODELS);
  const claims = within(await card(/^Google/))
    .getAllByText(/^(Refuted|Confirmed|Not checkable):$/)
    .map((verdict) => verdict.parentElement!.textContent);
  expect(claims).toEqual([
    'Refuted: ¹H NMR has no peak at 3.67.',
    'Confirmed: It has a carbonyl group.',
    'Not checkable: The group cannot be checked.',
  ]);
});

test('proposals that never reached the judge are counted and named with the reason', async () => {
  const { user } = await shown(MODELS);
  const google = await card(/^Google/);
  await user.click(within(google).getByText('2 proposals were not judged'));
  expect(
    within(google)
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .filter((text) => /formula|readable/.test(text)),
  ).toEqual(['CCOCC another molecular formula', 'not a molecule not a readable structure']);
});

test(
  'a reading that differs is shown against ours, and its peaks open in manual ' +
    'analysis next to the other spectra',
  async () => {
    const { user, path, state } = await shown(MODELS);
    const google = await card(/^Google/);
    expect(
      within(google).getByText('1 peak read alike; only the model reads 51.5; only we read 60.4'),
    ).toBeTruthy();
    await user.click(
      within(google).getByRole('link', { name: 'Open the model’s peaks in manual analysis' }),
    );
    expect(path()).toBe('/en/manual');
    const { payload, model } = state() as { payload: string; model: string };
    expect(model).toBe('Google');
    const imported = importDraft(payload);
    expect(imported.ok && imported.draft.formula).toBe('C4H8O2');
    expect(
      imported.ok &&
        imported.draft.spectra.map(({ type, metadata, peaks }) => [
          type,
          metadata['solvent'],
          peaks.map((row) => row['delta_ppm'] ?? row['wavenumber_cm1']),
        ]),
    ).toEqual([
      ['C13NMR', 'CDCl3', ['171.1', '51.5']],
      ['IR', undefined, ['1741']],
    ]);
  },
);

test('a model without an answer says why, next to the one that answered', async () => {
  await shown(
    asked({
      second_look: true,
      members: [
        MODELS.members[0]!,
        member({ id: 'openai_2', model: 'gpt-5-mini', failure: 'timeout' }),
      ],
    }),
  );
  expect((await card(/^OpenAI gpt-5-mini$/)).textContent).toMatch(/It did not answer in time\.$/);
  expect(screen.getByText(/asked a second time/)).toBeTruthy();
  // Two models of one provider are known by their own names.
  expect(screen.getByText('proposed by known compounds, OpenAI gpt-5')).toBeTruthy();
});

test('a model that failed in the second round alone keeps its first answer', async () => {
  await shown(
    asked({
      second_look: true,
      members: [member({ failure: 'timeout', proposals: [proposal()] })],
    }),
  );
  expect((await card(/^OpenAI/)).textContent).toContain(
    'It did not answer in time. That was the second round; its first answer is used.',
  );
  expect(screen.queryByText(/^No AI model gave/)).toBeNull();
});

test('what a model put first is what it trusts most in its last round', async () => {
  await shown(
    asked({
      members: [
        member({
          proposals: [
            proposal({ rank: 1, confidence: 0.2 }),
            proposal({ rank: 2, smiles: 'CCC(=O)OC', confidence: 0.9 }),
          ],
        }),
      ],
    }),
  );
  await card(/^OpenAI/);
  expect(screen.queryByText('The judge agrees with what it put first.')).toBeNull();
});

test.each([
  [
    'none answered',
    asked({
      members: [
        member({ failure: 'unreachable' }),
        member({ id: 'google', provider: 'google', failure: 'daily-cap' }),
      ],
    }),
    'No AI model gave a usable answer. This is the engine’s own answer.',
  ],
  [
    'switched off',
    asked({ state: 'off', members: [] }),
    'No AI model was asked in this analysis: the engine answered alone.',
  ],
  [
    'kept from a day ago',
    asked({ members: [member({ cached: true, proposals: [proposal()] })] }),
    'its answer to the same question in the last 24 hours',
  ],
  [
    'nothing to judge',
    asked({ members: [member()] }),
    'It proposed no molecule that could be judged.',
  ],
] as const)('%s is said', async (_case, models, words) => {
  await shown(models);
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a result without models, as all older ones, has no such section', async () => {
  await shown(undefined);
  expect(await screen.findByRole('heading', { name: 'Candidates' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'AI models' })).toBeNull();
});

test.each([
  ['es', 'Modelos de IA', 'Refutado:', '2 propuestas no se han valorado'],
  ['eu', 'AA ereduak', 'Ezeztatua:', '2 proposamen ez dira aztertu'],
] as const)('in %s', async (language, ...words) => {
  await shown(MODELS, language);
  for (const each of words) expect(await screen.findByText(each)).toBeTruthy();
});

test('what a model wrote is text, whatever it holds', async () => {
  const { container } = await shown(
    asked({
      members: [
        member({
          model: '<b>x</b>',
          proposals: [
            proposal({
              name: '<img src=x onerror=alert(1)>',
              reasons: '[click](javascript:alert(1)) <script>alert(1)</script>',
            }),
          ],
        }),
      ],
    }),
  );
  expect(await screen.findByText('the model calls it “<img src=x onerror=alert(1)>”')).toBeTruthy();
  expect(container.querySelector('script, img, a[href^="javascript"]')).toBeNull();
});
