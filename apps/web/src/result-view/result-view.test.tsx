// @vitest-environment jsdom
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { act, cleanup, screen, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { ETHYL_ACETATE_SVG } from '../testing/ethyl-acetate-svg.ts';
import { fakeServer } from '../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { ResultView } from './result-view.tsx';

cleanUpAfterEach();

const text = (body: string) => () => ({ stream: new Response(body).body! });
const server = () =>
  fakeServer({
    'GET /structures.svg': text(ETHYL_ACETATE_SVG),
    'GET /structures.mol': text('molfile of the molecule'),
  });

const carbon = (peak: number, observed: number, predicted: number, atom: number) => ({
  technique: 'C13NMR' as const,
  atoms: [atom],
  observed,
  predicted,
  sd: 1,
  verdict: 'for' as const,
  peak,
  code: 'carbon-assignment',
});
const proton = (peak: number, observed: number, atom: number) => ({
  technique: 'H1NMR' as const,
  atoms: [atom],
  observed,
  predicted: observed,
  sd: 0.1,
  verdict: 'for' as const,
  peak,
  code: 'proton-assignment',
});
const ACETATE = {
  rank: 1,
  name: 'ethyl acetate',
  smiles: 'CCOC(C)=O',
  confidence: 0.95,
  proposed_by: ['generator'],
  evidence: [
    carbon(0, 171.1, 170.6, 3),
    carbon(1, 60.4, 60.5, 1),
    proton(0, 4.12, 1),
    proton(1, 2.04, 4),
  ],
};
const PROPANOATE = {
  rank: 2,
  name: 'methyl propanoate',
  smiles: 'CCC(=O)OC',
  confidence: 0.03,
  proposed_by: ['generator'],
  evidence: [carbon(0, 171.1, 174.6, 2), carbon(1, 60.4, 51.5, 5)],
  told_apart: {
    section: 'rivals' as const,
    codes: ['rival-told-apart'],
    text: '¹³C NMR 60.4 tells them apart.',
  },
};
const point = (
  section: NonNullable<AnalysisResponse['report']>[number]['section'],
  text: string,
) => ({ section, codes: ['x'], text });
const result = (over: Partial<AnalysisResponse> = {}): AnalysisResponse => ({
  status: 'ok',
  molecular_formula: 'C4H8O2',
  nombre_molecula: 'ethyl acetate',
  elapsed_ms: 812,
  smiles: 'CCOC(C)=O',
  confidence: 0.95,
  informacion: '**ethyl acetate** fits.',
  candidates: [ACETATE, PROPANOATE],
  spectra: [
    { type: 'C13NMR', source: 'typed', peaks: [{ delta_ppm: 171.1 }, { delta_ppm: 60.4 }] },
    {
      type: 'H1NMR',
      source: 'typed',
      peaks: [
        { delta_ppm: 4.12, int: 2 },
        { delta_ppm: 2.04, int: 3 },
      ],
    },
  ],
  warnings: [],
  reasons: [
    { ...point('C13NMR', '**171.1** ester C=O, C4'), technique: 'C13NMR', peaks: [0], atoms: [3] },
  ],
  report: [
    point('against', 'Nothing contradicts it.'),
    point('unexplained', '¹³C NMR 77.2: no atom explains it.'),
    point('settle', 'An HMBC spectrum.'),
  ],
  ...over,
});
const headings = () =>
  screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

// A plot's buttons and their words are fetched once, and must not come in the middle of a click.
beforeAll(async () => {
  await import('./spectrum-tab.tsx');
  server();
  await show(<ResultView result={result()} />);
  await screen.findByRole('group', { name: 'Plot tools' });
  cleanup();
});

test('on a page of its own the answer comes first, then all actions in the bar, then the evidence', async () => {
  server();
  await show(
    <ResultView
      result={result()}
      heading={<h1>ethyl acetate</h1>}
      named
      bar={(own) => <div role="group" aria-label="Actions" children={own} />}
    >
      <p>Its images</p>
    </ResultView>,
  );
  const bar = screen.getByRole('group', { name: 'Actions' });
  within(bar).getByRole('button', { name: 'Atom numbers' });
  const order = [
    screen.getByRole('heading', { level: 1, name: 'ethyl acetate' }),
    screen.getByText('High confidence'),
    screen.getAllByRole('img', { name: 'Structure of ethyl acetate' })[0]!,
    bar,
    screen.getByRole('heading', { name: 'Why' }),
    screen.getByText('Its images'),
  ];
  order
    .slice(1)
    .forEach((part, k) =>
      expect(order[k]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING),
    );
  expect(headings()[0]).toBe('Why');
});

test('a sure answer: name, word and figure of confidence, margin, reasons before candidates', async () => {
  server();
  await show(<ResultView result={result()} />);
  expect(screen.getByText('High confidence')).toBeTruthy();
  expect(screen.getByText('92 points ahead of the runner-up')).toBeTruthy();
  expect(headings()).toEqual([
    'ethyl acetate',
    'Why',
    'Observed and predicted',
    'Candidates',
    'Evidence against',
    'Peaks that the molecule does not explain',
    'What would settle it',
  ]);
  for (const said of [
    'Nothing contradicts it.',
    '¹³C NMR 77.2: no atom explains it.',
    'An HMBC spectrum.',
    '¹³C NMR 60.4 tells them apart.',
  ])
    expect(screen.getByText(said)).toBeTruthy();
});

test('with low confidence the candidates come first', async () => {
  server();
  await show(<ResultView result={result({ confidence: 0.5 })} />);
  expect(headings().indexOf('Candidates')).toBeLessThan(headings().indexOf('Why'));
});

test('not being sure is a result, with its reason; what an older result does not say is not invented', async () => {
  server();
  const {
    report: _report,
    reasons: _reasons,
    ...older
  } = result({ status: 'inconclusive', nombre_molecula: null, smiles: null, reason: 'no-spectra' });
  await show(<ResultView result={older} />);
  expect(screen.getByText('We are not sure')).toBeTruthy();
  expect(
    screen.getByText('A formula alone has several isomers. Add a spectrum to choose between them.'),
  ).toBeTruthy();
  expect(screen.getAllByText('None found.')).toHaveLength(2);
});

const atoms = () => within(screen.getByRole('group', { name: 'Atoms of ethyl acetate' }));
const pressed = () =>
  atoms()
    .queryAllByRole('button', { pressed: true })
    .map((button) => button.getAttribute('aria-label'));

test('an atom finds its peak: by click in the open spectrum, and by arrow keys', async () => {
  server();
  const { user } = await show(<ResultView result={result()} />);
  await user.click(await screen.findByRole('button', { name: 'C4: ¹³C NMR 171.1' }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^δ 171.1/);
  await user.keyboard('{ArrowRight}');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('C5: ¹H NMR 2.04');
  // Its only signal is in the 1H spectrum, which opens.
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('¹H NMR');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^δ 2.04/);
  await user.keyboard('{Escape}');
  expect(pressed()).toEqual([]);
});

test('a peak finds its atoms: by arrow keys in the plot, and from the table', async () => {
  server();
  const { user } = await show(<ResultView result={result()} />);
  await screen.findByRole('group', { name: 'Atoms of ethyl acetate' });
  screen.getByRole('slider').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^δ 60.4/);
  expect(pressed()).toEqual(['C2: ¹³C NMR 60.4, ¹H NMR 4.12']);
  await user.click(screen.getByText('Show as a table'));
  await user.click(screen.getByRole('button', { name: 'C4' }));
  expect(pressed()).toEqual(['C4: ¹³C NMR 171.1']);
  expect(screen.getByRole('row', { current: true }).textContent).toContain('171.1');
});

