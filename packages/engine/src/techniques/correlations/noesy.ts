import { correlation } from './correlation.ts';
import { scorePaths } from './score-correlations.ts';

/** NOESY and ROESY: hydrogens close in space. */
export const noesy = correlation('NOESY', {
  weights: { 'noesy-paths': 0.5, 'noesy-absent': 1, 'noesy-displaced': 0.59 },
  write: scorePaths('NOESY'),
});
