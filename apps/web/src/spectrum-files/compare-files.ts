import type { ComparedCurve, CompareQuestion } from '@elucida/spectrometer/compare-spectra';
import { askOnce, loaded } from './read-spectrum-files.ts';

/**
 * Curves of several experiments of files, for one axis, made in a thread of their own. Rejects where a file changed
 * since it was chosen, and where the thread failed.
 */
export const compareFiles = async (
  files: readonly File[],
  question: CompareQuestion,
): Promise<readonly ComparedCurve[]> =>
  askOnce({ kind: 'compare', files: await loaded(files), question });
