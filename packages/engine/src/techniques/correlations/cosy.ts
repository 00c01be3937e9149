import { correlation } from './correlation.ts';
import { scorePaths } from './score-correlations.ts';

/** COSY: hydrogens that couple. */
export const cosy = correlation('COSY', {
  weights: { 'cosy-paths': 1, 'cosy-absent': 1, 'cosy-displaced': 0.59 },
  write: scorePaths('COSY'),
});
