import type { Identification } from '../identification.ts';
import type { ForeignOwner } from '../nmr/foreign/foreign-source.ts';
import { isLikelyForeign } from '../nmr/foreign/own-lines.ts';
import type { ProtonSignals } from '../techniques/proton/proton-signals.ts';
import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { TIE } from './finalist-ranking.ts';
import { TERM_INDEX } from './terms.ts';

/** How well the best candidate fits, in numbers that do not grow with the molecule. */
export interface Fit {
  /**
   * Mean shortfall of the 13C alignment against its expectation, log units a signal; 0 without 13C.
   */
  readonly carbon: number;
  /** The same for 1H, log units a hydrogen. */
  readonly proton: number;
  /** Log likelihoods of the rules. */
  readonly rules: number;
  /** Environments that no known molecule has. */
  readonly unknown: number;
  readonly complete: boolean;
  /** Every isomer of at most `CONFIDENCE.tinyAtoms` heavy atoms was judged. */
  readonly tiny: boolean;
  readonly hasCarbon: boolean;
  readonly hasProton: boolean;
}

/**
 * Fitted by `research/training/confidence/fit-confidence.main.ts` on development cases, their own
 * candidates against
 * candidate lists without the truth and against spectra of other molecules;
 * docs/science/judging.md.
 */
export const CONFIDENCE = {
  /** Divides score differences before the softmax. */
  temperature: 0.7,
  none: {
    intercept: -4.1,
    carbon: -1.79,
    proton: -0.68,
    rules: -0.044,
    unknown: 1.51,
    incomplete: 0.65,
    withoutCarbon: 1,
    withoutProton: 0.7,
  },
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

export function fitOf(terms: Float64Array, facts: SpectralFacts, complete: boolean): Fit {
  const signals = facts.carbon ? Math.max(1, facts.carbon.own.length) : 0;
  const protons = facts.proton ? Math.max(1, ownProtons(facts.proton)) : 0;
  const at = (term: keyof typeof TERM_INDEX) => terms[TERM_INDEX[term]];
  const tiny = complete && facts.formula.heavyAtoms <= CONFIDENCE.tinyAtoms;
  // The surroundings of the smallest molecules are no part of any larger one; their shifts are
  // known all the same (`measured-molecules.ts`).
  return {
    carbon:
      signals > 0
        ? clamp((at('c13-narrow') + leftCarbons(facts) - at('c13-expected')) / signals)
        : 0,
    proton:
      protons > 0 ? clamp((at('h1-shifts') + leftProtons(facts) - at('h1-expected')) / protons) : 0,
    rules: at('ir') + at('ms') + at('uv'),
    unknown: tiny ? 0 : Math.min(2, at('unknown-radius-1')),
    complete,
    tiny,
    hasCarbon: signals > 0,
    hasProton: protons > 0,
  };
}

/** What leaving the lines of other substances costs: no shortfall of the candidate. */
const leftCarbons = ({ carbon }: SpectralFacts): number => sumOfLikely(carbon?.owners ?? []);
const leftProtons = ({ proton }: SpectralFacts): number =>
  sumOfLikely(proton?.signals.map(({ owner }) => owner) ?? []);
const sumOfLikely = (owners: readonly (ForeignOwner | undefined)[]): number =>
  owners.reduce((sum, owner) => sum + (isLikelyForeign(owner) ? owner!.cost : 0), 0);

/**
 * Hydrogens of the signals (or signals, without integrals) that are the molecule's in all
 * likelihood.
 */
function ownProtons({ slotSignal, signals }: ProtonSignals): number {
  const own = signals.map(({ owner }) => !isLikelyForeign(owner));
  return slotSignal.length > 0
    ? slotSignal.filter((signal) => own[signal]).length
    : own.filter(Boolean).length;
}

function clamp(value: number): number {
  return Math.max(-4, Math.min(1, value));
}

/** How sure the judgement is: probability of each candidate, of none of them, and the verdict. */
export interface Certainty extends Pick<Identification, 'verdict' | 'reason'> {
  readonly probabilities: readonly number[];
  readonly none: number;
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
        ? noneOfThese(fitOf(judged[0].terms, facts, complete))
        : 0;
  const shares = probabilities(scores, none);
  const ofCompound = judged.reduce(
    (sum, { compound }, i) =>
      i === 0 || (compound !== undefined && compound === judged[0].compound)
        ? sum + shares[i]
        : sum,
    0,
  );
  return {
    probabilities: shares,
    none,
    ...conclude({
      scores,
      best: ofCompound,
      none,
      anySpectrum,
      complete,
      onlyIsomer,
      tiny: complete && facts.formula.heavyAtoms <= CONFIDENCE.tinyAtoms,
    }),
  };
}

/** Probability that the truth is none of the candidates. */
export function noneOfThese(fit: Fit): number {
  const { none } = CONFIDENCE;
  const logit =
    none.intercept +
    none.carbon * fit.carbon +
    none.proton * fit.proton +
    none.rules * fit.rules +
    none.unknown * fit.unknown +
    (fit.complete ? 0 : none.incomplete) +
    (fit.hasCarbon || fit.tiny ? 0 : none.withoutCarbon) +
    (fit.hasProton || fit.tiny ? 0 : none.withoutProton);
  return 1 / (1 + Math.exp(-logit));
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
