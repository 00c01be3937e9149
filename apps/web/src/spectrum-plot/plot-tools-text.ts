import type { plotTools } from '@elucida/messages/catalogue/en/plot-tools';
import { pageText } from '../lib/i18n/use-page-text.ts';

/** The words of a plot's buttons, keys and gestures. */
export const usePlotToolsText = pageText<typeof plotTools>({
  en: async () => (await import('@elucida/messages/catalogue/en/plot-tools')).plotTools,
  es: async () => (await import('@elucida/messages/catalogue/es/plot-tools')).plotTools,
  eu: async () => (await import('@elucida/messages/catalogue/eu/plot-tools')).plotTools,
});
