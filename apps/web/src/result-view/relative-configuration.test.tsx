// @vitest-environment jsdom
import type { AnalysisResponse } from '@elucida/contract/analysis';
import type { RelativeConfigurationItem } from '@elucida/contract/relative-configuration';
import type { Language } from '@elucida/messages/catalogue/language';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { fakeServer } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { ResultView } from './result-view.tsx';
import { useConfigurationText } from './use-configuration-text.ts';

cleanUpAfterEach();

const SMILES = 'CC(C)C1CCC(C)CC1O';
const STATED = 'CC(C)[C@@H]1CCC(C)C[C@H]1O';
const DIASTEREOMERS = [
  { smiles: 'CC(C)[C@@H]1CC[C@@H](C)C[C@H]1O', probability: 0.69 },
  { smiles: 'CC(C)[C@@H]1CC[C@H](C)C[C@H]1O', probability: 0.28 },
  { smiles: 'CC(C)[C@@H]1CC[C@@H](C)C[C@@H]1O', probability: 0.03 },
];
const PART: RelativeConfigurationItem = {
  smiles: STATED,
  probability: 0.97,
  complete: false,
  open: [[6]],
  diastereomers: DIASTEREOMERS,
  based_on: [
    {
      technique: 'H1NMR',
      peak: 0,
      atoms: [9],
      observed: 3.41,
      measured: [10.4, 10.4, 4.3],
      expected: [10.2, 10, 4.1],
      otherwise: [3.6, 2.9, 2.8],
    },
    {
      technique: 'NOESY',
      peak: 0,
      atoms: [9, 1],
      observed: 3.41,
      other: 2.17,
      expected: [2.5],
      otherwise: [3.8],
    },
  ],
};
const result = (
  configuration?: RelativeConfigurationItem,
  over: Partial<AnalysisResponse> = {},
): AnalysisResponse => ({
  status: 'ok',
  molecular_formula: 'C10H20O',
  nombre_molecula: 'menthol',
  elapsed_ms: 900,
  smiles: SMILES,
  confidence: 0.97,
  informacion: '',
  candidates: [
    {
      rank: 1,
      name: 'menthol',
      smiles: SMILES,
      confidence: 0.97,
      proposed_by: ['library'],
      evidence: [],
    },
  ],
  spectra: [],
  warnings: [],
  ...(configuration && { relative_configuration: configuration }),
  ...over,
});
/** Marks of atoms alone, as a server-made drawing has them. */
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 60">${Array.from(
  { length: 11 },
  (_, atom) => `<circle data-atom="${atom}" cx="${10 * atom + 5}" cy="30" r="8" opacity="0"/>`,
).join('')}</svg>`;

beforeAll(async () => {
  await import('./relative-configuration.tsx');
  for (const language of ['en', 'es'] as const) await useConfigurationText.load(language);
});
async function view(response: AnalysisResponse, language: Language = 'en') {
  const calls = fakeServer({
    'GET /structures.svg': () => ({ stream: new Response(SVG).body! }),
  });
  let shown!: Awaited<ReturnType<typeof show>>;
  await act(async () => {
    shown = await show(<ResultView result={response} />, { language });
  });
  const drawn = () => calls.map(({ query }) => query.get('smiles'));
  return { ...shown, drawn };
}
const section = (name = 'Relative configuration') => screen.findByRole('region', { name });
const lit = (region: HTMLElement) =>
  [...region.querySelectorAll('.atom-lit')].map((mark) => mark.getAttribute('data-atom'));

test('what is stated is drawn with its configuration; how sure it is, and what stays open', async () => {
  const { drawn } = await view(result(PART));
  const region = await section();
  within(region).getByRole('img', { name: 'Structure of menthol, relative configuration' });
  expect(drawn()).toContain(STATED);
  within(region).getByText('Very likely: 97%');
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Left open: C7.',
    'Its mirror image gives the same spectra: the drawing stands for either.',
    'Weighed for the constitution of the first candidate, by coupling constants and NOE.',
  ]);
});

test('each reason has what is measured and what two configurations let expect', async () => {
  await view(result(PART));
  const rows = within(await section()).getAllByRole('row');
  expect(
    rows.map((row) => [...row.children].map((cell) => cell.textContent!.replaceAll('\u00a0', ' '))),
  ).toEqual([
    ['Signal', 'Measured', 'Expected', 'In the next best'],
    ['¹H NMR 3.41C10', '10.4, 10.4, 4.3 Hz', '10.2, 10.0, 4.1 Hz', '3.6, 2.9, 2.8 Hz'],
    ['NOESY 3.41 / 2.17C10, C2', 'NOE peak', '2.5 Å', '3.8 Å'],
  ]);
});

test('in Spanish, with decimal commas and semicolons', async () => {
  await view(result(PART), 'es');
  const region = await section('Configuración relativa');
  expect(region.textContent!.replaceAll('\u00a0', ' ')).toContain('Muy probable: 97 %');
  expect(within(region).getAllByRole('cell')[1]!.textContent).toBe('10,4; 10,4; 4,3\u00a0Hz');
});

test('a reason marks its atoms while it is pointed at or focused, and for good once pressed', async () => {
  const { user } = await view(result(PART));
  const region = await section();
  const [first, second] = within(region).getAllByRole('button');
  expect(lit(region)).toEqual([]);
  await user.hover(within(region).getAllByRole('row')[2]!);
  expect(lit(region)).toEqual(['1', '9']);
  await user.unhover(within(region).getByRole('table'));
  act(() => first!.focus());
  expect(lit(region)).toEqual(['9']);
  act(() => first!.blur());
  expect(lit(region)).toEqual([]);
  await user.click(second!);
  act(() => second!.blur());
  await user.unhover(within(region).getByRole('table'));
  expect(second!.getAttribute('aria-pressed')).toBe('true');
  expect(lit(region)).toEqual(['1', '9']);
  await user.click(second!);
  act(() => second!.blur());
  await user.unhover(within(region).getByRole('table'));
  expect(lit(region)).toEqual([]);
});

test('a whole one says so; of a double bond alone no mirror image is spoken of', async () => {
  await view(
    result({
      ...PART,
      smiles: 'C/C=C/C(=O)OC',
      complete: true,
      open: [],
      diastereomers: DIASTEREOMERS.slice(0, 1),
    }),
  );
  const region = await section();
  within(region).getByText('Nothing of it is left open.');
  expect(within(region).queryByText(/mirror image/)).toBeNull();
  expect(within(region).queryByText('Diastereomers, likeliest first')).toBeNull();
});

test('an answer that does not list what is open says it of the drawing', async () => {
  const { open: _open, ...older } = PART;
  await view(result(older as RelativeConfigurationItem));
  within(await section()).getByText('What the drawing leaves out stays open.');
});

const OPEN: RelativeConfigurationItem = { ...PART, smiles: null, probability: 0.69, based_on: [] };

test('where it is open, the diastereomers are drawn once somebody asks for them', async () => {
  const { user, drawn } = await view(result(OPEN));
  const region = await section();
  within(region).getByText('Open: coupling constants and NOE do not decide it.');
  expect(within(region).queryByRole('table')).toBeNull();
  expect(drawn()).not.toContain(DIASTEREOMERS[0]!.smiles);
  await user.click(within(region).getByText('Diastereomers, likeliest first'));
  expect(
    within(region)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(DIASTEREOMERS.map(({ smiles }, k) => `${['69%', '28%', '3%'][k]}${smiles}`));
  for (const { smiles } of DIASTEREOMERS) expect(drawn()).toContain(smiles);
});

test('the sentence of the report stands in the place of ours', async () => {
  const text = 'Within a ring system, a NOESY spectrum may decide it.';
  await view(
    result(OPEN, { report: [{ section: 'method', codes: ['configuration-open'], text }] }),
  );
  const region = await section();
  within(region).getByText(text);
  expect(within(region).queryByText(/^Open:/)).toBeNull();
});

test('an answer without it has no such section', async () => {
  await view(result());
  await screen.findByRole('heading', { name: 'What would settle it' });
  expect(screen.queryByRole('heading', { name: 'Relative configuration' })).toBeNull();
});
