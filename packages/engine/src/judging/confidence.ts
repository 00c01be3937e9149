import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf as spectraOf } from '@elucida/spectra/techniques/registry';
import type { Identification } from '../identification.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { TIE } from './finalist-ranking.ts';
import { allTechniques } from '../techniques/registry.ts';
import { ownTerms, TERM_INDEX } from './terms.ts';

/** How well the best candidate fits, in numbers that do not grow with the molecule. */
export interface Fit {
  /**
   * How far each recorded technique of predicted shifts falls short of its expectation, log units a
   * signal or hydrogen.
   */
  readonly shortfall: Readonly<Partial<Record<SpectrumType, number>>>;
  /** Log likelihoods of the rules. */
  readonly rules: number;
  /** Environments that no known molecule has. */
  readonly unknown: number;
  readonly complete: boolean;
  /** Every isomer of at most `CONFIDENCE.tinyAtoms` heavy atoms was judged. */
  readonly tiny: boolean;
  /** Not every isomer was judged, and the molecule is larger than `CONFIDENCE.measuredAtoms`. */
  readonly beyond: boolean;
  /** Not every isomer was judged, and the molecule is larger than `CONFIDENCE.searchedAtoms`. */
  readonly unsearched: boolean;
  /** `beyond`, with ¹³C or ¹H shifts and no spectrum in two dimensions. */
  readonly listsAlone: boolean;
}

/**
 * Fitted by `research/training/confidence/fit-confidence.main.ts` on development cases, their own
 * candidates against candidate lists without the truth and against spectra of other molecules;
 * docs/science/judging.md.
 */
export const CONFIDENCE = {
  /** Divides score differences before the softmax. */
  temperature: 0.7,
  none: {
    intercept: -4.1,
    rules: -0.044,
    unknown: 1.51,
    incomplete: 0.65,
    /**
     * For each technique of shifts that is missing where the molecule is `beyond`. By judgement: the fit had no such
     * cases. From ¹H alone strychnine's wrong candidates fitted as well as answers of 15 atoms do.
     */
    beyond: 2,
    /**
     * For lists alone: `always`, and `crowd` times the share that others than the best have among the candidates; at
     * least what `beyond` adds. Where the truth was not met, several wrong ones fit about as well. Fitted on 29
     * November 2026 to 168 answers of 56 molecules of 21 to 31 heavy atoms, by both lists and by either alone. Tables,
     * network and parts had not learned from them: `research/training/confidence/fit-large.main.ts`;
     * docs/science/judging.md.
     */
    listsAlone: { always: 0.58, crowd: 4.8 },
    /**
     * Where no guided search was run. By judgement, on two sets of 37 and 40 atoms and on rutin: annealing alone met
     * the right one at one seed of three, and a wrong one that it met instead got up to 0.95.
     */
    unsearched: 1,
  },
  /** Heavy atoms up to which answers were measured; above, most isomers are never seen. */
  measuredAtoms: 20,
  /** Heavy atoms up to which a guided search looks on from what is found (`search-source.ts`). */
  searchedAtoms: 31,
  /** Above this probability of none of them no candidate is put forward. */
  mostNone: 0.11,
  /**
   * The same up to `tinyAtoms` heavy atoms where every isomer was judged: too few signals to fit
   * well by the average, and a spectrum of another substance leaves no doubt.
   */
  mostNoneTiny: 0.5,
  tinyAtoms: 5,
  /**
   * Below this probability the best candidate, its tautomers counted with it, is not put forward.
   */
  line: 0.45,
} as const;

/** The fit of a candidate, from its terms (order of `TERMS`). */
export function fitOf(terms: Float64Array, facts: SpectralFacts, complete: boolean): Fit {
  const tiny = complete && facts.formula.heavyAtoms <= CONFIDENCE.tinyAtoms;
  const beyond = !complete && facts.formula.heavyAtoms > CONFIDENCE.measuredAtoms;
  const shortfall: Partial<Record<SpectrumType, number>> = {};
  let rules = 0;
  for (const { type, fit } of allTechniques()) {
    const own = facts[type];
    if (fit.kind === 'rules') for (const term of ownTerms(type, terms)) rules += term;
    else if (fit.kind === 'shifts' && own !== null)
      shortfall[type] = fit.shortfall(ownTerms(type, terms), own);
  }
  return {
    shortfall,
    rules,
    // The surroundings of the smallest molecules are not part of any larger one; their shifts are
    // known all the same (`measured-molecules.ts`).
    unknown: tiny ? 0 : Math.min(2, terms[TERM_INDEX['unknown-radius-1']]),
    complete,
    tiny,
    beyond,
    unsearched: !complete && facts.formula.heavyAtoms > CONFIDENCE.searchedAtoms,
    listsAlone:
      beyond &&
      Object.keys(shortfall).length > 0 &&
      facts.techniques.every((type) => spectraOf(type).pair === null),
  };
}

