import { act } from '@testing-library/react';
import { Route, Routes, type InitialEntry } from 'react-router';
import type { Language } from '@elucida/messages/catalogue/language';
import { AnalysisPage } from '../features/analysis-page/analysis-page.tsx';
import { fakeServer, quota, user as aUser, type Answers } from './fake-server.ts';
import { show } from './render.tsx';

/** A drawing, which any molecule gets here. */
const DRAWING = { 'GET /structures.svg': { json: {} } };

/** The page of the analysis `a1`, for who is signed in. */
export async function analysisPage(
  answers: Answers,
  { state = null, language = 'en' }: { state?: unknown; language?: Language } = {},
) {
  const calls = fakeServer({
    'GET /api/auth/me': { json: aUser() },
    'GET /api/stats/quota': { json: quota() },
    ...DRAWING,
    ...answers,
  });
  const at: InitialEntry = { pathname: `/${language}/analyses/a1`, state };
  let view!: Awaited<ReturnType<typeof show>>;
  // Its words are fetched when it is first drawn.
  await act(async () => {
    view = await show(
      <Routes>
        <Route path="/:lang/analyses/:id" element={<AnalysisPage />} />
        <Route path="*" element={null} />
      </Routes>,
      { language, at },
    );
  });
  return { ...view, calls };
}
