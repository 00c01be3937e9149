import { DEFAULT_LANGUAGE, isLanguage } from '@elucida/messages/catalogue/language';
import { lazy } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { LanguageBoundary } from './language-boundary.tsx';
import { Layout } from './layout.tsx';
import { ROUTES, type ScreenId } from './route-table.ts';

const home = <Navigate to={`/${DEFAULT_LANGUAGE}`} replace />;

const screens = (Object.keys(ROUTES) as ScreenId[]).map((id) => {
  const { path, screen } = ROUTES[id];
  const Screen = lazy(screen);
  return <Route key={id} path={path.slice(1)} index={false} element={<Screen />} />;
});

/**
 * A first segment that is not a language goes to /en, as does a path without one (specification §2).
 */
function LanguageRoute() {
  const { lang } = useParams();
  const location = useLocation();
  if (!isLanguage(lang))
    return <Navigate to={`/${DEFAULT_LANGUAGE}`} replace state={location.state} />;
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
        <Route path="*" element={home} />
      </Route>
      <Route path="*" element={home} />
    </Routes>
  );
}
