// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router';
import { beforeAll, expect, test } from 'vitest';
import { fakeServer, type Answers } from '../../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../../testing/render.tsx';
import { usePracticeText } from '../practice-text.ts';
import { ExercisePage } from './exercise-page.tsx';
import { ExercisesPage } from './exercises-page.tsx';
import { useExercisesText } from './exercises-text.ts';

cleanUpAfterEach();
beforeAll(async () => {
  await Promise.all([usePracticeText.load('en'), useExercisesText.load('en')]);
});
const ASSIGNMENT = {
  id: 'aaaaaaaa',
  kind: 'assignment',
  fields: ['alcohols'],
  rating: 900,
  formula: 'C2H6O',
};
const MISTAKE = { ...ASSIGNMENT, id: 'bbbbbbbb', kind: 'mistake' };
const SHOWN = {
  smiles: 'CCO',
  name: 'ethanol',
  spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 58.2 }, { delta_ppm: 18.1 }] }],
};
const signal = (peak: number, ppm: string) => ({
  technique: 'C13NMR',
  peak,
  label: `¹³C **${ppm} ppm**`,
});
const step = (text: string, peak: number) => ({
  text,
  technique: 'C13NMR',
  peaks: [peak],
  atoms: [peak],
});
const ANSWERS: Answers = {
  'GET /api/practice/exercises': { json: { exercises: [ASSIGNMENT, MISTAKE] } },
  'GET /api/practice/exercises/aaaaaaaa': {
    json: { ...ASSIGNMENT, ...SHOWN, signals: [signal(0, '58.2'), signal(1, '18.1')] },
  },
  'POST /api/practice/exercises/aaaaaaaa/replies': ({ body }) => {
    const { signals } = body as { signals: { technique: string; peak: number; atoms: number[] }[] };
    const judged = signals.map(({ technique, peak, atoms }) => ({
      technique,
      peak,
      outcome: atoms.includes(1 - peak) ? 'right' : 'wrong',
      text: atoms.includes(1 - peak) ? null : 'C1: 18.0 ± 0.5 ppm expected.',
    }));
    return {
      json: {
        solved: judged.every(({ outcome }) => outcome === 'right'),
        signals: judged,
        text: null,
      },
    };
  },
  'GET /api/practice/exercises/aaaaaaaa/solution': {
    json: {
      signals: [
        { technique: 'C13NMR', peak: 0, atoms: [1] },
        { technique: 'C13NMR', peak: 1, atoms: [0] },
      ],
      steps: [],
      text: null,
    },
  },
  'GET /api/practice/exercises/bbbbbbbb': {
    json: { ...MISTAKE, ...SHOWN, steps: [step('¹³C **58.2 ppm**: C1.', 0), step('True.', 1)] },
  },
  'POST /api/practice/exercises/bbbbbbbb/replies': ({ body }) => {
    const solved = (body as { step: number }).step === 0;
    return { json: { solved, signals: [], text: solved ? 'C1: 18.0 ppm expected.' : null } };
  },
};
const pages = (
  <Routes>
    <Route path="/en/practice/exercises" element={<ExercisesPage />} />
    <Route path="/en/practice/exercises/:id" element={<ExercisePage />} />
  </Routes>
);
/** What comes late is there: no click may meet a part that is still loading. */
const settled = () => screen.findByText(/\d+ peaks?\b/u);

test('signals are given their atoms until all are right, for the points that are left', async () => {
  const calls = fakeServer(ANSWERS);
  const { user } = await show(pages, { at: '/en/practice/exercises' });
  await user.click(await screen.findByRole('link', { name: /Exercise 1/ }));
  await settled();
  const field = (ppm: string) => screen.getByRole('textbox', { name: `Atoms of ¹³C ${ppm} ppm` });
  const check = screen.getByRole('button', { name: 'Check' });
  expect(check).toHaveProperty('disabled', true);
  await user.type(field('58.2'), 'C1');
  await user.type(field('18.1'), '4');
  expect(screen.getByText('There is no atom “4”.')).toBeTruthy();
  expect(check).toHaveProperty('disabled', true);
  await user.clear(field('18.1'));
  await user.type(field('18.1'), 'C1');
  await user.click(check);
  expect(await screen.findByText('1 of 2 signals are right.')).toBeTruthy();
  expect(screen.getByText(/18\.0 ± 0\.5 ppm expected/)).toBeTruthy();
  expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
    lang: 'en',
    signals: [
      { technique: 'C13NMR', peak: 0, atoms: [0] },
      { technique: 'C13NMR', peak: 1, atoms: [0] },
    ],
  });
  await user.clear(field('58.2'));
  // What was said of other atoms is gone with them.
  expect(screen.queryByText(/18\.0 ± 0\.5 ppm expected/)).toBeNull();
  await user.type(field('58.2'), '2');
  await user.click(check);
  expect(await screen.findByText('Right. Every signal has its atoms.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'All exercises' }));
  expect(await screen.findByText('1 solved, 80 points')).toBeTruthy();
});

test('the false step is found, and it is said why', async () => {
  fakeServer(ANSWERS);
  const { user } = await show(pages, { at: '/en/practice/exercises/bbbbbbbb' });
  await settled();
  await user.click(screen.getByRole('radio', { name: 'True.' }));
  await user.click(screen.getByRole('button', { name: 'This step is false' }));
  expect(await screen.findByText('This step is right. Look for another.')).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: /58\.2.ppm/ }));
  expect(screen.queryByText('This step is right. Look for another.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'This step is false' }));
  expect(await screen.findByText('Found: this step is false.')).toBeTruthy();
  expect(screen.getByText('C1: 18.0 ppm expected.')).toBeTruthy();
  expect(screen.getByText('Solved')).toBeTruthy();
});

test('an exercise that is not there is said to be absent', async () => {
  fakeServer({});
  await show(pages, { at: '/en/practice/exercises/none' });
  expect(await screen.findByText('There is no such exercise.')).toBeTruthy();
});
