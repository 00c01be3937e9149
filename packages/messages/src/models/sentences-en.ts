import { common } from '../catalogue/en/common.ts';
import type { ClaimCode, CLAIMS } from '@elucida/spectra/statements/claims';
import type { NamesOf, TextsOf } from '../report/sentence.ts';

/**
 * Sentences about what AI models said. Claims are plain text; `overruled` is Markdown. Values are
 * text already; `word` is the model's own.
 */
export const modelSentencesEn = {
  providers: common.provider,
  /** Why a model gave no answer. */
  failures: {
    timeout: (v) => `The AI model ${v.model} did not answer in time.`,
    'rate-limited': (v) =>
      `The AI model ${v.model} did not answer: its provider accepts no more requests at the moment.`,
    'provider-error': (v) =>
      `The AI model ${v.model} did not answer: its provider reported an error.`,
    unreachable: (v) => `The AI model ${v.model} could not be reached.`,
    malformed: (v) => `The AI model ${v.model} answered in a form that cannot be read.`,
    'too-large': (v) => `The AI model ${v.model} sent an answer that is too large.`,
    refused: (v) => `The AI model ${v.model} declined to answer.`,
    'not-authorised': (v) =>
      `The AI model ${v.model} did not answer: its provider did not accept the server's key.`,
    'daily-cap': (v) =>
      `The AI model ${v.model} was not asked: the server's AI calls for today are used up.`,
  },
  failedAgain: () => 'That was the second time it was asked; its first answer was used.',
  noneAnswered: () => 'No AI model answered: the embedded engine alone gives this answer.',
  cap: () =>
    "The server's AI calls for today are used up: the embedded engine alone gives this answer.",
  overruled: {
    unreadable: () => 'What it put first cannot be read as the structure of one molecule.',
    wrongFormula: (v) => `What it put first has the formula ${v.proposed}, not ${v.formula}.`,
    placed: (v) =>
      `What it put first, ${v.fullMolecule}, is number ${v.rank} in the judge's ranking; the first is ${v.fullFirst}.`,
  },
  /** What a model points at in an isomer, confirmed by our prediction. Plain text. */
  notes: {
    'shift-agrees': (v) =>
      `“${v.word}”: a ${v.technique} signal is expected at ${v.predicted} ± ${v.sd} ppm.`,
    'band-agrees': (v) => `“${v.word}”: its ${v.vibration} is expected at ${v.from}–${v.to} cm⁻¹.`,
    'count-agrees': (v) => `Signals expected in the ${v.technique} spectrum: ${v.count}.`,
    'multiplicity-agrees': (v) =>
      `The ¹H signal expected near ${v.observedPlace} is a ${v.observedPattern}.`,
    'multiplicity-and-hydrogens-agree': (v) =>
      `The ¹H signal expected near ${v.observedPlace} is a ${v.observedPattern} of ${v.hydrogens} H.`,
    'hydrogens-agree': (v) =>
      `The ¹H signal expected near ${v.observedPlace} is one of ${v.hydrogens} H.`,
    'group-present': (v) => `“${v.word}”: this isomer has it.`,
  },
  /** Checks of claims. */
  claims: {
    incomplete: () => 'This says too little to be checked.',
    'no-spectrum': (v) => `There is no ${v.technique} spectrum to check this against.`,
    'no-structure': () => 'The structure cannot be read, so this cannot be checked.',
    'peak-found': (v) => `The ${v.technique} spectrum has a peak at ${v.observedPlace}.`,
    'peak-absent': (v) =>
      `The ${v.technique} spectrum has no peak at ${v.positionPlace}; the nearest is at ${v.nearPlace}.`,
    'peak-not-read': (v) =>
      `No peak was read from the ${v.technique} image at ${v.positionPlace}; the nearest is at ${v.nearPlace}.`,
    'multiplicity-agrees': (v) => `The ¹H signal at ${v.observedPlace} is a ${v.observedPattern}.`,
    'multiplicity-differs': (v) =>
      `The ¹H signal at ${v.observedPlace} is a ${v.observedPattern}, not a ${v.expectedPattern}.`,
    'multiplicity-and-hydrogens-agree': (v) =>
      `The ¹H signal at ${v.observedPlace} is a ${v.observedPattern} and integrates to ${v.hydrogens} H.`,
    'multiplicity-unknown': (v) =>
      `The spectrum gives no multiplicity for the ¹H signal at ${v.observedPlace}.`,
    'multiplicity-unresolved': (v) =>
      `The ¹H signal at ${v.observedPlace} is a multiplet: its pattern cannot be checked.`,
    'multiplicity-unnamed': (v) =>
      `“${v.word}” names no pattern that can be checked; the ¹H signal at ${v.observedPlace} ` +
      `is a ${v.observedPattern}.`,
    'hydrogens-agree': (v) => `The ¹H signal at ${v.observedPlace} integrates to ${v.hydrogens} H.`,
    'hydrogens-differ': (v) =>
      `The ¹H signal at ${v.observedPlace} integrates to ${v.hydrogens} H, not ${v.claimed} H.`,
    'hydrogens-unknown': (v) =>
      `The spectrum gives no integral for the ¹H signal at ${v.observedPlace}.`,
    'count-agrees': (v) => `Number of signals in the ${v.technique} spectrum: ${v.count}.`,
    'count-differs': (v) =>
      `Number of signals in the ${v.technique} spectrum: ${v.count}, not ${v.claimed}.`,
    'count-read-differs': (v) =>
      `Number of signals read from the ${v.technique} image: ${v.count}, not ${v.claimed}.`,
    'count-unsettled': (v) =>
      `How many peaks an ${v.technique} spectrum has depends on how weak a peak still counts.`,
    'group-present': (v) => `“${v.word}”: the structure has it.`,
    'group-missing': (v) => `“${v.word}”: the structure does not have it.`,
    'group-disputed': (v) => `“${v.word}”: whether the structure has it is a matter of definition.`,
    'group-unknown': (v) => `“${v.word}” is not among the groups that can be checked.`,
    'shift-agrees': (v) =>
      `“${v.word}”: predicted for this structure at ${v.predicted} ± ${v.sd} ppm, observed at ${v.observed} ppm.`,
    'shift-differs': (v) =>
      `“${v.word}”: the nearest prediction for this structure is ${v.predicted} ± ${v.sd} ` +
      `ppm, too far from the peak at ${v.observed} ppm.`,
    'shift-uncertain': (v) =>
      `“${v.word}”: predicted for this structure at ${v.predicted} ± ${v.sd} ppm; the peak ` +
      `at ${v.observed} ppm neither agrees nor disagrees clearly.`,
    'shift-varies': (v) =>
      `“${v.word}”: the shifts of hydrogens on O, N and S vary too much with solvent and concentration to be checked.`,
    'shift-silent': (v) =>
      `“${v.word}”: in this structure it has no signal of its own in ${v.technique}.`,
    'band-agrees': (v) =>
      `“${v.word}”: the tables put its ${v.vibration} at ${v.from}–${v.to} cm⁻¹, and there ` +
      `is a band at ${v.observed} cm⁻¹.`,
    'band-differs': (v) => `“${v.word}”: the tables put none of its bands near ${v.observed} cm⁻¹.`,
    'band-not-listed': (v) =>
      `“${v.word}”: the tables that are used list no band of it near ${v.observed} cm⁻¹; ` +
      'whether it gives this one cannot be checked.',
    'peak-without-rule': (v) =>
      `The ${v.technique} spectrum has a peak at ${v.observedPlace}; which part of the ` +
      'molecule gives it is not checked.',
    'name-agrees': (v) => `“${v.word}” is this structure.`,
    'name-tautomer': (v) => `“${v.word}” is a tautomer of this structure.`,
    'name-differs': (v) => `“${v.word}” is another structure: ${v.other}.`,
    'name-unreadable': (v) => `“${v.word}” cannot be read as the name of one structure.`,
  },
} as const satisfies Sentences;

