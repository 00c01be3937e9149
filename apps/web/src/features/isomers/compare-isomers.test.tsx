// @vitest-environment jsdom
import { shownIsomersSchema, type ShownIsomer } from '@elucida/contract/shown-isomers';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { CompareIsomers } from './compare-isomers.tsx';

cleanUpAfterEach();

const signal = (delta_ppm: number, hydrogens: number, multiplicity: string) => ({
  delta_ppm,
  sd_ppm: 0.1,
  hydrogens,
  multiplicity,
  j_hz: [],
  atoms: [0],
  signals: 1,
  exchangeable: false,
});
const rows = (spins: boolean) =>
  shownIsomersSchema.parse({
    isomers: [
      {
        name: 'Diethyl ether',
        signals: { H1NMR: [signal(3.48, 4, 'q'), signal(1.2, 6, 't')], C13NMR: [], IR: [] },
        ...(spins && {
          h1_spins: {
            groups: [
              [3.48, 2, [1, 3], 2],
              [1.2, 3, [0, 4], 2],
            ],
            couplings: [[0, 1, 7]],
          },
        }),
      },
      {
        name: 'Methyl propyl ether',
        signals: { H1NMR: [signal(3.33, 2, 't'), signal(3.32, 3, 's')], C13NMR: [], IR: [] },
        ...(spins && {
          h1_spins: {
            groups: [
              [3.33, 2, [2]],
              [1.6, 2, [1]],
              [0.92, 3, [0]],
              [3.32, 3, [4]],
            ],
            couplings: [
              [0, 1, 6.7],
              [1, 2, 7.4],
            ],
          },
        }),
      },
    ],
  }).isomers as [ShownIsomer, ShownIsomer];
const multiplets = (heading: string) =>
  within(screen.getByText(heading, { selector: 'h4' }).parentElement!)
    .getAllByRole('listitem')
    .map((item) => item.querySelector('p')!.textContent);

test('¹H spectra are drawn as multiplets with their hydrogens, those that overlap as one', async () => {
  fakeServer({});
  await show(<CompareIsomers pair={rows(true)} onClose={() => undefined} />);
  expect(multiplets('↑ Diethyl ether')).toEqual(['δ 3.48 · 4H', 'δ 1.20 · 6H']);
  expect(multiplets('↓ Methyl propyl ether')).toEqual([
    'δ 3.32 · 5H',
    'δ 1.60 · 2H',
    'δ 0.92 · 3H',
  ]);
  const drawn = screen.getByRole('img', { name: /¹H NMR/ });
  expect(
    [...drawn.querySelectorAll('text')]
      .map(({ textContent }) => textContent)
      .filter((text) => /H$/.test(text!))
      .sort(),
  ).toEqual(['2H', '3H', '4H', '5H', '6H']);
  expect(screen.getByText(/simulated at 400 MHz/)).toBeTruthy();
});

test('without what they follow from they are lines', async () => {
  fakeServer({});
  await show(<CompareIsomers pair={rows(false)} onClose={() => undefined} />);
  expect(screen.queryByText(/simulated/)).toBeNull();
  expect(
    screen.getByRole('img', { name: /¹H NMR/ }).querySelectorAll('line[stroke-width="2"]'),
  ).toHaveLength(4);
});
