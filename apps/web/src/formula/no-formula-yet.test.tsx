// @vitest-environment jsdom
import { formulaProposals as words } from '@elucida/messages/pages/en/formula-proposals';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../testing/render.tsx';
import { NoFormulaYet } from './no-formula-yet.tsx';

cleanUpAfterEach();

async function open(spectra: readonly Spectrum[]) {
  const chosen: string[] = [];
  const { user } = await show(
    <NoFormulaYet spectra={() => spectra} onFormula={(hill) => chosen.push(hill)} />,
  );
  await user.click(screen.getByText('No formula yet?'));
  return { user, chosen };
}

test('an accurate mass: formulas with probability and reasons, and one that is used', async () => {
  const { user, chosen } = await open([
    { type: 'MS', peaks: [{ m_z: 152.0707, assignment: '[M+H]+' }] },
  ]);
  expect(await screen.findByText(/152\.0707 as \[M\+H\]⁺: 0\.6 ppm off/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: words.useThis('C8H9NO2') }));
  expect(chosen).toEqual(['C8H9NO2']);
  expect(screen.queryByText(words.intro)).toBeNull();
});

test('nothing in the form: what would help', async () => {
  await open([]);
  expect(await screen.findByText(words.nothing)).toBeTruthy();
  expect(screen.getByText(words.helpful.carbon)).toBeTruthy();
  expect(screen.getByText(words.helpful['accurate-mass'])).toBeTruthy();
});

test('a mass that no usual molecule has', async () => {
  await open([{ type: 'MS', peaks: [{ m_z: 100.999, assignment: '[M+H]+' }] }]);
  expect(await screen.findByText(words.noneFits)).toBeTruthy();
});
