import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { TECHNIQUE_OF_TERM } from './terms.ts';
import { WEIGHT_VECTOR } from './weights.ts';

/**
 * Share of its weight that a spectrum set aside keeps. Spectra that contradict a formula are most
 * often those of a related compound (starting material, by-product, a derivative), and then still
 * say something about the skeleton. Of 0, 0.1, 0.2 and 0.3 this put most truths first in the four
 * development cases whose NMR images show a related molecule (3, against 2, 1 and 1): few cases, so
 * a small share.
 */
const KEPT_SHARE = 0.1;

/** The facts as if these techniques had not been recorded. */
export function factsWithout(facts: SpectralFacts, aside: readonly SpectrumType[]): SpectralFacts {
  return {
    ...facts,
    ...Object.fromEntries(aside.map((type) => [type, null])),
    techniques: facts.techniques.filter((technique) => !aside.includes(technique)),
  };
}

/** The weights of the judge with those of some techniques reduced. */
export function weightsWithout(aside: readonly SpectrumType[]): Float64Array {
  return WEIGHT_VECTOR.map((weight, i) => {
    const technique = TECHNIQUE_OF_TERM[i];
    return technique !== 'prior' && aside.includes(technique) ? KEPT_SHARE * weight : weight;
  });
}
