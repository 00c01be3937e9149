import { loadPlotToolsText } from '@elucida/messages/catalogue/plot-tools-text';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of a plot's buttons, keys and gestures. */
export const usePlotToolsText = pageText(loadPlotToolsText);
