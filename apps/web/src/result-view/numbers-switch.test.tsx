// @vitest-environment jsdom
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { ResultView } from './result-view.tsx';

cleanUpAfterEach();

const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 64">${[
  [100, 46],
  [79, 34],
  [58, 46],
  [37, 34],
  [37, 10],
  [16, 46],
]
  .map(([x, y], atom) => `<circle data-atom="${atom}" cx="${x}" cy="${y}" r="8" opacity="0"/>`)
  .join('')}</svg>`;
const server = () =>
  fakeServer({ 'GET /structures.svg': () => ({ stream: new Response(SVG).body! }) });

const candidate = (rank: number, name: string, smiles: string) => ({
  rank,
  name,
  smiles,
  confidence: 0.5,
  proposed_by: ['generator'],
  evidence: [],
});
const result = (over: Partial<AnalysisResponse> = {}): AnalysisResponse => ({
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 812,
  smiles: 'CCOC(C)=O',
  confidence: 0.95,
  informacion: '',
  candidates: [
    candidate(1, 'ethyl acetate', 'CCOC(C)=O'),
    candidate(2, 'methyl propanoate', 'CCC(=O)OC'),
  ],
  spectra: [{ type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }] }],
  warnings: [],
  ...over,
});

test('the numbers of the atoms are shown on request, on every structure and in the next result', async () => {
  server();
  const { user, unmount } = await show(<ResultView result={result()} />);
  const numbers = () =>
    screen
      .getAllByRole('img', { name: /^Structure of/ })
      .map((structure) =>
        [...structure.querySelectorAll('.atom-numbers text')].map(({ textContent }) => textContent),
      );
  const six = ['1', '2', '3', '4', '5', '6'];
  // The head, the one whose atoms can be chosen, and both candidates.
  await waitFor(() => expect(numbers()).toEqual([[], six, [], []]));
  const toggle = () => screen.getByRole('button', { name: 'Atom numbers' });
  expect(toggle().getAttribute('aria-pressed')).toBe('false');
  await user.click(toggle());
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await waitFor(() => expect(numbers()).toEqual([six, six, six, six]));
  unmount();

  await show(<ResultView result={result({ status: 'inconclusive', smiles: null })} />);
  // Both candidates, and the one whose atoms can be chosen.
  await waitFor(() => expect(numbers()).toEqual([six, six, six]));
  expect(toggle().getAttribute('aria-pressed')).toBe('true');
  await user.click(toggle());
  expect(numbers()).toEqual([[], [], six]);
});
