// @vitest-environment jsdom
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ETHYL_ACETATE_SVG } from '../testing/ethyl-acetate-svg.ts';
import { events, fakeServer, quota, user as aUser } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { FormulaHint } from './formula-hint.tsx';

cleanUpAfterEach();

const HINT = { formula: 'C4H8O2', smiles: 'CCOC(C)=O', name: 'ethyl acetate' };
const RESULT: AnalysisResponse = {
  status: 'inconclusive',
  molecular_formula: 'C4H8O3',
  nombre_molecula: null,
  elapsed_ms: 812,
  informacion: '',
  smiles: null,
  confidence: 0.01,
  candidates: [],
  spectra: [
    {
      type: 'C13NMR',
      source: 'typed',
      metadata: { solvent: 'CDCl3' },
      peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }],
    },
  ],
  warnings: [],
  formula_hint: HINT,
};
const server = (answers = {}) =>
  fakeServer({
    'GET /structures.svg': () => ({ stream: new Response(ETHYL_ACETATE_SVG).body! }),
    ...answers,
  });
const signedIn = {
  'GET /api/auth/me': { json: aUser() },
  'GET /api/stats/quota': { json: quota() },
};

test.each([
  ['en', 'Is the formula right?', 'Analyse with C4H8O2'],
  ['es', '¿Es correcta la fórmula?', 'Analizar con C4H8O2'],
  ['eu', 'Zuzena al da formula?', 'Aztertu C4H8O2 formularekin'],
] as const)(
  'names the formula that was meant and its molecule: %s',
  async (language, heading, run) => {
    server(signedIn);
    await show(<FormulaHint result={RESULT} hint={HINT} />, { language });
    expect(screen.getByRole('heading', { name: heading })).toBeTruthy();
    expect(screen.getByText('ethyl acetate')).toBeTruthy();
    const button = await screen.findByRole('button', { name: run });
    expect([...button.querySelectorAll('sub')].map((sub) => sub.textContent)).toEqual([
      '4',
      '8',
      '2',
    ]);
  },
);

test('its button analyses the same peaks with that formula, on a page of their own', async () => {
  const calls = server({
    ...signedIn,
    'POST /api/analyze/manual': { stream: events(['accepted', { analysis_id: 'a2' }]) },
  });
  const { user, path } = await show(<FormulaHint result={RESULT} hint={HINT} />);
  await user.click(await screen.findByRole('button', { name: 'Analyse with C4H8O2' }));
  await waitFor(() => expect(path()).toBe('/en/analyses/a2'));
  expect(calls.find((call) => call.path === '/api/analyze/manual')?.body).toMatchObject({
    metadata: { molecular_formula: 'C4H8O2' },
    spectra: [
      {
        type: 'C13NMR',
        metadata: { solvent: 'CDCl3' },
        peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }],
      },
    ],
    lang: 'en',
  });
});

test('what goes wrong is said', async () => {
  server({ ...signedIn, 'POST /api/analyze/manual': { status: 500, json: { detail: 'Boom' } } });
  const { user } = await show(<FormulaHint result={RESULT} hint={HINT} />);
  await user.click(await screen.findByRole('button', { name: 'Analyse with C4H8O2' }));
  expect((await screen.findByRole('alert')).textContent).toBe('Boom');
});

test('without an account there is no button', async () => {
  server({ 'GET /api/auth/me': { status: 401, json: { detail: 'Not signed in.' } } });
  await show(<FormulaHint result={RESULT} hint={HINT} />);
  expect(screen.queryByRole('button')).toBeNull();
});
