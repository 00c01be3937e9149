import { act } from '@testing-library/react';
import { Route, Routes, type InitialEntry } from 'react-router';
import type { Language } from '@elucida/messages/catalogue/language';
import { AnalysisPage } from '../features/analysis-page/analysis-page.tsx';
import { useAnalysesText } from '../analysis/analyses-text.ts';
import { useImagePeaksText } from '../image-peaks/use-image-peaks-text.ts';
import { useModelsText } from '../models/use-models-text.ts';
import { useAskedText } from '../result-view/use-asked-text.ts';
import { useBandWords } from '../result-view/use-band-names.ts';
import { usePlotToolsText } from '../spectrum-plot/plot-tools-text.ts';
import { useDrawingText } from '../structure-editor/use-drawing-text.ts';
import { fakeServer, quota, user as aUser, type Answers } from './fake-server.ts';
import { show } from './render.tsx';

/** A drawing, which any molecule gets here. */
const DRAWING = { 'GET /structures.svg': { json: {} } };

/**
 * Words that parts of the page fetch when they are first drawn. An event that meets words on their way makes
 * React warn, once a process: whether a test met some depended on the files before it.
 */
const WORDS = [
  useAnalysesText,
  useAskedText,
  useBandWords,
  useDrawingText,
  useImagePeaksText,
  useModelsText,
  usePlotToolsText,
];

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
  await Promise.all(WORDS.map((words) => words.load(language)));
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
