// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  fakeServer,
  quota,
  user as aUser,
  type Answers,
  type Call,
} from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { ManualPage } from './manual-page.tsx';

cleanUpAfterEach();

const named = (smiles: string, formula: string, name: string) => ({
  json: {
    structure: {
      smiles,
      formula,
      name,
      systematic_name: name,
      aka: [],
      inchi: null,
      inchikey: null,
    },
    suggestions: [],
  },
});
const KNOWN = new Map([
  ['ethyl acetate', named('CCOC(C)=O', 'C4H8O2', 'ethyl acetate')],
  ['CCO', named('CCO', 'C2H6O', 'ethanol')],
]);
const server = (over: Answers = {}): Call[] =>
  fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
    'GET /api/names': ({ query }) =>
      KNOWN.get(query.get('q') ?? '') ?? { json: { structure: null, suggestions: ['ethane'] } },
    'GET /structures.svg': () => ({ stream: new Response('<svg/>').body! }),
    ...over,
  });
const open = async (lines: string) => {
  const view = await show(<ManualPage />);
  await view.user.type(screen.getByRole('textbox', { name: 'Molecular formula' }), 'C4H8O2');
  await view.user.click(screen.getByText('Is it this?'));
  await view.user.click(await screen.findByRole('textbox', { name: /^Structures to ask about/ }));
  await view.user.paste(lines);
  return view;
};
const echo = async () =>
  (await screen.findAllByRole('listitem')).map((item) => item.textContent).join(' | ');

test('each line is echoed with drawing and formula, or with what is wrong with it', async () => {
  server();
  await open('ethyl acetate\nCCO\netane');
  await waitFor(async () => expect(await echo()).toContain('cannot be read'));
  const said = await echo();
  expect(said).toContain('ethyl acetate · C4H8O2');
  expect(said).toContain('“CCO” is C2H6O, not C4H8O2.');
  expect(said).toContain('“etane” cannot be read as a SMILES or a name. Similar names: ethane.');
  expect(screen.getByRole('img', { name: 'Structure of ethyl acetate' })).toBeTruthy();
});

test('of more than twenty lines the first twenty count, and the page says so', async () => {
  server();
  await open(Array.from({ length: 21 }, (_, index) => 'C'.repeat(index + 1)).join('\n'));
  expect(await screen.findByText('Only the first 20 structures are judged.')).toBeTruthy();
});

test('a name is sent as SMILES; a refusal names the line in the words of the page', async () => {
  const calls = server({
    'POST /api/analyze/manual': {
      status: 422,
      json: {
        detail: 'no',
        code: 'invalid_input',
        errors: [{ loc: ['body', 'structures', 1], msg: 'no', type: 'wrong-formula' }],
      },
    },
  });
  const { user } = await open('ethyl acetate\nCCO');
  await waitFor(() => expect(screen.getByText(/4 of 5 left today/)).toBeTruthy());
  await user.click(screen.getByRole('button', { name: 'Add ¹³C NMR' }));
  await user.click(screen.getByRole('button', { name: 'Run analysis' }));
  expect(await screen.findByText('“CCO” does not have the formula C4H8O2.')).toBeTruthy();
  const sent = calls.find(({ path }) => path === '/api/analyze/manual')!.body;
  expect(sent).toMatchObject({ structures: ['CCOC(C)=O', 'CCO'] });
});

test('what is asked is kept with the draft, and open at the next visit', async () => {
  server();
  const { unmount } = await open('ethyl acetate');
  unmount();
  await show(<ManualPage />);
  const field = await screen.findByRole('textbox', { name: /^Structures to ask about/ });
  expect((field as HTMLTextAreaElement).value).toBe('ethyl acetate');
});
