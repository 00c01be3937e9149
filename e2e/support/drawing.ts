import { loadDrawingText } from '@elucida/messages/pages/drawing-text';
import { inEveryLanguage } from './in-every-language.ts';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';

/** The words of the drawing area. */
export const DRAWING = await inEveryLanguage(loadDrawingText);

/** Away from the tools and from the edges. */
const PLACE = { x: 250, y: 200 };

/** Draws a single bond, which is ethane: the tool that is chosen at first. */
export const drawBond = (page: Page, language: Language): Promise<void> =>
  page.getByRole('application', { name: DRAWING[language].label }).click({ position: PLACE });