/** How sure the judgement is: probability of each candidate, of none of them, and the verdict. */
export interface Certainty extends Pick<Identification, 'verdict' | 'reason'> {
  readonly probabilities: readonly number[];
  readonly none: number;
}

/** Share of the best candidate, its tautomers counted with it. */
export function shareOfBest(
  judged: readonly { readonly compound?: number }[],
  shares: readonly number[],
): number {
  return judged.reduce(
    (sum, { compound }, i) =>
      i === 0 || (compound !== undefined && compound === judged[0].compound)
        ? sum + shares[i]
        : sum,
    0,
  );
}

/**
 * Assesses finalists in descending order of score; those of one `compound` are its tautomers.
 * `complete`: every plausible isomer is among those considered; `onlyIsomer`: the formula has but
 * one.
 */
export function assess(
  judged: readonly {
    readonly score: number;
    readonly terms: Float64Array;
    readonly compound?: number;
  }[],
  facts: SpectralFacts,
  { complete, onlyIsomer }: { complete: boolean; onlyIsomer: boolean },
): Certainty {
  const scores = judged.map(({ score }) => score);
  const anySpectrum = facts.techniques.length > 0;
  const none =
    judged.length === 0
      ? 1
      : anySpectrum
        ? noneAmong(
            fitOf(judged[0].terms, facts, complete),
            shareOfBest(judged, probabilities(scores, 0)),
          )
        : 0;
  const shares = probabilities(scores, none);
  return {
    probabilities: shares,
    none,
    ...conclude({
      scores,
      best: shareOfBest(judged, shares),
      none,
      anySpectrum,
      complete,
      onlyIsomer,
      tiny: complete && facts.formula.heavyAtoms <= CONFIDENCE.tinyAtoms,
    }),
  };
}

/**
 * Probability that the truth is none of the candidates, by how well the best fits and, of large molecules by lists
 * alone, by its `share` among them. Missing lists count for no less than elsewhere.
 */
export function noneAmong(fit: Fit, share: number): number {
  if (!fit.listsAlone) return noneOfThese(fit);
  const { always, crowd } = CONFIDENCE.none.listsAlone;
  return probabilityOf(
    Math.max(
      logitOfNone(fit),
      logitOfNone({ ...fit, beyond: false }) + always + crowd * (1 - share),
    ),
  );
}

/** Probability that the truth is none of the candidates, by how well the best fits alone. */
export function noneOfThese(fit: Fit): number {
  return probabilityOf(logitOfNone(fit));
}

const probabilityOf = (logit: number): number => 1 / (1 + Math.exp(-logit));

function logitOfNone(fit: Fit): number {
  const { none } = CONFIDENCE;
  let logit: number = none.intercept;
  const unrecorded: number[] = [];
  for (const { type, fit: part } of allTechniques()) {
    if (part.kind !== 'shifts') continue;
    const shortfall = fit.shortfall[type];
    if (shortfall !== undefined) logit += part.slope * shortfall;
    else if (!fit.tiny) unrecorded.push(part.without);
  }
  logit += none.rules * fit.rules;
  logit += none.unknown * fit.unknown;
  logit += fit.complete ? 0 : none.incomplete;
  logit += fit.unsearched ? none.unsearched : 0;
  for (const without of unrecorded) logit += without + (fit.beyond ? none.beyond : 0);
  return logit;
}

/** Probabilities of candidates with these scores (descending), which add up to 1 − `none`. */
export function probabilities(scores: readonly number[], none: number): number[] {
  const weights = scores.map((score) => Math.exp((score - scores[0]) / CONFIDENCE.temperature));
  const total = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => ((1 - none) * weight) / total);
}

interface VerdictInput {
  readonly scores: readonly number[];
  /** Probability of the best candidate and its tautomers. */
  readonly best: number;
  readonly none: number;
  readonly anySpectrum: boolean;
  readonly complete: boolean;
  /** The formula has this one isomer only. */
  readonly onlyIsomer: boolean;
  readonly tiny: boolean;
}

/** identified, or inconclusive with its reason. */
function conclude(input: VerdictInput): Pick<Identification, 'verdict' | 'reason'> {
  const { scores, none, complete, onlyIsomer } = input;
  if (scores.length === 0)
    return { verdict: 'inconclusive', reason: complete ? 'no-candidates' : 'out-of-reach' };
  if (!input.anySpectrum)
    return onlyIsomer
      ? { verdict: 'identified' }
      : { verdict: 'inconclusive', reason: 'no-spectra' };
  if (none > (input.tiny ? CONFIDENCE.mostNoneTiny : CONFIDENCE.mostNone))
    return { verdict: 'inconclusive', reason: complete ? 'poor-fit' : 'out-of-reach' };
  if (scores.length > 1 && scores[0] - scores[1] < TIE)
    return { verdict: 'inconclusive', reason: 'ambiguous' };
  if (input.best < CONFIDENCE.line) return { verdict: 'inconclusive', reason: 'ambiguous' };
  return { verdict: 'identified' };
}
