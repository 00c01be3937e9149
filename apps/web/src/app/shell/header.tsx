import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { CloseIcon, MenuIcon } from '../../ui/icons.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { useAwake } from '../use-awake.ts';
import { LanguageSwitcher } from './language-switcher.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { NavDropdown } from './nav-dropdown.tsx';
import { NAVIGATION_GROUPS } from './navigation.ts';
import { AdminLink, SessionControls, SignedInAs } from './session-controls.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The fixed top header. Below 1280 px its links move into the menu behind the hamburger. */
export function Header() {
  const { t } = useTranslation();
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const open = openAt === key;
  const header = useAwake<HTMLElement>();
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => setOpenAt(null);

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        setOpenAt(null);
        toggle.current?.focus();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <header
      ref={header}
      className="fixed inset-x-0 top-0 z-50 border-b border-border bg-surface print:hidden"
    >
      <div className="mx-auto flex h-[var(--header)] max-w-[90rem] items-center gap-2 px-4 sm:px-6">
        <LocalLink
          to="/"
          onClick={close}
          className="mr-2 flex items-center gap-2 text-lg font-semibold text-text no-underline"
          aria-label={`${t('common.productName')} · ${t('shell.home')}`}
        >
          <Logo />
          {t('common.productName')}
        </LocalLink>
        <nav
          aria-label={t('shell.mainNavigation')}
          className="hidden shrink-0 items-center whitespace-nowrap xl:flex"
        >
          {NAVIGATION_GROUPS.map((group) => (
            <NavDropdown key={group.word} group={group} />
          ))}
          <AdminLink />
        </nav>
        <div className="hidden min-w-0 flex-1 items-center justify-end gap-1 whitespace-nowrap xl:flex 2xl:gap-2">
          {/* First, as it comes late: what lies to its right stays where it is. */}
          <SignedInAs />
          <ThemeSwitch />
          <LanguageSwitcher />
          <SessionControls />
        </div>
        <button
          ref={toggle}
          type="button"
          className="btn btn-quiet btn-icon ml-auto xl:hidden"
          aria-expanded={open}
          aria-controls="menu"
          aria-label={open ? t('shell.closeMenu') : t('shell.menu')}
          onClick={() => setOpenAt(open ? null : key)}
        >
          {open ? <CloseIcon /> : <MenuIcon />}
        </button>
      </div>
      {open ? <MobileMenu onChoose={close} /> : null}
    </header>
  );
}
