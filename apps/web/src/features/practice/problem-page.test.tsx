// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { fakeServer, type Answers } from '../../testing/fake-server.ts';
import { watchDownloads } from '../../testing/watch-downloads.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { usePracticeText } from './practice-text.ts';
import { PracticePage } from './practice-page.tsx';
import { ProblemPage } from './problem-page.tsx';

cleanUpAfterEach();
beforeAll(async () => {
  await usePracticeText.load('en');
});
const LISTED = {
  id: '20631e20',
  level: 'small',
  fields: ['carbonyls'],
  rating: 1420,
  formula: 'C6H12O',
};
const PATH = `/api/practice/problems/${LISTED.id}`;
const WRONG = {
  outcome: 'wrong',
  smiles: 'CC(C)CC(C)=O',
  formula: 'C6H12O',
  contradictions: [
    {
      text: '¹H 0.90 ppm is far from what the hydrogens of CH₃ next to C=O (C6) should give: 2.12 ± 0.05.',
      technique: 'H1NMR',
      peaks: [0],
      atoms: [5],
    },
  ],
  agreeing: [{ text: '1.11', technique: 'H1NMR', peaks: [0], atoms: [0] }],
  right: [],
  odds: null,
  solution: null,
};
const ANSWERS: Answers = {
  'GET /api/practice/problems': { json: { problems: [LISTED] } },
  [`GET ${PATH}`]: {
    json: {
      ...LISTED,
      ion_mz: 101.0961,
      hints: ['unsaturation', 'band'],
      spectra: [{ type: 'H1NMR', peaks: [{ delta_ppm: 0.9, int: 3, mult: 't', j_hz: [7.4] }] }],
    },
  },
  [`POST ${PATH}/replies`]: { json: WRONG },
  [`GET ${PATH}/hints/band`]: {
    json: { kind: 'band', text: '**1733 cm⁻¹**: C=O stretch.', technique: 'IR', peaks: [2] },
  },
};
const pages = (
  <Routes>
    <Route path="/en/practice" element={<PracticePage />} />
    <Route path="/en/practice/:id" element={<ProblemPage />} />
  </Routes>
);
/** What comes late is there: no click may meet a part that is still loading. */
const settled = () => screen.findByText(/simulated, with noise/u);

test('from the list to a reply, which is kept as tried', async () => {
  const calls = fakeServer(ANSWERS);
  const { user } = await show(pages, { at: '/en/practice' });
  await user.click(await screen.findByRole('link', { name: /Problem 1/ }));
  await settled();
  await user.type(screen.getByRole('textbox', { name: 'Structure' }), 'CC(C)CC(C)=O');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Not this one.')).toBeTruthy();
  expect(await screen.findByText(/0\.90 ppm is far from/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    structure: 'CC(C)CC(C)=O',
    lang: 'en',
  });
  await user.click(screen.getByRole('link', { name: 'All problems' }));
  expect(await screen.findByText('Tried')).toBeTruthy();
});

test('a signal that agrees lights its peak and its atom, and is left again', async () => {
  fakeServer(ANSWERS);
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}` });
  await settled();
  await user.type(screen.getByRole('textbox', { name: 'Structure' }), 'CC(C)CC(C)=O');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText('Signals that agree with it')).toBeTruthy();
  expect(screen.queryByText(/to 1\./u)).toBeNull();
  // A peak that is pointed at has its label, in place of what the curve is.
  await user.click(screen.getByRole('button', { name: '1.11' }));
  await waitFor(() => expect(screen.queryByText(/simulated, with noise/u)).toBeNull());
  await user.tab();
  expect(await screen.findByText(/simulated, with noise/u)).toBeTruthy();
});

test('a structure that is accepted hears by how little the judge tells it apart', async () => {
  const solution = {
    smiles: 'CCC(C)(C)C=O',
    name: '2,2-dimethylbutanal',
    sections: [],
    skills: [],
  };
  const [contradictions, agreeing] = [[], []];
  fakeServer({
    ...ANSWERS,
    [`POST ${PATH}/replies`]: {
      json: { ...WRONG, outcome: 'equivalent', contradictions, agreeing, odds: 1.25, solution },
    },
  });
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}` });
  await settled();
  await user.type(screen.getByRole('textbox', { name: 'Structure' }), 'CC(C)CC(C)=O');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(/ahead by only 1\.3 to 1\.$/u)).toBeTruthy();
  expect(screen.queryByText('Signals that agree with it')).toBeNull();
});

