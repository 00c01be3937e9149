import type { DrawingText } from '@elucida/messages/pages/drawing-text';
import { drawing as en } from '@elucida/messages/pages/en/drawing';
import { drawing as es } from '@elucida/messages/pages/es/drawing';
import { drawing as eu } from '@elucida/messages/pages/eu/drawing';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Page } from '@playwright/test';

/** The words of the drawing area. */
export const DRAWING: Readonly<Record<Language, DrawingText>> = { en, es, eu };

/** Away from the tools and from the edges. */
const PLACE = { x: 250, y: 200 };

/** Draws a single bond, which is ethane: the tool that is chosen at first. */
export const drawBond = (page: Page, language: Language): Promise<void> =>
  page.getByRole('application', { name: DRAWING[language].label }).click({ position: PLACE });
