import { isLanguage } from '@elucida/messages/catalogue/language';
import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { LanguageBoundary } from './language-boundary.tsx';
import { homeOf } from './home-of.ts';
import { Layout } from './layout.tsx';
import { ROUTES, type ScreenId } from './route-table.ts';

/** Leaves an address that is not a screen. */
function ToHome() {
  const state: unknown = useLocation().state;
  return <Navigate to={homeOf(state)} replace state={state} />;
}

const screens = (Object.keys(ROUTES) as ScreenId[]).map((id) => {
  const { path, screen } = ROUTES[id];
  const Screen = lazy(screen);
  return <Route key={id} path={path.slice(1)} index={false} element={<Screen />} />;
});

/** The language of a page is the first segment of its path (specification §2). */
function LanguageRoute() {
  const { lang } = useParams();
  if (!isLanguage(lang)) return <ToHome />;
  return (
    <LanguageBoundary language={lang} key={lang}>
      <Layout />
    </LanguageBoundary>
  );
}

/** The routes of the table under each language; anything else redirects to /en. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path="/:lang" element={<LanguageRoute />}>
        {screens}
        <Route path="*" element={<ToHome />} />
      </Route>
      <Route path="*" element={<ToHome />} />
    </Routes>
  );
}
