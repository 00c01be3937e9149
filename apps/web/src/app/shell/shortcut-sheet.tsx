import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shortcutsOn, switchShortcuts } from './shortcuts.ts';
import { CheckBox } from '../../ui/check-box.tsx';

/** Keys of each part of the product, as they are pressed; `+` together, a blank one after another. */
const KEYS = {
  everywhere: {
    help: '?',
    new: 'g n',
    manual: 'g m',
    history: 'g h',
    isomers: 'g i',
    blog: 'g b',
    account: 'g a',
  },
  manual: { undo: 'Ctrl+Z', redo: 'Ctrl+Y', cells: '↑ ↓ ← →', edit: 'Enter', leave: 'Esc' },
  result: { atoms: '← →', numbers: 'n' },
} as const;

function Keys({ keys }: { keys: string }) {
  return (
    <span className="flex gap-1">
      {keys.split(' ').map((key) => (
        <kbd
          key={key}
          className="rounded-sm border border-border bg-sunken px-1.5 font-mono text-xs"
        >
          {key}
        </kbd>
      ))}
    </span>
  );
}

/** All keys, page by page, and the switch for those without Ctrl. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const dialog = useRef<HTMLDialogElement>(null);
  const [on, setOn] = useState(shortcutsOn);
  useEffect(() => dialog.current?.showModal(), []);
  const names = t('shell.shortcuts.names', { returnObjects: true }) as Record<string, string>;
  return (
    <dialog ref={dialog} className="dialog" aria-labelledby="shortcuts-heading" onClose={onClose}>
      <h2 id="shortcuts-heading" className="text-xl">
        {t('shell.shortcuts.heading')}
      </h2>
      {(Object.keys(KEYS) as (keyof typeof KEYS)[]).map((part) => (
        <section key={part} className="mt-4">
          <h3 className="eyebrow">{t(`shell.shortcuts.parts.${part}`)}</h3>
          <dl className="mt-1 grid gap-1">
            {Object.entries(KEYS[part]).map(([name, keys]) => (
              <div key={name} className="flex items-center justify-between gap-6">
                <dt>{names[name]}</dt>
                <dd className="m-0">
                  <Keys keys={keys} />
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      <CheckBox
        className="mt-4"
        checked={on}
        onChange={(checked) => {
          switchShortcuts(checked);
          setOn(checked);
        }}
      >
        {t('shell.shortcuts.single')}
      </CheckBox>
      <form method="dialog" className="mt-4">
        <button type="submit" className="btn">
          {t('shell.shortcuts.close')}
        </button>
      </form>
    </dialog>
  );
}