/** The values of a check as its sentence takes them; a position also with its unit, as `…Place`. */
type ClaimTexts<Code extends ClaimCode> = TextsOf<(typeof CLAIMS)[Code]> & {
  readonly [
    Name in NamesOf<(typeof CLAIMS)[Code], 'position' | 'proton-shift'> as `${Name}Place`
  ]: string;
};
type ClaimSentences = { readonly [Code in ClaimCode]: (v: ClaimTexts<Code>) => string };

interface Sentences {
  readonly providers: Readonly<Record<string, string>>;
  readonly failures: Readonly<Record<string, (v: { readonly model: string }) => string>>;
  readonly failedAgain: () => string;
  readonly noneAnswered: () => string;
  readonly cap: () => string;
  readonly overruled: {
    readonly unreadable: () => string;
    readonly wrongFormula: (v: { readonly proposed: string; readonly formula: string }) => string;
    readonly placed: (v: {
      readonly fullMolecule: string;
      readonly fullFirst: string;
      readonly rank: string;
    }) => string;
  };
  readonly claims: ClaimSentences;
  readonly notes: Partial<ClaimSentences>;
}
/** What a language has to say: a missing sentence does not compile. */
export interface ModelSentences extends Sentences {
  readonly providers: Readonly<Record<keyof typeof modelSentencesEn.providers, string>>;
  readonly failures: Readonly<
    Record<keyof typeof modelSentencesEn.failures, Sentences['failures'][string]>
  >;
  readonly notes: Pick<ClaimSentences, NoteCode>;
}
/** Checks whose outcome is worth a note on an isomer. */
export type NoteCode = keyof typeof modelSentencesEn.notes;
