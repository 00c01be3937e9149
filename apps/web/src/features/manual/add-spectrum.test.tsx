// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { AddSpectrum } from './add-spectrum.tsx';

cleanUpAfterEach();

test.each([
  [20, false],
  [21, true],
])('with %i spectra the page says that an analysis takes fewer: %s', async (count, warned) => {
  await show(<AddSpectrum count={count} edit={() => {}} />);
  expect(
    screen.queryByText('An analysis takes at most 20 spectra. Delete some before you run it.') !==
      null,
  ).toBe(warned);
});
