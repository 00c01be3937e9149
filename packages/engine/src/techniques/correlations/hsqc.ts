import { correlation } from './correlation.ts';
import { scoreHsqc } from './score-correlations.ts';

/** HSQC and HMQC. The kinds of carbon that it shows count in the score of ¹³C. */
export const hsqc = correlation('HSQC', {
  weights: { 'hsqc-pairing': 0.8, 'hsqc-displaced': 0.59 },
  write: scoreHsqc,
});
