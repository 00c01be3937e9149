import { CONFIDENCE } from './confidence.ts';
import { techniqueOf } from '../techniques/registry.ts';
import { TECHNIQUE_OF_TERM } from './terms.ts';
import { WEIGHT_VECTOR } from './weights.ts';

/** One tautomer of a compound, as the judge sees its drawing. */
export interface JudgedForm {
  readonly key: number;
  readonly terms: Float64Array;
  /** `tautomerPreference`. */
  readonly preference: number;
  /** False for forms that hardly anybody draws: they do not speak for the compound. */
  readonly usual: boolean;
}

/** What a tautomer's score becomes when the compound is judged as one. */
export interface SharedEvidence {
  readonly score: number;
  /** Its own terms, those of NMR from the form that speaks for the compound. */
  readonly terms: Float64Array;
  /** Key of that form. */
  readonly predictedAs: number;
}

const KIND = TECHNIQUE_OF_TERM.map((technique) =>
  technique === 'prior' ? 'prior' : techniqueOf(technique).fit.kind === 'shifts' ? 'nmr' : 'other',
);

/** Weighted sums of the terms: NMR, other techniques, and what holds before any spectrum. */
function split(terms: Float64Array): Record<(typeof KIND)[number], number> {
  const sums = { nmr: 0, other: 0, prior: 0 };
  terms.forEach((value, i) => {
    sums[KIND[i]] += WEIGHT_VECTOR[i] * value;
  });
  return sums;
}

/**
 * Judges the tautomers of one compound together. Their protons exchange too fast for NMR to see
 * more than one averaged spectrum, so that NMR speaks for all of them alike, with the usual form
 * whose prediction agrees best: the drawings of known compounds, and with them the learned shifts,
 * stand for the average whichever form is drawn. The compound counts once, with that evidence and
 * with the other terms of its likeliest form, and its forms share its probability by those other
 * terms (IR, MS and UV-Vis, plausibility, alerts) and by preference. Nothing here is fitted to
 * development cases; what the choices are worth there: docs/science/judging.md.
 */
export function shareEvidence(forms: readonly JudgedForm[]): SharedEvidence[] {
  const parts = forms.map(({ terms }) => split(terms));
  // Preference was fitted on top of the prior as it is; differences of evidence become log odds
  // by the temperature.
  const claims = forms.map(
    ({ preference }, i) => parts[i].other / CONFIDENCE.temperature + parts[i].prior + preference,
  );
  const likeliest = claims.indexOf(Math.max(...claims));
  const total =
    claims[likeliest] +
    Math.log(claims.reduce((sum, claim) => sum + Math.exp(claim - claims[likeliest]), 0));
  const speaker = forms.reduce(
    (best, { usual }, i) =>
      usual && (!forms[best].usual || parts[i].nmr > parts[best].nmr) ? i : best,
    0,
  );
  return forms.map(({ terms }, i) => ({
    score:
      parts[speaker].nmr +
      parts[likeliest].other +
      parts[likeliest].prior +
      CONFIDENCE.temperature * (claims[i] - total),
    terms: terms.map((value, term) => (KIND[term] === 'nmr' ? forms[speaker].terms[term] : value)),
    predictedAs: forms[speaker].key,
  }));
}