test('a choice that has no problems is not said to be solved', async () => {
  fakeServer(ANSWERS);
  await show(pages, { at: '/en/practice?field=terpenes' });
  expect(await screen.findByText('There are none in this choice.')).toBeTruthy();
  expect(screen.queryByText(/You have solved every problem/u)).toBeNull();
});

test('a file of what is simulated says so', async () => {
  const saved = watchDownloads();
  fakeServer(ANSWERS);
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}` });
  await settled();
  await user.click(await screen.findByRole('button', { name: /JCAMP/u }));
  await waitFor(() => expect(saved.size).toBe(1));
  expect(await [...saved.values()][0]!.text()).toContain('-spectrum (simulated)');
});

test('labels and integrals are shown to who asks for them', async () => {
  fakeServer(ANSWERS);
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}` });
  await settled();
  expect(screen.queryByText('1 peak', { exact: false })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Labels and integrals' }));
  expect(await screen.findByText(/^1 peak\b/u)).toBeTruthy();
  expect(screen.queryByText(/simulated, with noise/u)).toBeNull();
});

test('a spectrum that is left out is not shown, and nothing is said of its peaks', async () => {
  fakeServer({
    ...ANSWERS,
    [`GET ${PATH}`]: {
      json: {
        ...LISTED,
        ion_mz: 101.0961,
        hints: ['unsaturation', 'band'],
        spectra: [
          { type: 'H1NMR', peaks: [{ delta_ppm: 0.9, int: 3, mult: 's' }] },
          { type: 'C13NMR', peaks: [{ delta_ppm: 21 }] },
        ],
      },
    },
  });
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}?without=H1NMR,IR` });
  await settled();
  expect(screen.getByText(/other isomers may explain those shown/u)).toBeTruthy();
  expect(screen.queryByRole('region', { name: '¹H NMR' })).toBeNull();
  expect(screen.getByRole('region', { name: '¹³C NMR' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: /What a band means/ })).toBeNull();
  await user.type(screen.getByRole('textbox', { name: 'Structure' }), 'CC(C)CC(C)=O');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(
    await screen.findByText('Only a spectrum that you have left out contradicts it.'),
  ).toBeTruthy();
  expect(screen.queryByText(/0\.90 ppm is far from/)).toBeNull();
});

test('a hint costs its points and stays', async () => {
  fakeServer(ANSWERS);
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}` });
  await settled();
  expect(screen.getByText('100 points left')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: /What a band means/ }));
  expect(await screen.findByText(/C=O stretch/)).toBeTruthy();
  expect(screen.getByText('90 points left')).toBeTruthy();
});

test('the formula can be left to be found from the mass', async () => {
  fakeServer(ANSWERS);
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}?formula=hidden` });
  await settled();
  expect(screen.getByText('[M+H]⁺ at m/z 101.0961')).toBeTruthy();
  expect(screen.queryByText(/Molecular formula/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show the formula' }));
  expect(screen.getByText(/Molecular formula/)).toBeTruthy();
});

test.each([
  ['invalid_smiles', 422, /not a structure of one part/],
  ['rate_limited', 429, /Too many requests/],
])('%s is said in words', async (code, status, words) => {
  fakeServer({
    ...ANSWERS,
    [`POST ${PATH}/replies`]: { status, json: { detail: 'Too many requests.', code } },
  });
  const { user } = await show(pages, { at: `/en/practice/${LISTED.id}` });
  await settled();
  await user.type(screen.getByRole('textbox', { name: 'Structure' }), 'C1');
  await user.click(screen.getByRole('button', { name: 'Check' }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('a problem that is not there is said to be absent', async () => {
  fakeServer({});
  await show(pages, { at: '/en/practice/none' });
  expect(await screen.findByText('There is no such problem.')).toBeTruthy();
});
