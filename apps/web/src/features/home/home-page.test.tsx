// @vitest-environment jsdom
import { LANGUAGES } from '@elucida/messages/catalogue/language';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { HomePage } from './home-page.tsx';
import { MEASURED, METHOD_PATH } from './measured.ts';

cleanUpAfterEach();

const settings = (inUse: string | null) => ({
  contact_email: null,
  community_url: null,
  network_url: null,
  billing: 'test',
  direct_downgrade: false,
  ai_in_use: inUse !== null,
  providers: ['openai', 'google', 'anthropic', 'local'].map((id) => ({ id, in_use: id === inUse })),
});
const hrefs = (name: RegExp) =>
  screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('the ways in: start, how it works, the engines, and the closing button', async () => {
  fakeServer({ 'GET /api/settings': { json: settings(null) } });
  await show(<HomePage />);
  expect(hrefs(/^Start analysis$/)).toEqual(['/en/new', '/en/new']);
  expect(screen.getByRole('link', { name: 'See how it works' }).getAttribute('href')).toBe('#how');
  expect(document.getElementById('how')).not.toBeNull();
  const engines = screen.getByRole('region', { name: 'Choose how to begin' });
  expect(
    within(engines)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/en/new', '/en/manual', '/en/isomers']);
});

test('four measured claims, each with the way to how it was measured', async () => {
  fakeServer({ 'GET /api/settings': { json: settings(null) } });
  await show(<HomePage />);
  const why = screen.getByRole('region', { name: 'Why you can trust the answer' });
  expect(within(why).getAllByRole('heading', { level: 3 })).toHaveLength(4);
  expect(
    within(why)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(Array(4).fill(`/en${METHOD_PATH}`));
  for (const { right, all } of [
    { right: MEASURED.puzzle.right, all: MEASURED.puzzle.cases },
    { right: MEASURED.confident.right, all: MEASURED.confident.answers },
    { right: MEASURED.mismatched.refused, all: MEASURED.mismatched.cases },
  ]) {
    expect(right).toBeLessThanOrEqual(all);
    expect(why.textContent).toContain(String(right));
  }
});

test('a line of reasoning in focus lights its peaks', async () => {
  fakeServer({ 'GET /api/settings': { json: settings(null) } });
  const { container } = await show(<HomePage />);
  const lit = () =>
    [...container.querySelectorAll('figure svg')].map(
      (svg) => svg.querySelectorAll('circle[stroke="none"]').length,
    );
  screen.getByRole('button', { name: /^IR 1741/ }).focus();
  await expect.poll(() => lit().slice(0, 3)).toEqual([2, 0, 0]);
  screen.getByRole('button', { name: /an ethyl group on oxygen/ }).focus();
  await expect.poll(() => lit().slice(0, 3)).toEqual([0, 2, 2]);
});

const USED = {
  en:
    'Any model in use is asked in every analysis, unless you switch it off there or ' +
    'the server’s calls for the day are used up.',
  es:
    'Todo modelo en uso se consulta en cada análisis, salvo que lo desactives en él o que ' +
    'el servidor haya agotado sus llamadas del día.',
  eu:
    'Erabiltzen den eredu orori galdetzen zaio analisi bakoitzean, bertan desaktibatzen ez ' +
    'baduzu eta zerbitzariak eguneko deiak agortu ez baditu.',
};
const OWN = {
  en: 'the operator’s own AI server',
  es: 'el servidor de IA propio del operador',
  eu: 'operadorearen AA zerbitzaria',
};

test.each(LANGUAGES)(
  'in %s: where none is configured nothing is in use, and nothing is said to be asked',
  async (language) => {
    fakeServer({ 'GET /api/settings': { json: settings(null) } });
    const { container } = await show(<HomePage />, { language, at: `/${language}` });
    expect(container.textContent).not.toContain(USED[language]);
    expect(container.querySelectorAll('li.chip strong')).toHaveLength(0);
  },
);

test.each(LANGUAGES)(
  'in %s: a server of the operator’s own is called as everywhere',
  async (language) => {
    fakeServer({ 'GET /api/settings': { json: settings('local') } });
    const { container } = await show(<HomePage />, { language, at: `/${language}` });
    await expect.poll(() => container.textContent).toContain(USED[language]);
    expect([...container.querySelectorAll('li.chip')].at(-1)!.textContent).toMatch(
      new RegExp(`^${OWN[language]}.+`),
    );
  },
);

test('the configured provider is marked as in use, the others are not', async () => {
  fakeServer({ 'GET /api/settings': { json: settings('google') } });
  await show(<HomePage />);
  const marks = within(screen.getByRole('region', { name: 'Works with' })).getAllByRole('listitem');
  await expect
    .poll(() => marks.map((mark) => /in use/.test(mark.textContent)))
    .toEqual([false, true, false, false]);
  expect(screen.getByText(new RegExp(`${USED.en.replaceAll('.', '\\.')}$`))).toBeTruthy();
});
