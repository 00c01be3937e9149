import type { Language } from './language.ts';
import type { plotTools } from './en/plot-tools.ts';

export type PlotToolsText = typeof plotTools;

/** The words in a language, fetched when they are first asked for. */
export const loadPlotToolsText = async (language: Language): Promise<PlotToolsText> =>
  ((await import(`./${language}/plot-tools.ts`)) as { plotTools: PlotToolsText }).plotTools;
