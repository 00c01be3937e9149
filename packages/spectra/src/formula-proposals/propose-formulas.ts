import { formulaFromCounts } from '../formula/formula-from-counts.ts';
import type { Formula } from '../formula/formula.ts';
import type { Spectrum } from '../spectrum.ts';
import { readFormulaClues, type FormulaClues } from '../techniques/formula-clues.ts';
import { ionMass, ppmError } from '../techniques/mass/adducts.ts';
import type { MolecularLine } from '../techniques/mass/mass-clue.ts';
import { CALIBRATION } from './calibration.ts';
import { type Candidate, countsOf } from './candidate.ts';
import { candidatesOfMass, candidatesOfSignals } from './enumerate-candidates.ts';
import { expectAtoms } from './expected-atoms.ts';
import { FEATURES, writeFeatures } from './features.ts';
import { computedIsotopes, isotopeFit } from './isotope-fit.ts';
import { patternOf, type WeightKind } from './signal-counts.ts';
import { FORMULA_WEIGHTS } from './weights.ts';

export interface ProposalLimits {
  /** Accurate masses agree within this, ppm. */
  readonly ppm?: number;
  /** Formulas that are given. */
  readonly most?: number;
}

/** What speaks for a formula, or against it, with its values. */
export interface ProposalReasons {
  /** The ion that its mass was found as, and measured less computed: ppm, or null where only the mass number counts. */
  readonly ion?: { readonly mz: number; readonly ion: string; readonly ppm: number | null };
  /** Heights in percent of M, as far as they were measured. */
  readonly isotopes?: {
    readonly first?: { readonly measured: number; readonly computed: number };
    readonly second?: { readonly measured: number; readonly computed: number };
  };
  /** Signals of carbons in the list. */
  readonly carbonSignals?: number;
  /** Hydrogens in the integrals. */
  readonly integrals?: number;
}

export interface FormulaProposal {
  readonly formula: Formula;
  /** That the molecule has this formula, 0 to 1. */
  readonly probability: number;
  readonly reasons: ProposalReasons;
}

/** What would make formulas surer. */
export type HelpfulSpectrum = 'accurate-mass' | 'mass' | 'carbon' | 'integrals';

export interface FormulaProposals {
  /** Empty where the spectra leave too much open. */
  readonly proposals: readonly FormulaProposal[];
  /** That it is none of those given, 0 to 1; 1 where none is. */
  readonly another: number;
  readonly helpful: readonly HelpfulSpectrum[];
}

const LIMITS = { ppm: 10, most: 10 } as const;
/** Standard deviation of an accurate mass, ppm, a third of what is let through. */
const SIGMAS = 3;
/** Heaviest molecule that formulas are proposed for, Da: beyond, too many fit any instrument. */
const HEAVIEST = 900;
/** Of a mass number alone, up to this mass: what is fitted goes to 30 heavy atoms. */
const HEAVIEST_NOMINAL = 450;
/** Log units: hydrogens fewer than the ¹³C types bind, each. */
const FEWER_HYDROGENS = 2;
/** Log units, weak on purpose: bands may be another group's. */
const BANDS = { nitrile: 0.8, carbonyl: 1.5 } as const;

interface Weighed {
  readonly candidate: Candidate;
  readonly line: MolecularLine | undefined;
  readonly score: number;
}

function calibrationOf(clues: FormulaClues): keyof typeof CALIBRATION {
  if (!clues.mass) return 'signals';
  const pattern = patternOf(clues);
  if (clues.mass.accurate) return pattern;
  return pattern === 'none' ? 'nominalAlone' : 'nominal';
}

function helpfulOf(clues: FormulaClues): HelpfulSpectrum[] {
  return [
    ...(clues.mass?.accurate ? [] : (['accurate-mass'] as const)),
    ...(clues.mass ? [] : (['mass'] as const)),
    ...(clues.carbons ? [] : (['carbon'] as const)),
    ...(clues.hydrogens ? [] : (['integrals'] as const)),
  ];
}

/** Log score of what the signals say, for one set of clues. */
function signalScore(clues: FormulaClues, kind: WeightKind): (candidate: Candidate) => number {
  const expected = expectAtoms(clues, kind);
  const { features } = FORMULA_WEIGHTS[kind];
  const row = new Float64Array(FEATURES.length);
  return (candidate) => {
    writeFeatures(candidate, { clues, expected }, row);
    let score = 0;
    for (let k = 0; k < row.length; k++) score += row[k]! * features[k]!;
    const short = Math.max(0, (clues.carbonHydrogens ?? 0) - candidate.hydrogens);
    const { N = 0, O = 0 } = candidate.others.counts;
    return (
      score -
      FEWER_HYDROGENS * short -
      (clues.nitrile && N === 0 ? BANDS.nitrile : 0) -
      (clues.carbonyl && O === 0 ? BANDS.carbonyl : 0)
    );
  };
}

