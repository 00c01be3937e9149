import { multiplier } from '../../words/numerals.ts';
import type { Words } from '../../words/word.ts';
import { eachLanguage } from '../skeleton-parent.ts';

/** `bicyclo`, `tricyclo` … by the number of rings. */
export function cycloPrefix(rings: number): Words {
  return eachLanguage(
    (i) => (rings === 2 ? 'bi' : multiplier(rings, i)) + ['cyclo', 'ciclo', 'ziklo'][i],
  );
}
