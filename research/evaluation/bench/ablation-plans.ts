import type { BenchCase } from '../cases/bench-case.ts';
import { havingPeaks, onlyImages, onlyPeaks } from '../cases/some-techniques.ts';
import type { AblationPlan } from './ablation.ts';
import { ask } from './ask.ts';

type AskOptions = Parameters<typeof ask>[1];

/**
 * What IR adds to the formula, to either NMR spectrum and to both. MS and UV-Vis peaks are in no
 * development case.
 */
export function ablationOfPeaks(all: readonly BenchCase[], options: AskOptions): AblationPlan {
  const cases = havingPeaks(all, 'IR');
  return {
    title: 'Peaks of the cases with IR, without library',
    cases,
    bases: [[], ['C13NMR'], ['H1NMR'], ['C13NMR', 'H1NMR']],
    additions: [['IR']],
    ask: (types) =>
      ask(
        cases.map((c) => onlyPeaks(c, types)),
        options,
      ),
  };
}

/**
 * What the images of IR and MS add to the formula, to either image of an NMR spectrum and to both.
 */
export const ablationOfImages = (
  cases: readonly BenchCase[],
  options: AskOptions,
): AblationPlan => ({
  title: 'Images, without library',
  cases,
  bases: [[], ['c13'], ['h1'], ['c13', 'h1']],
  additions: [['ir'], ['ms'], ['ir', 'ms']],
  ask: (kinds) =>
    ask(
      cases.map((c) => onlyImages(c, kinds)),
      options,
    ),
});