function weighByMass(clues: FormulaClues, ppm: number): Weighed[] {
  const { accurate, lines } = clues.mass!;
  const scoreOf = signalScore(clues, patternOf(clues));
  return lines.flatMap((line) => {
    const heaviest = accurate ? HEAVIEST : HEAVIEST_NOMINAL;
    if (line.mz > heaviest * line.adduct.molecules) return [];
    const window = accurate ? (ppm * 1e-6 * line.mz) / line.adduct.molecules : null;
    const { mz, adduct } = line;
    return candidatesOfMass({ mz, adduct, window }, clues).map((candidate) => {
      const counts = countsOf(candidate);
      const error = accurate
        ? ppmError(mz, ionMass(formulaFromCounts(counts).monoisotopicMass, adduct))
        : 0;
      const score =
        scoreOf(candidate) +
        Math.log(line.weight) -
        ((SIGMAS * error) / ppm) ** 2 / 2 +
        isotopeFit(line, computedIsotopes(counts));
      return { candidate, line, score };
    });
  });
}

function weighBySignals({ carbons, hydrogens, ...rest }: FormulaClues): Weighed[] {
  if (!carbons || !hydrogens) return [];
  const clues = { ...rest, carbons, hydrogens };
  const scoreOf = signalScore(clues, 'signals');
  return candidatesOfSignals(clues).map((candidate) => ({
    candidate,
    line: undefined,
    score: scoreOf(candidate),
  }));
}

function reasonsOf({ candidate, line }: Weighed, clues: FormulaClues): ProposalReasons {
  const counts = countsOf(candidate);
  const { first, second } = computedIsotopes(counts);
  const pair = (measured: number | undefined, computed: number) =>
    measured === undefined ? undefined : { measured, computed };
  const exact =
    line && clues.mass?.accurate
      ? ppmError(line.mz, ionMass(formulaFromCounts(counts).monoisotopicMass, line.adduct))
      : null;
  const measuredFirst = pair(line?.first, first);
  const measuredSecond = pair(line?.second, second);
  return {
    ...(line && { ion: { mz: line.mz, ion: line.adduct.ion, ppm: exact } }),
    ...((measuredFirst ?? measuredSecond) && {
      isotopes: {
        ...(measuredFirst && { first: measuredFirst }),
        ...(measuredSecond && { second: measuredSecond }),
      },
    }),
    ...(clues.carbons && { carbonSignals: clues.carbons.length }),
    ...(clues.hydrogens && {
      integrals: clues.hydrogens.reduce((sum, { hydrogens }) => sum + hydrogens, 0),
    }),
  };
}

/**
 * Formulas that the spectra allow, the likeliest first, each with the probability that the molecule has it. Without
 * a mass spectrum it needs the ¹³C signals (a list, HSQC or HMBC) and whole integrals, else there are none. Neutral
 * closed-shell molecules of C, H, N, O, S, P, F, Cl, Br, I, Si and B. Probabilities are those of a log-linear model
 * whose sharpness was measured on cases with known answers (docs/science/formulas.md). Never throws. Without a mass
 * some 160,000 formulas are weighed.
 */
export function proposeFormulas({
  spectra,
  limits: { ppm = LIMITS.ppm, most = LIMITS.most } = {},
}: {
  readonly spectra: readonly Spectrum[];
  readonly limits?: ProposalLimits;
}): FormulaProposals {
  const clues = readFormulaClues(spectra);
  const helpful = helpfulOf(clues);
  const weighed = clues.mass ? weighByMass(clues, ppm) : weighBySignals(clues);
  if (weighed.length === 0) return { proposals: [], another: 1, helpful };
  const { sharpness, covered } = CALIBRATION[calibrationOf(clues)];
  const highest = weighed.reduce((high, { score }) => Math.max(high, score), -Infinity);
  const byFormula = new Map<string, { best: Weighed; sum: number }>();
  let total = 0;
  for (const one of weighed) {
    const share = Math.exp(sharpness * (one.score - highest));
    total += share;
    if (share < 1e-6) continue;
    const { hill } = formulaFromCounts(countsOf(one.candidate));
    const known = byFormula.get(hill);
    if (!known) byFormula.set(hill, { best: one, sum: share });
    else {
      known.sum += share;
      if (one.score > known.best.score) known.best = one;
    }
  }
  const proposals = [...byFormula.values()]
    .sort((a, b) => b.sum - a.sum)
    .slice(0, most)
    .map(({ best, sum }) => ({
      formula: formulaFromCounts(countsOf(best.candidate)),
      probability: (covered * sum) / total,
      reasons: reasonsOf(best, clues),
    }));
  return {
    proposals,
    another: 1 - proposals.reduce((sum, { probability }) => sum + probability, 0),
    helpful,
  };
}
