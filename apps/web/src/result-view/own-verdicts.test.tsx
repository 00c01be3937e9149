// @vitest-environment jsdom
import type { AnalysisResponse, EvidenceItem } from '@elucida/contract/analysis';
import type { Language } from '@elucida/messages/catalogue/language';
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { ResultView } from './result-view.tsx';

cleanUpAfterEach();

const carbon = (over: Partial<EvidenceItem>): EvidenceItem => ({
  technique: 'C13NMR',
  atoms: [],
  verdict: 'against',
  ...over,
});
/** As the engine judges them by the ¹³C and ¹H spectra of ethyl acetate, shortened. */
const RESULT: AnalysisResponse = {
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 812,
  smiles: 'CCOC(C)=O',
  confidence: 0.996,
  informacion: '',
  candidates: [
    {
      rank: 1,
      name: 'ethyl acetate',
      smiles: 'CCOC(C)=O',
      confidence: 0.996,
      proposed_by: ['library', 'generator'],
      evidence: [],
    },
    {
      rank: 14,
      name: 'cyclobutane-1,2-diol',
      smiles: 'OC(CC1)C1O',
      confidence: 1e-18,
      proposed_by: ['you', 'generator'],
      evidence: [
        carbon({ code: 'carbon-assignment', observed: 60.4, predicted: 70.4, weight: -2.6 }),
        carbon({ code: 'carbon-unexplained', observed: 171.1, weight: -3.5 }),
        carbon({ code: 'carbon-count', values: { classes: 2, signals: 4 } }),
        carbon({ code: 'ms-isotope-mismatch', technique: 'MS', weight: -9 }),
        {
          ...carbon({ code: 'proton-assignment', observed: 4.12, predicted: 4.19, weight: 0.5 }),
          technique: 'H1NMR',
          verdict: 'for',
        },
        { ...carbon({ code: 'carbon-repeated', observed: 14.2 }), verdict: 'neutral' },
      ],
      told_apart: { section: 'rivals', codes: ['x'], text: 'It has 2 kinds of carbon.' },
    },
  ],
  spectra: [],
  warnings: [],
};
const view = async (result: AnalysisResponse, language: Language = 'en') => {
  fakeServer({ 'GET /structures.svg': () => ({ stream: new Response('<svg/>').body! }) });
  await act(async () => void (await show(<ResultView result={result} />, { language })));
};
const box = (name: string) => screen.findByRole('region', { name });
const pointsOf = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((item) => item.textContent);

test('a structure asked about: place, probability, what speaks for and against, the heaviest first', async () => {
  await view(RESULT);
  const region = await box('Is it this?');
  expect(region.textContent).toContain('Place 14Probability: under 1%');
  expect(region.textContent).toContain('Another structure is more probable.');
  expect(region.textContent).toContain('It has 2 kinds of carbon.');
  expect(pointsOf(region)).toEqual([
    '¹H NMR · signal at 4.12 (predicted at 4.19)',
    '¹³C NMR · nothing in the molecule explains 171.1',
    '¹³C NMR · signal at 60.4 (predicted at 70.4)',
    '¹³C NMR · kinds of carbon: 2; signals: 4',
  ]);
  const list = screen.getByRole('heading', { name: 'Candidates' }).closest('section')!;
  expect(within(list).getAllByText('yours')).toHaveLength(1);
});

test('the first place is said to be sure only where the answer is', async () => {
  const own = { ...RESULT.candidates[0]!, proposed_by: ['you'] };
  await view({ ...RESULT, status: 'inconclusive', candidates: [own] });
  const region = await box('Is it this?');
  expect(region.textContent).toContain('the evidence does not settle the answer');
  expect(within(region).getAllByText('Nothing found.')).toHaveLength(2);
});

test.each([
  ['es', '¿Es esta?', 'RMN de ¹H · señal en 4,12 (predicha en 4,19)'],
  ['eu', 'Hau al da?', '¹H EMN · seinalea: 4,12 (iragarpena: 4,19)'],
] as const)('in %s, with its decimal sign', async (language, name, first) => {
  await view(RESULT, language);
  expect(pointsOf(await box(name))[0]!).toBe(first);
});

test('without a question there is no box', async () => {
  await view({ ...RESULT, candidates: RESULT.candidates.slice(0, 1) });
  expect(screen.queryByText('Is it this?')).toBeNull();
});
