// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer, quota, user as aUser } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { ManualPage } from './manual-page.tsx';

cleanUpAfterEach();

const BENZOCAINE =
  'Ethyl 4-aminobenzoate (3a). White solid; mp 88–90 °C; 1H NMR (400 MHz, CDCl3) ' +
  'δ 7.85 (d, J = 8.7 Hz, 2H), 6.63 (d, J = 8.7 Hz, 2H), ' +
  '4.31 (q, J = 7.1 Hz, 2H), 4.08 (br s, 2H), 1.36 (t, J = 7.1 Hz, 3H); 13C ' +
  'NMR (101 MHz, CDCl3) δ 166.8, 150.9, 131.6, 119.9, 113.8, 60.4, 14.5; ' +
  'IR (KBr) 3421, 1682, 1282 cm–1; HRMS (ESI) m/z: [M + H]+ calcd for C9H12NO2 166.0863; found 166.0865.';

const paste = (target: Element | Document, text: string) =>
  fireEvent.paste(target, { clipboardData: { getData: () => text } });
const page = async () => {
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
  });
  return await show(<ManualPage />);
};
const formula = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Molecular formula' });

test(
  'a section pasted anywhere fills title, formula and all blocks with their ' +
    'headers; one undo takes it back',
  async () => {
    const { user } = await page();
    paste(document.body, BENZOCAINE);
    expect(await screen.findByText('¹H NMR: 5 peaks.')).toBeTruthy();
    expect(screen.getAllByRole('grid')).toHaveLength(4);
    expect(formula().value).toBe('C9H11NO2');
    expect(screen.getByDisplayValue('Ethyl 4-aminobenzoate')).toBeTruthy();
    expect(screen.getByDisplayValue('101')).toBeTruthy();
    expect(screen.getByDisplayValue('KBr')).toBeTruthy();
    expect(
      screen.getByText('Accurate mass: 166.0865 ([M+H]⁺). C9H11NO2 fits, 1.5 ppm off.'),
    ).toBeTruthy();
    expect(screen.getByText('Melting point, which is not judged: “mp 88–90 °C;”')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Undo this paste' }));
    expect(screen.queryAllByRole('grid')).toHaveLength(0);
    expect(formula().value).toBe('');
  },
);

test('Ctrl+Z undoes the paste as one step, also into a block with a list of its own', async () => {
  const { user } = await page();
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  const cell = within(screen.getByRole('grid')).getAllByRole('textbox')[0]!;
  await user.type(cell, '77.1');
  paste(cell, BENZOCAINE);
  expect(await screen.findByText(/^¹³C NMR: 7 peaks\. They replace the peaks/)).toBeTruthy();
  expect(screen.queryByDisplayValue('77.1')).toBeNull();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getByDisplayValue('77.1')).toBeTruthy();
  expect(screen.getAllByRole('grid')).toHaveLength(1);
});

test('another formula than the one entered is said, and can be taken', async () => {
  const { user } = await page();
  await user.type(formula(), 'C4H8O2');
  paste(document.body, BENZOCAINE);
  expect(
    await screen.findByText(/The molecular formula of the text is not the one entered:/),
  ).toBeTruthy();
  expect(screen.getByText(/C4H8O2 does not fit: it would give 89\.0597\./)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Use C9H11NO2' }));
  expect(formula().value).toBe('C9H11NO2');
  expect(screen.queryByText(/is not the one entered/)).toBeNull();
});

test('the box does the same; text without any spectrum changes nothing and says so', async () => {
  const { user } = await page();
  await user.click(screen.getByText('Paste an experimental section'));
  const box = screen.getByRole('textbox', { name: 'Experimental section, as a paper prints it' });
  await user.click(box);
  await user.paste('A white solid, mp 88–90 °C.');
  await user.click(screen.getByRole('button', { name: 'Fill in the form' }));
  expect(await screen.findByText(/No spectrum, formula or accurate mass was found/)).toBeTruthy();
  expect(screen.queryAllByRole('grid')).toHaveLength(0);
});
