import type { AnalysisBrief } from '@elucida/contract/analyses';
import type { AnalysesText } from '@elucida/messages/pages/analyses-text';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';

/** What an analysis is called: its title, else its molecule, else its formula. */
export const titleOf = (
  { title, nombre_molecula, formula }: Pick<AnalysisBrief, 'title' | 'nombre_molecula' | 'formula'>,
  text: AnalysesText,
): string => title || nombre_molecula || text.titleOf(formulaUnicode(formula));
