import type { Evidence } from '../evidence/evidence.ts';
import type { Decided } from './decide-elements.ts';
import { relationOf } from './decide-elements.ts';
import type { WeighedConfiguration, WeighedDiastereomer } from './relative-configuration.ts';

/** Constants of a signal next to those that the stated configuration and the next best let expect, Hz. */
export interface DecidingCoupling {
  readonly technique: Evidence['technique'];
  /** 0-based peak of its spectrum. */
  readonly peak: number;
  /** ppm */
  readonly observed: number;
  /** The heavy atom that bears the hydrogen. */
  readonly atom: number;
  readonly measured: readonly number[];
  readonly expected: readonly number[];
  readonly otherwise: readonly number[];
}

/** A NOE peak with the distance of its hydrogens in the stated configuration and in the next best, Å. */
export interface DecidingContact {
  readonly technique: Evidence['technique'];
  readonly peak: number;
  /** ppm */
  readonly observed: number;
  readonly other: number;
  readonly atoms: readonly number[];
  readonly otherAtoms: readonly number[];
  readonly distance: number;
  readonly otherwise: number;
}

/** A constant decides where the next best configuration is off by so much more, Hz, in all constants of a signal. */
const DECIDES_HZ = 2;
/** A contact decides where it is so near, and so much farther in the next best, Å. */
const NEAR = 3.6,
  FARTHER = 0.8;

const tenth = (value: number): number => Math.round(value * 10) / 10;

/** As many constants as a signal has, the largest that a configuration expects of its hydrogen. */
const expectedAt = ({ fit }: WeighedDiastereomer, peak: number, most: number): readonly number[] =>
  fit.placed
    .find(({ signal }) => signal.peak === peak)
    ?.expected.slice(0, most)
    .map(({ hz }) => hz) ?? [];

/** How far constants are from those measured, Hz, taken in order of size. */
const off = (measured: readonly number[], expected: readonly number[]): number =>
  measured.reduce((sum, hz, k) => sum + Math.abs(hz - (expected[k] ?? 0)), 0);

/** The signals and contacts that tell a stated configuration from the next best one. */
export function basedOn(
  { diastereomers, joined }: WeighedConfiguration,
  decided: Decided,
  likely: WeighedDiastereomer,
): { couplings: DecidingCoupling[]; contacts: DecidingContact[] } {
  const { elements } = decided;
  const relation = relationOf(likely.diastereomer, elements);
  const rival = diastereomers.find(
    ({ diastereomer }) => relationOf(diastereomer, elements) !== relation,
  );
  if (rival === undefined) return { couplings: [], contacts: [] };
  const couplings = likely.fit.placed.flatMap(({ signal, site }): DecidingCoupling[] => {
    const { technique, peak, observed, constants } = signal;
    if (constants === null) return [];
    const expected = expectedAt(likely, peak, constants.length),
      otherwise = expectedAt(rival, peak, constants.length);
    if (expected.length < constants.length || otherwise.length < constants.length) return [];
    if (off(constants, otherwise) - off(constants, expected) < DECIDES_HZ) return [];
    return [
      {
        technique,
        peak,
        observed,
        atom: site.atom,
        measured: constants.map(tenth),
        expected: expected.map(tenth),
        otherwise: otherwise.map(tenth),
      },
    ];
  });
  const contacts = joined.flatMap((each, k): DecidingContact[] => {
    const [distance, otherwise] = [likely.distances[k], rival.distances[k]];
    if (distance > NEAR || otherwise - distance < FARTHER) return [];
    const { technique, peak, observed, other, atoms, otherAtoms } = each;
    return [
      {
        technique,
        peak,
        observed,
        other,
        atoms,
        otherAtoms,
        distance: tenth(distance),
        otherwise: tenth(otherwise),
      },
    ];
  });
  return { couplings, contacts };
}
