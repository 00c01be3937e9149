import type { Spectrum } from '@elucida/spectra/spectrum';
import { conformerMaker, type Conformer } from '@elucida/molecules/conformers/conformers';
import {
  diastereomers,
  type Diastereomer,
  type FreeElements,
} from '@elucida/molecules/diastereomers';
import type { Molecule } from '@elucida/molecules/molecule';
import type { Evidence } from '../evidence/evidence.ts';
import { joinedInSpace, type JoinedInSpace } from '../techniques/correlations/joined-in-space.ts';
import { decideElements, type Decided } from './decide-elements.ts';
import { couplingLikelihood, type CouplingFit } from './coupling-likelihood.ts';
import { effectiveDistance, logSeen } from './distances.ts';
import type { Populated, Shown } from './expected-couplings.ts';
import { splitSignals } from './split-signals.ts';

/** Free centres and double bonds at most: 32 diastereomers, 16 where all are centres. */
export const MOST_FREE = 5;
/** Heavy atoms at most. */
export const MOST_ATOMS = 30;
/** Tries to find a conformer: of one diastereomer, and of all together, half of them above so many heavy atoms. */
export const MOST_TRIES = 40,
  MOST_TRIES_IN_ALL = 480,
  LARGE_ATOMS = 20;
/** A configuration more strained than the best by so much, kcal/mol, is no molecule. */
const STRAINED = 25;
/**
 * R T at 298 K with the error of a force field without charges, kcal/mol (0.59 without it).
 */
const SOFT_RT = 1;
/** What of each constant counts: two signals have it, and errors of one geometry are in several. */
const COUPLING_SHARE = 0.7;

/** One diastereomer with what it lets expect. */
export interface WeighedDiastereomer {
  readonly diastereomer: Diastereomer;
  readonly probability: number;
  readonly fit: CouplingFit;
  /** Å, by NOE peak. */
  readonly distances: readonly number[];
}

/** What couplings and NOE say of the diastereomers of a molecule. */
export interface WeighedConfiguration {
  /** Likeliest first. */
  readonly diastereomers: readonly WeighedDiastereomer[];
  readonly joined: readonly JoinedInSpace[];
  /** The centres and double bonds that they differ by. */
  readonly elements: FreeElements;
  /** What of the configuration is stated; null where it is open. */
  readonly decided: Decided | null;
}

/** The molecule, the judge's evidence for it, and the spectra that this is of. */
export interface ConfigurationInput {
  readonly molecule: Molecule;
  readonly evidence: readonly Evidence[];
  readonly spectra: readonly Spectrum[];
  readonly seed: number;
  readonly checkpoint: () => void;
}

/** Shares of conformers at room temperature. */
export function populate(conformers: readonly Conformer[]): Populated[] {
  const weights = conformers.map(({ energy }) =>
    Math.exp((conformers[0].energy - energy) / SOFT_RT),
  );
  const sum = weights.reduce((total, each) => total + each, 0);
  return conformers.map((conformer, i) => ({ conformer, share: weights[i] / sum }));
}

/**
 * Weighs the diastereomers of a molecule by the constants of its ¹H signals and by NOE. Null where there is one only,
 * where there are too many, or where neither constants nor NOE bear on them. Mirror images are not told apart.
 * Deterministic. Throws only what `checkpoint` throws.
 */
export function relativeConfiguration(input: ConfigurationInput): WeighedConfiguration | null {
  const { molecule, evidence, spectra, seed, checkpoint } = input;
  if (molecule.graph.atomCount > MOST_ATOMS) return null;
  const split = splitSignals(molecule, evidence, spectra);
  const joined = joinedInSpace(evidence).filter(
    ({ atoms, otherAtoms, bonds }) => bonds > 2 && atoms.length > 0 && otherAtoms.length > 0,
  );
  const hasConstants = split.signals.some(({ constants }) => constants !== null);
  if (!hasConstants && joined.length === 0) return null;
  const found = diastereomers(molecule, MOST_FREE);
  if (found === null || found.all.length < 2) return null;
  const inAll = molecule.graph.atomCount > LARGE_ATOMS ? MOST_TRIES_IN_ALL / 2 : MOST_TRIES_IN_ALL;
  const maker = conformerMaker(molecule.graph, molecule.perception);
  if (maker === null) return null;
  const made = found.all.flatMap(
    (diastereomer): { diastereomer: Diastereomer; conformers: Conformer[] }[] => {
      const conformers = maker.conformers(diastereomer.centres, diastereomer.planes, {
        seed,
        most: Math.min(MOST_TRIES, Math.floor(inAll / found.all.length)),
        checkpoint,
      });
      return conformers.length === 0 ? [] : [{ diastereomer, conformers }];
    },
  );
  const lowest = Math.min(...made.map(({ conformers }) => conformers[0].energy));
  const possible = made.filter(({ conformers }) => conformers[0].energy - lowest < STRAINED);
  if (possible.length < 2) return null;
  const weighed = possible.map(({ diastereomer, conformers }) => {
    checkpoint();
    const shown: Shown = { molecule, explicit: maker.explicit, populated: populate(conformers) };
    const fit = couplingLikelihood(shown, split, COUPLING_SHARE);
    const distances = joined.map((each) => effectiveDistance(shown, each));
    const log = fit.logLikelihood + distances.reduce((sum, distance) => sum + logSeen(distance), 0);
    return { diastereomer, fit, distances, log };
  });
  const most = Math.max(...weighed.map(({ log }) => log));
  const total = weighed.reduce((sum, { log }) => sum + Math.exp(log - most), 0);
  const sorted = weighed
    .map(({ diastereomer, fit, distances, log }) => ({
      diastereomer,
      probability: Math.exp(log - most) / total,
      fit,
      distances,
    }))
    .toSorted((a, b) => b.probability - a.probability);
  return {
    joined,
    diastereomers: sorted,
    elements: found.elements,
    decided: decideElements(molecule, sorted, found.elements),
  };
}
