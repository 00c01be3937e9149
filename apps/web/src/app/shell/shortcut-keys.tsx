import { lazy, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { GO_KEYS, isForPage, shortcutsOn, type GoKey } from './shortcuts.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

// The sheet is fetched when it is first asked for.
const ShortcutSheet = lazy(async () => ({
  default: (await import('./shortcut-sheet.tsx')).ShortcutSheet,
}));

/** How long a `g` waits for its second key, ms. */
const WAIT_MS = 1_500;

/** The first button of the page that says this letter is its key. */
const buttonOf = (key: string): HTMLElement | null =>
  /^[a-z]$/.test(key) ? document.querySelector(`main [aria-keyshortcuts="${key}"]`) : null;

/** `?` opens the sheet of keys; `g` and a letter go to a page; a letter alone is a button's key. */
export function ShortcutKeys() {
  const navigate = useNavigate();
  const language = useLanguage();
  const [open, setOpen] = useState(false);

  useEffect(() => {
    let pressedAt = -Infinity;
    const onKey = (event: KeyboardEvent) => {
      if (!isForPage(event) || !shortcutsOn()) return;
      if (event.key === '?') {
        event.preventDefault();
        setOpen(true);
        return;
      }
      const follows = event.timeStamp - pressedAt < WAIT_MS;
      pressedAt = event.key === 'g' ? event.timeStamp : -Infinity;
      if (!follows) {
        const button = buttonOf(event.key);
        if (!button) return;
        event.preventDefault();
        button.click();
        return;
      }
      if (!Object.hasOwn(GO_KEYS, event.key)) return;
      event.preventDefault();
      void navigate(localPath(language, GO_KEYS[event.key as GoKey]));
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [language, navigate]);

  return open ? (
    <OptionalPart instead={null}>
      <ShortcutSheet onClose={() => setOpen(false)} />
    </OptionalPart>
  ) : null;
}
