import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, useLocation } from 'react-router';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { ChevronIcon } from '../../ui/icons.tsx';
import { ROUTES } from '../route-table.ts';
import type { NavigationGroup } from './navigation.ts';

/**
 * A group of links that opens on click, Enter or Space, and closes on Escape, on leaving it and on
 * choosing.
 */
export function NavDropdown({ group }: { group: NavigationGroup }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const onPointer = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpenAt(null);
    };
    document.addEventListener('pointerdown', onPointer);
    return () => document.removeEventListener('pointerdown', onPointer);
  }, [open]);

  return (
    <div
      ref={root}
      className="relative"
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpenAt(null);
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && open) {
          setOpenAt(null);
          button.current?.focus();
        }
      }}
    >
      <button
        ref={button}
        type="button"
        className="btn btn-quiet px-2 font-medium 2xl:px-3"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpenAt(open ? null : key)}
      >
        {t(`shell.groups.${group.word}`)}
        <ChevronIcon />
      </button>
      <ul
        id={id}
        hidden={!open}
        className="absolute left-0 top-full mt-1 min-w-56 rounded-md border border-border bg-surface p-1.5"
      >
        {group.links.map((link) => (
          <li key={link.word}>
            <NavLink
              to={localPath(language, ROUTES[link.screen].path) + (link.hash ?? '')}
              end
              onClick={() => setOpenAt(null)}
              className={
                'block rounded-sm px-3 py-1.5 text-text no-underline hover:bg-sunken ' +
                'aria-[current=page]:bg-accent-soft aria-[current=page]:font-semibold'
              }
            >
              {t(`shell.links.${link.word}`)}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
