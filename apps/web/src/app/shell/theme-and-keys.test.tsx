// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server.ts';
import { cleanUpAfterEach, show } from '../../testing/render.tsx';
import { ShortcutKeys } from './shortcut-keys.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

cleanUpAfterEach();
afterEach(() => delete document.documentElement.dataset['theme']);
// jsdom knows no modal dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

test('the theme goes from the system’s to light to dark and back, and is kept', async () => {
  fakeServer({});
  const { user } = await show(<ThemeSwitch />);
  const shown = () => [document.documentElement.dataset['theme'], localStorage['elucida.theme']];
  const button = screen.getByRole('button');
  expect(button.getAttribute('aria-label')).toBe('Theme: as the system. Switch to light');
  await user.click(button);
  expect(shown()).toEqual(['light', 'light']);
  await user.click(button);
  expect(shown()).toEqual(['dark', 'dark']);
  await user.click(button);
  expect(shown()).toEqual([undefined, 'system']);
});

test('g and a letter go to a page; in a field, or switched off, they are letters', async () => {
  fakeServer({});
  const { user, path } = await show(
    <>
      <ShortcutKeys />
      <input aria-label="Formula" />
    </>,
  );
  await user.type(screen.getByLabelText('Formula'), 'gm');
  expect(path()).toBe('/en');
  screen.getByLabelText('Formula').blur();
  await user.keyboard('gm');
  expect(path()).toBe('/en/manual');
  await user.keyboard('?');
  const single = await screen.findByRole('checkbox', { name: 'Keys without Ctrl are on' });
  await user.click(single);
  single.blur();
  await user.keyboard('gh');
  await waitFor(() => expect(path()).toBe('/en/manual'));
});

test('a letter presses the button whose key it is, and after g it goes to a page', async () => {
  fakeServer({});
  let pressed = 0;
  const { user, path } = await show(
    <>
      <ShortcutKeys />
      <main>
        <button aria-keyshortcuts="n" onClick={() => pressed++}>
          Atom numbers
        </button>
      </main>
    </>,
  );
  await user.keyboard('nx');
  expect(pressed).toBe(1);
  await user.keyboard('gn');
  expect([pressed, path()]).toEqual([1, '/en/new']);
});
