import { correlation } from './correlation.ts';
import { scorePaths } from './score-correlations.ts';

/** HMBC: carbons two and three bonds away. */
export const hmbc = correlation('HMBC', {
  weights: { 'hmbc-paths': 1, 'hmbc-absent': 1, 'hmbc-displaced': 0.59 },
  write: scorePaths('HMBC'),
});
