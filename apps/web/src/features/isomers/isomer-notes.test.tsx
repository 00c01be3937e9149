// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, user as aUser, type Answers } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { IsomersPage } from './isomers-page.tsx';
import { SIGNED_IN, GUIDE } from '../../testing/isomer-guide.ts';

cleanUpAfterEach();

const AI: Answers = {
  'GET /api/settings': {
    json: {
      contact_email: null,
      community_url: null,
      network_url: null,
      billing: 'test',
      direct_downgrade: false,
      ai_in_use: true,
      providers: [{ id: 'openai', in_use: true }],
    },
  },
};
const NOTES = {
  provider: 'openai',
  model: 'gpt-5',
  failure: null,
  cached: false,
  left_out: 2,
  notes: [
    {
      smiles: 'CC(C)=O',
      name: 'acetone',
      points: ['Signals expected in the ¹³C NMR spectrum: 2.'],
    },
  ],
};

test(
  'AI is asked for notes only where somebody wants them; what the prediction ' +
    'confirms is shown, the rest counted',
  async () => {
    const calls = fakeServer({
      ...SIGNED_IN,
      ...AI,
      'POST /api/isomers': { json: GUIDE },
      'POST /api/isomers/notes': { json: NOTES },
    });
    const { user } = await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
    const notes = within(await screen.findByRole('region', { name: 'Notes by AI' }));
    expect(
      notes.getByText(
        'The formula and the first isomers of the list are sent from this server to AI (OpenAI).',
      ),
    ).toBeTruthy();
    expect(calls.some(({ path }) => path === '/api/isomers/notes')).toBe(false);
    await user.click(notes.getByRole('button', { name: 'Ask AI for notes' }));
    expect(await notes.findByText('Signals expected in the ¹³C NMR spectrum: 2.')).toBeTruthy();
    expect(
      notes.getByText(
        new RegExp(
          String.raw`^What gpt-5 \(OpenAI\) would look at .* 2 further points are left out: ` +
            String.raw`the prediction does not confirm them\.$`,
        ),
      ),
    ).toBeTruthy();
    expect(calls.find(({ path }) => path === '/api/isomers/notes')?.body).toEqual({
      name: 'acetone',
      lang: 'en',
    });
  },
);

test.each([
  [
    'the model fails',
    { json: { ...NOTES, failure: 'timeout', notes: [], left_out: 0 } },
    'gpt-5 (OpenAI): It did not answer in time.',
  ],
  [
    'nothing is confirmed',
    { json: { ...NOTES, notes: [] } },
    'gpt-5 (OpenAI): None of its points is confirmed by the prediction.',
  ],
  [
    'the server refuses',
    {
      status: 429,
      json: { detail: 'Too many requests. Please try again later.', code: 'rate_limited' },
    },
    /Too many requests|Please/,
  ],
])('where %s, that is said', async (_case, answer, words) => {
  fakeServer({
    ...SIGNED_IN,
    ...AI,
    'POST /api/isomers': { json: GUIDE },
    'POST /api/isomers/notes': answer,
  });
  const { user } = await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
  await user.click(await screen.findByRole('button', { name: 'Ask AI for notes' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('nobody is offered notes where no model is configured; who has not verified the address is told so', async () => {
  fakeServer({ ...SIGNED_IN, 'POST /api/isomers': { json: GUIDE } });
  const { unmount } = await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
  expect(await screen.findByRole('heading', { name: 'Isomers of acetone' })).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Notes by AI' })).toBeNull();
  unmount();
  fakeServer({
    ...SIGNED_IN,
    ...AI,
    'GET /api/auth/me': { json: aUser({ is_verified: false }) },
    'POST /api/isomers': { json: GUIDE },
  });
  await show(<IsomersPage />, { at: '/en/isomers?name=acetone' });
  expect(
    await screen.findByText('Verify your email address first: until then AI is not asked.'),
  ).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Ask AI for notes' })).toBeNull();
});
