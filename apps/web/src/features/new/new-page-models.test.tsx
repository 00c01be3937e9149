// @vitest-environment jsdom
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { screen, within } from '@testing-library/react';
import { models as modelsEn } from '@elucida/messages/pages/en/models';
import { models as modelsEs } from '@elucida/messages/pages/es/models';
import { models as modelsEu } from '@elucida/messages/pages/eu/models';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { NewPage } from './new-page.tsx';
import { SIGNED_IN, ready, filled, never } from '../../testing/new-page-scene.tsx';

cleanUpAfterEach();

const settings = (...inUse: string[]) => ({
  'GET /api/settings': {
    json: {
      contact_email: null,
      community_url: null,
      network_url: null,
      billing: 'test',
      direct_downgrade: false,
      ai_in_use: inUse.length > 0,
      providers: ['openai', 'google', 'anthropic', 'local'].map((id) => ({
        id,
        in_use: inUse.includes(id),
      })),
    },
  },
});
const SENT =
  'Your images and the molecular formula are sent from this server to AI (OpenAI, ' +
  'Google). The analysis can take up to about a minute longer.';
const KEPT = 'Nothing of this analysis leaves this server: its own engine answers alone.';
const modelsSent = (calls: Awaited<ReturnType<typeof ready>>['calls']) =>
  (calls.find((call) => call.path === '/api/analyze')?.body as FormData).get('models');

test('where AI models are configured, the page says what leaves the server, and they are asked', async () => {
  const { calls } = await filled({ ...settings('openai', 'google'), 'POST /api/analyze': never });
  expect(await screen.findByText(SENT)).toBeTruthy();
  expect(modelsSent(calls)).toBe('true');
});

test(
  'a model words the reasons only for whoever wants it; the choice is kept, and ' +
    'goes with that of asking',
  async () => {
    const first = await filled({ ...settings('openai'), 'POST /api/analyze': never });
    expect(
      (first.calls.find((call) => call.path === '/api/analyze')?.body as FormData).get('polish'),
    ).toBeNull();
    first.unmount();
    const chosen = await ready(settings('openai'));
    await chosen.user.click(
      await screen.findByRole('checkbox', { name: /^Let AI word the reasons/ }),
    );
    chosen.unmount();
    const second = await filled({ ...settings('openai'), 'POST /api/analyze': never });
    expect(
      (second.calls.find((call) => call.path === '/api/analyze')?.body as FormData).get('polish'),
    ).toBe('true');
    second.unmount();
    const off = await ready(settings('openai'));
    await off.user.click(await screen.findByRole('checkbox', { name: 'Ask AI too' }));
    expect(screen.queryByRole('checkbox', { name: /^Let AI word/ })).toBeNull();
    off.unmount();
    const third = await filled({ ...settings('openai'), 'POST /api/analyze': never });
    expect(
      (third.calls.find((call) => call.path === '/api/analyze')?.body as FormData).get('polish'),
    ).toBeNull();
  },
);

test('switched off, nothing leaves the server, now and at the next visit', async () => {
  const { user, unmount } = await ready(settings('openai', 'google'));
  await user.click(await screen.findByRole('checkbox', { name: 'Ask AI too' }));
  expect(screen.getByText(KEPT)).toBeTruthy();
  unmount();
  const { calls } = await filled({ ...settings('openai', 'google'), 'POST /api/analyze': never });
  expect(await screen.findByText(KEPT)).toBeTruthy();
  expect(modelsSent(calls)).toBe('false');
});

test.each(LANGUAGES)(
  'in %s: with one model and with two the switch says what is sent to whom; switched off, that nothing is',
  async (language) => {
    const { ask } = { en: modelsEn, es: modelsEs, eu: modelsEu }[language];
    for (const names of [['openai'], ['openai', 'google']]) {
      fakeServer({ ...SIGNED_IN, ...settings(...names) });
      const { user, unmount } = await show(<NewPage />, { language, at: `/${language}/new` });
      const sentence = ask.sendsImages(
        names.map((name) => (name === 'openai' ? 'OpenAI' : 'Google')).join(', '),
      );
      expect(await screen.findByText((text) => text.startsWith(sentence))).toBeTruthy();
      await user.click(screen.getByRole('checkbox', { name: ask.label }));
      expect(screen.getByText(ask.off)).toBeTruthy();
      expect(screen.queryByText((text) => text.startsWith(sentence))).toBeNull();
      localStorage.clear();
      unmount();
    }
  },
);

test.each([
  ['none is configured', settings()],
  ['the server does not say', { 'GET /api/settings': { status: 500, json: {} } }],
] as const)('where %s, there is no switch and no model is asked', async (_case, answers) => {
  const { calls } = await filled({ ...answers, 'POST /api/analyze': never });
  expect(screen.queryByRole('checkbox', { name: 'Ask AI too' })).toBeNull();
  expect(modelsSent(calls)).toBe('false');
});

test('while the AI models are waited for, their states and the engine’s own ranking are shown', async () => {
  let send: (event: string, data: unknown) => void = () => {};
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      send = (event, data) =>
        controller.enqueue(
          new TextEncoder().encode(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
        );
    },
  });
  await filled({ ...settings('openai', 'google'), 'POST /api/analyze': { stream } });
  const models = (openai: string, google: string, round = 1) => [
    { id: 'openai', state: openai, round },
    { id: 'google', state: google, round },
  ];
  send('progress', { stage: 'digitise', fraction: 0, models: models('asked', 'asked') });
  const panel = within(await screen.findByRole('region', { name: 'AI models' }));
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'OpenAI: asked, no answer yet',
    'Google: asked, no answer yet',
  ]);
  send('progress', {
    stage: 'judge',
    fraction: 1,
    ranking: [
      { rank: 1, name: 'ethyl acetate', smiles: 'CCOC(C)=O', confidence: 0.62 },
      { rank: 2, name: null, smiles: 'CCC(=O)OC', confidence: 0.3 },
    ],
    models: models('answered', 'failed'),
  });
  expect(await panel.findByText('The engine’s own ranking')).toBeTruthy();
  expect(panel.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'OpenAI: answered',
    'Google: no usable answer',
    '1. ethyl acetate62%',
    '2. CCC(=O)OC30%',
  ]);
  for (const [state, words] of [
    ['retrying', 'did not answer at first; asked again'],
    ['wording', 'is wording the reasons'],
  ] as const) {
    send('progress', { stage: 'judge', fraction: 1, models: models(state, 'failed') });
    expect(await panel.findByText(words)).toBeTruthy();
  }
  send('progress', { stage: 'judge', fraction: 1, models: models('asked', 'failed', 2) });
  expect(await panel.findByText('asked once more, with the judge’s ranking')).toBeTruthy();
  // The ranking holds the models' proposals by then.
  expect(panel.getByText('The judge’s ranking so far')).toBeTruthy();
});
