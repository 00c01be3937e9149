import { Suspense, use, useEffect } from 'react';
import { Outlet, matchPath, useLocation } from 'react-router';
import { CookieBanner } from './shell/cookie-banner.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { OfflineNotice } from './shell/offline-notice.tsx';
import { useAwake } from './use-awake.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { ScreenErrorBoundary } from './screen-error-boundary.tsx';
import { ShortcutKeys } from './shell/shortcut-keys.tsx';
import { SkipLink } from './shell/skip-link.tsx';
import { usePlanChanges } from '../session/use-plan-changes.ts';
import { useSessionChanges } from '../session/use-session-changes.ts';
import { ROUTES } from './route-table.ts';
import { TakenOver } from './taken-over.ts';
import { useScrollToTop } from './use-scroll-to-top.ts';

/** Whether a path (under a language) belongs to the fixed list with the wide layout. */
function isWide(pathname: string): boolean {
  const path = pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
  return Object.values(ROUTES).some((route) => route.wide && matchPath(route.path, path) !== null);
}

/** The screen, and below it the footer. */
function Screen() {
  const { pathname } = useLocation();
  const main = useAwake<HTMLElement>();
  const takenOver = use(TakenOver);
  useEffect(takenOver, [takenOver]);
  return (
    <>
      <main
        ref={main}
        id="content"
        tabIndex={-1}
        className={`page w-full flex-1 outline-none ${isWide(pathname) ? 'page-wide' : ''}`}
      >
        <ScreenErrorBoundary key={pathname}>
          <Outlet />
        </ScreenErrorBoundary>
      </main>
      <Footer />
    </>
  );
}

/** Header, the screen, footer and cookie banner. */
export function Layout() {
  useScrollToTop();
  usePlanChanges();
  useSessionChanges();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header />
      {/* The footer comes with the screen: below a screen still to come it would be seen to jump. */}
      <Suspense fallback={<PageSkeleton />}>
        <Screen />
      </Suspense>
      <OfflineNotice />
      <CookieBanner />
      <ShortcutKeys />
    </div>
  );
}
