// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

/** ¹H list of isovanillin, an isomer of vanillin; no name and no formula. */
const ISOVANILLIN =
  '1H NMR (400 MHz, CDCl3) δ 9.84 (s, 1H), 7.43 (m, 2H), 6.97 (d, J = 8.2 Hz, 1H), 3.99 (s, 3H)';
/** Vanillin: another compound of the same formula, with techniques that the other text has not. */
const VANILLIN =
  'Vanillin. 1H NMR (400 MHz, CDCl3) δ 9.82 (s, 1H), 7.42 (m, 2H), 7.04 (d, J = 8.5 Hz, 1H), 3.96 (s, 3H); ' +
  'IR (KBr) 3180, 1665, 1591 cm–1; HRMS (ESI) m/z: [M + H]+ calcd for C8H9O3 153.0546; found 153.0547.';
const question = () => screen.findByRole('alertdialog', { name: 'The form already holds spectra' });

/** The form after Vanillin was pasted into it, and then the list of its isomer. */
async function pastedTwice() {
  const shown = await page();
  paste(document.body, VANILLIN);
  await screen.findByText('¹H NMR: 4 peaks.');
  paste(document.body, ISOVANILLIN);
  await question();
  return shown;
}

test('into a form with spectra nothing goes before it is said whose they are', async () => {
  const { user } = await pastedTwice();
  const asked = await question();
  await waitFor(() => expect(document.activeElement).toBe(asked));
  expect(screen.getByText(/^It has: ¹H NMR, IR, MS\. Are those of the same compound/)).toBeTruthy();
  expect(screen.getByDisplayValue('9.82')).toBeTruthy();
  expect(screen.queryByDisplayValue('9.84')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Leave the form as it is' }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(screen.getAllByRole('grid')).toHaveLength(3);
  expect(screen.queryByDisplayValue('9.84')).toBeNull();
});

test('another compound replaces all, its formula apart, and one undo brings all back', async () => {
  const { user } = await pastedTwice();
  await user.click(screen.getByRole('button', { name: 'Another compound: replace all' }));
  expect(await screen.findByText('What the form had before gave way to it.')).toBeTruthy();
  expect(screen.getByText(/^The text states no molecular formula/)).toBeTruthy();
  expect(screen.getAllByRole('grid')).toHaveLength(1);
  expect(screen.queryByDisplayValue('1665')).toBeNull();
  expect(screen.queryByDisplayValue('Vanillin')).toBeNull();
  expect(formula().value).toBe('C8H8O3');
  await user.click(screen.getByRole('button', { name: 'Undo this paste' }));
  expect(screen.getAllByRole('grid')).toHaveLength(3);
  expect(screen.getByDisplayValue('Vanillin')).toBeTruthy();
  expect(screen.getByDisplayValue('9.82')).toBeTruthy();
});

test('the same compound is added to: both lists are there, and Ctrl+Z takes one back', async () => {
  const { user } = await pastedTwice();
  await user.click(screen.getByRole('button', { name: 'The same: add to them' }));
  expect(
    await screen.findByText(
      /^¹H NMR: 4 peaks\. There is another list of this technique in the form/,
    ),
  ).toBeTruthy();
  expect(screen.getAllByRole('grid')).toHaveLength(4);
  expect(screen.getByDisplayValue('9.82')).toBeTruthy();
  expect(screen.getByDisplayValue('9.84')).toBeTruthy();
  await user.keyboard('{Control>}z{/Control}');
  expect(screen.getAllByRole('grid')).toHaveLength(3);
  expect(screen.queryByDisplayValue('9.84')).toBeNull();
});

test('empty blocks are no reason to ask', async () => {
  const { user } = await page();
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  paste(document.body, BENZOCAINE);
  expect(await screen.findByText('¹³C NMR: 7 peaks.')).toBeTruthy();
  expect(screen.getAllByRole('grid')).toHaveLength(4);
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
