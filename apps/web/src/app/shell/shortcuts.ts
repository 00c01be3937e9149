import { readStored, writeStored } from '../../lib/storage.ts';
import { ROUTES } from '../route-table.ts';

/** Second keys after `g`, and where they go. */
export const GO_KEYS = {
  n: ROUTES.new.path,
  m: ROUTES.manual.path,
  h: ROUTES.history.path,
  i: ROUTES.isomers.path,
  b: ROUTES.blog.path,
  a: ROUTES.account.path,
} as const;
export type GoKey = keyof typeof GO_KEYS;

const KEY = 'elucida.shortcuts';

/**
 * Whether keys without Ctrl do anything. They can be switched off, since speech input types letters
 * (WCAG 2.1.4).
 */
export const shortcutsOn = (): boolean => readStored(KEY) !== 'off';
export const switchShortcuts = (on: boolean): boolean => writeStored(KEY, on ? 'on' : 'off');

/** Whether a key is meant for the page and not for a field, a menu or the browser. */
export function isForPage({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey) return false;
  return !(
    target instanceof Element &&
    target.closest(
      'input, textarea, select, dialog, [contenteditable], [role="menu"], [role="grid"]',
    )
  );
}
