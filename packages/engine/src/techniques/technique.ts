import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { PeakOf } from '@elucida/spectra/techniques/technique';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';
import type { Group, GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import type { Candidate } from '../identification.ts';
import type { Evidence } from '../evidence/evidence.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import type { ForeignLines } from '@elucida/spectra/nmr-lines/foreign/own-lines';
import type { ShiftPredictor, ShiftsOf } from '@elucida/prediction/predicted-shifts';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import type { DecidedBond, JudgedMolecule } from './decided-bond.ts';
import type { Correlation } from './infrared/infrared-correlations.ts';
import type { Measurement, Pair } from '../statements/measurement.ts';
import type { Misfits } from './misfits.ts';

/** A spectrum made ready to be compared with many molecules. */
export interface TechniqueFacts {
  /** Index of the spectrum in the request. */
  readonly spectrum: number;
}

export interface FactsInput {
  readonly formula: Formula;
  readonly spectra: readonly Spectrum[];
  /** Who may own the lines of the NMR spectra apart from the molecule. */
  readonly foreign: ForeignLines;
}

/** What a molecule is scored from. */
export interface ScoreInput<Facts> {
  readonly molecule: Molecule;
  readonly facts: Facts;
  readonly shiftsOf: ShiftsOf;
  /** Its functional groups. */
  readonly groups: () => GroupCounts;
  /** Where the terms go, in the order of the weights; zero before. */
  readonly terms: Float64Array;
  /** Carbons that stereochemistry sets apart may take two signals. */
  readonly divided: boolean;
  /** Whole groups of hydrogens are assigned as well: in the full score alone. */
  readonly whole: boolean;
}

/** How well a molecule explains the spectrum. */
export interface ScorePart<Facts> {
  /**
   * Its terms in order, with their weights in log units: a conditional logit (the truth against the
   * other candidates of its case), fitted around the values of the first prototype. Method and
   * cross-validated accuracy: docs/science/judging.md.
   */
  readonly weights: Readonly<Record<string, number>>;
  /** Other weights in the scores that screen, in proportion to the weight of one term. */
  readonly screening: {
    readonly inProportionTo: string;
    readonly weights: Readonly<Record<string, number>>;
  } | null;
  /**
   * When a screening looks at it: `lead` before all others, so that hopeless molecules go no
   * further; `shifts` are predicted again by each prediction; `groups` need functional groups alone.
   */
  readonly stage: 'lead' | 'shifts' | 'groups';
  readonly write: (input: ScoreInput<Facts>) => void;
  /**
   * Adds to each atom, by symmetry class, how badly its swift prediction agrees with its signal, log
   * units: where a search should change the molecule. Null where no atom is to blame.
   */
  readonly misfit:
    | ((
        molecule: Molecule,
        facts: Facts,
        options: {
          readonly shiftsOf: ShiftsOf;
          readonly add: (symmetryClass: number, misfit: number) => void;
          /** Two atoms that correlations want nearer to each other. */
          readonly apart: (a: number, b: number) => void;
        },
      ) => void)
    | null;
}

/** What the best candidate's fit says of all candidates. */
export type FitPart<Facts> =
  | {
      readonly kind: 'shifts';
      /**
       * How far the score falls short of what the predictions promise, log units a signal or
       * hydrogen, in numbers that do not grow with the molecule.
       */
      readonly shortfall: (terms: Float64Array, facts: Facts) => number;
      /** Log odds of none of the candidates, for each unit of it and without such a spectrum. */
      readonly slope: number;
      readonly without: number;
      /** A candidate that falls no further short fits: three in four truths do. */
      readonly fitting: number;
      /** Its spectrum may be set aside where it contradicts the formula; what is said meanwhile. */
      readonly setAside: 'trying-without-carbon' | 'trying-without-proton' | null;
    }
  | { readonly kind: 'rules' }
  /** It says nothing of whether the truth is among the candidates. */
  | { readonly kind: 'apart' };

/** Shifts that are predicted atom by atom. */
export interface ShiftsPart {
  readonly nucleus: Nucleus;
  /** What errors of measurement add to the standard deviation of a prediction, ppm. */
  readonly widen: number;
  /** Predictions closer than this are not a visible difference, ppm. */
  readonly visible: number;
}

/** What a spectrum of it, or one more, would settle. */
export interface SettlingPart {
  /** What its spectrum, not yet recorded, would show to tell two molecules apart. */
  readonly compare: (pair: Pair) => Measurement[];
  /** The same of experiments that build on its spectrum, once that is there. */
  readonly further: ((pair: Pair<ExplainedCandidate>) => Measurement[]) | null;
  /** Of a spectrum that everybody records: what is said where it is missing. */
  readonly routine: {
    /** Nothing that is predicted tells the two apart. */
    readonly ask: Statement;
    /** What it should show if the answer is right. */
    readonly test: (best: Candidate, predictor: ShiftPredictor) => Statement;
  } | null;
  /**
   * That it should be recorded again, where it disagrees with the answer and weighs too little to be
   * set aside.
   */
  readonly again: ((best: Candidate) => Statement[]) | null;
}

/** What evidence is found from. */
export interface EvidenceInput {
  readonly formula: Formula;
  readonly predictor: ShiftPredictor;
}

/** A peak with its index in the spectrum. */
export interface LeftPeak<Type extends SpectrumType> {
  readonly peak: PeakOf<Type>;
  readonly index: number;
}

/**
 * Everything that the engine knows of a technique. A part that is left out does not compile; one
 * that a technique cannot have is null. `Taken` is what its functions take: the facts that it reads
 * itself.
 */
export interface Technique<Type extends SpectrumType, Facts extends TechniqueFacts, Taken = Facts> {
  readonly type: Type;
  /** Null where there is no spectrum of it, or none with a peak. */
  readonly readFacts: (input: FactsInput) => Facts | null;
  readonly score: ScorePart<Taken>;
  readonly fit: FitPart<Taken>;
  readonly shifts: ShiftsPart | null;
  /** How many signals its spectrum has; null where that is a matter of their strength. */
  readonly countSignals: ((facts: Taken) => number) | null;
  /** The bands that a group is known by; null where its peaks are not of groups. */
  readonly bandsOf: ((group: Group) => readonly Correlation[]) | null;
  /** What speaks for and against a molecule; atoms are those of the molecule given. */
  readonly explain: (molecule: Molecule, facts: Taken, input: EvidenceInput) => Evidence[];
  /** Neutral evidence for the peaks that none of it mentions: no peak is passed over in silence. */
  readonly cover: (
    left: readonly LeftPeak<Type>[],
    molecule: Molecule,
    facts: Taken,
    formula: Formula,
  ) => Evidence[];
  /**
   * Its evidence where the sample is a salt of the molecule, which has lost so many acidic
   * hydrogens; null where a salt looks like it.
   */
  readonly ofSalt:
    | ((
        evidence: readonly Evidence[],
        molecule: Molecule,
        input: { readonly facts: Taken; readonly acidic: number },
      ) => Evidence[])
    | null;
  /** The double bonds whose configuration it decides. */
  readonly decideBonds:
    ((molecule: JudgedMolecule, spectra: readonly Spectrum[]) => DecidedBond[]) | null;
  /** Its sentences name atoms by their numbers. */
  readonly numbersAtoms: boolean;
  /** The reasons of the report that it gives for the first candidate. */
  readonly state: (best: ExplainedCandidate, spectra: readonly Spectrum[]) => Statement[];
  /** The points that may carry the answer; null: those of `state`. */
  readonly reasons: ((best: ExplainedCandidate) => Statement[]) | null;
  /** What its evidence against a candidate becomes. */
  readonly misfits: Misfits<Type>;
  readonly settle: SettlingPart;
}
