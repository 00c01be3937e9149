import { readStored, writeStored } from '../../lib/storage.ts';

/** `system` follows the device, and is what a browser without a choice does. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** Also read by public/theme.js, before the page is painted. */
const KEY = 'elucida.theme';

export const storedTheme = (): Theme =>
  THEMES.find((theme) => theme === readStored(KEY)) ?? 'system';

/** Shows the theme and keeps the choice for the next visit. */
export function chooseTheme(theme: Theme): void {
  writeStored(KEY, theme);
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}
