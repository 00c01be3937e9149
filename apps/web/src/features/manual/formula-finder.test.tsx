// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, quota, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { ManualPage } from './manual-page.tsx';

cleanUpAfterEach();

const page = async () => {
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
  });
  return await show(<ManualPage />);
};
const formula = () => screen.getByLabelText<HTMLInputElement>('Molecular formula');

test('an HRMS line says mass and ion; choosing a formula fills the field', async () => {
  const { user } = await page();
  await user.click(screen.getByText('Find the formula from an exact mass'));
  const mass = await screen.findByLabelText(/^Exact mass/);
  await user.click(mass);
  await user.paste('HRMS (ESI) m/z 217.0699 [M+Na]+');
  expect(screen.getByLabelText<HTMLSelectElement>('Ion').value).toBe('[M+Na]⁺');
  expect(await screen.findByText(/formulas fit within 5 ppm\. The order follows/)).toBeTruthy();
  await user.click(screen.getByLabelText('Use C8H10N4O2'));
  expect(formula().value).toBe('C8H10N4O2');
});

test('a pasted mass without a formula leads to the search, with the ¹³C signals as a bound', async () => {
  const { user } = await page();
  fireEvent.paste(document.body, {
    clipboardData: {
      getData: () =>
        '13C NMR (101 MHz, CDCl3) δ 166.8, 150.9, 131.6, 119.9, 113.8, 60.4, 14.5. ' +
        'HRMS (ESI) m/z found 166.0865 [M+H]+.',
    },
  });
  await user.click(await screen.findByText('Find a formula for this mass'));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Exact mass/)).value).toBe('166.0865');
  expect(screen.getByLabelText<HTMLInputElement>(/^¹³C signals/).value).toBe('7');
  expect(await screen.findByLabelText('Use C9H11NO2')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('Ion'), '[M−H]⁻');
  expect(screen.queryByLabelText('Use C9H11NO2')).toBeNull();
});