test('another tab keeps the chosen atom and shows its signal there', async () => {
  server();
  const { user } = await show(<ResultView result={result()} />);
  await user.click(await screen.findByRole('button', { name: 'C2: ¹³C NMR 60.4, ¹H NMR 4.12' }));
  await user.click(screen.getByRole('tab', { name: '¹H NMR' }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toMatch(/^δ 4.12/);
});

test(
  'the predicted ¹H spectrum is drawn as multiplets with their hydrogens, and the ' +
    'one of the chosen peak is marked',
  async () => {
    server();
    const h1_spins = {
      groups: [
        [4.14, 2, [1]],
        [2.04, 3, [4]],
        [1.26, 3, [0]],
      ],
      couplings: [[0, 2, 7.1]],
    } satisfies AnalysisResponse['candidates'][number]['h1_spins'];
    const { user } = await show(
      <ResultView result={result({ candidates: [{ ...ACETATE, h1_spins }, PROPANOATE] })} />,
    );
    await user.click(screen.getByRole('tab', { name: '¹H NMR' }));
    const strip = within(screen.getByText('Predicted multiplets, enlarged').parentElement!);
    expect(
      strip.getAllByRole('listitem').map((item) => item.querySelector('p')!.textContent),
    ).toEqual(['δ 4.14 · 2H', 'δ 2.04 · 3H', 'δ 1.26 · 3H']);
    expect(screen.getByText(/simulated at 400 MHz/)).toBeTruthy();
    screen.getByRole('slider').focus();
    await user.keyboard('{ArrowRight}');
    expect(
      strip.getAllByRole('listitem').map((item) => item.className.includes('border-accent')),
    ).toEqual([true, false, false]);
    // A candidate without a spin system, of an older answer, is drawn as before.
    await user.click(screen.getAllByRole('button', { name: 'Compare' })[1]!);
    expect(screen.queryByText('Predicted multiplets, enlarged')).toBeNull();
  },
);

test('choosing a candidate shows its assignment and its prediction', async () => {
  server();
  const { user } = await show(<ResultView result={result()} />);
  await user.click(screen.getAllByRole('button', { name: 'Compare' })[1]!);
  expect(await screen.findByRole('group', { name: 'Atoms of methyl propanoate' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'C6: ¹³C NMR 60.4' }));
  expect(screen.getByRole('slider').getAttribute('aria-valuetext')).toContain(
    'predicted 51.5 ± 1.0',
  );
});

test('a reason lights its peak and its atoms while it has the focus', async () => {
  server();
  await show(<ResultView result={result()} />);
  await screen.findByRole('group', { name: 'Atoms of ethyl acetate' });
  act(() => screen.getByText('171.1', { selector: 'strong' }).closest('li')!.focus());
  expect(pressed()).toEqual(['C4: ¹³C NMR 171.1']);
});

test('the menu copies the SMILES, and a molfile that the server writes', async () => {
  const copied: string[] = [];
  vi.stubGlobal(
    'ClipboardItem',
    class {
      constructor(readonly content: Record<string, Promise<Blob>>) {}
    },
  );
  server();
  const { user } = await show(<ResultView result={result()} />);
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: {
      write: async ([item]: { content: Record<string, Promise<Blob>> }[]) => {
        copied.push(await (await item!.content['text/plain']!).text());
      },
    },
  });
  for (const name of ['SMILES', 'Molfile']) {
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await screen.findByText(`${name} copied.`);
  }
  expect(copied).toEqual(['CCOC(C)=O', 'molfile of the molecule']);
  vi.unstubAllGlobals();
});

test('a text of the server never runs: HTML is shown as text, foreign addresses are emptied', async () => {
  server();
  const { container } = await show(
    <ResultView
      result={result({
        informacion:
          '<img src=x onerror=alert(1)> [bad](javascript:alert(1)) [good](https://example.org)',
      })}
    />,
  );
  expect(container.querySelector('.prose-text img')).toBeNull();
  expect(
    [...container.querySelectorAll('.prose-text a')].map((link) => link.getAttribute('href')),
  ).toEqual(['', 'https://example.org']);
});
