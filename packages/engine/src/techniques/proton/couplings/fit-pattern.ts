import { FIRST_ORDER } from '@elucida/spectra/chemistry/multiplicities';
import type { ProtonSignal } from '../proton-signals.ts';
import { splittingsOf } from '../compound-multiplicity.ts';
import { CERTAIN, type Partner } from './partner.ts';

/** Couplings smaller than this go unseen in a routine spectrum, Hz. */
const SEEN_HZ = 3;
/**
 * A constant may lie this far outside the range of its kind: rounding, second order, unusual
 * geometry, Hz.
 */
const ROOM_HZ = 0.8;
/**
 * Constants below this are not evidence: many small couplings of rings and π systems are not in the
 * tables, Hz.
 */
const SMALL_HZ = 2.6;
const PLAIN: readonly string[] = FIRST_ORDER;

/** How an observed splitting agrees with what may split these hydrogens. */
export interface PatternFit {
  /**
   * `fits`: all of it can be explained. `open`: it says nothing (a multiplet, a broad line).
   * Otherwise what cannot be explained.
   */
  readonly verdict: 'fits' | 'open' | 'too-few' | 'too-many' | 'foreign-constant';
  /** Splitting neighbours that must be seen, and those that can be. */
  readonly least: number;
  readonly most: number;
  /** Neighbours that the written code stands for; absent where it names no number. */
  readonly seen?: number;
  /** The first constant without a partner, Hz. */
  readonly constant?: number;
  /** How far off: lines too many or too few, or constants without a partner. */
  readonly off: number;
}

export interface PatternOptions {
  /**
   * These hydrogens are part of a CH2 whose two hydrogens differ, or may: they couple with each
   * other.
   */
  readonly geminal: boolean;
  /**
   * Under the signal lie hydrogens that stereochemistry or magnetic inequivalence makes differ,
   * each with constants of its own.
   */
  readonly several?: boolean;
}

/**
 * Judges the written multiplicity and constants of one signal against the partners of the hydrogens
 * under it.
 */
export function fitPattern(
  { multiplicity, couplings }: Pick<ProtonSignal, 'multiplicity' | 'couplings'>,
  partners: readonly Partner[],
  { geminal, several = false }: PatternOptions,
): PatternFit {
  const usable = partners.filter(({ kind }) => geminal || kind !== 'geminal');
  const least = usable.reduce((sum, partner) => sum + leastOf(partner), 0);
  const most = usable.reduce((sum, { nuclei }) => sum + nuclei, 0);
  const byConstants = constantsWithoutPartner(couplings, several ? [...usable, ...usable] : usable);
  const range = { least, most };
  if (byConstants.length > 0)
    return {
      ...range,
      verdict: 'foreign-constant',
      constant: byConstants[0],
      off: byConstants.length,
    };
  if (multiplicity === undefined || multiplicity === 'm' || multiplicity.startsWith('br-'))
    return { ...range, verdict: 'open', off: 0 };
  const seen = neighboursIn(multiplicity);
  if (seen === null) return { ...range, verdict: 'open', off: 0 };
  // Two doublets that overlap look like a triplet (isopropyl next to a stereocentre).
  if (several && seen === 2 && most === 1) return { ...range, seen, verdict: 'fits', off: 0 };
  if (seen > most) return { ...range, seen, verdict: 'too-many', off: seen - most };
  if (seen < least) return { ...range, seen, verdict: 'too-few', off: least - seen };
  return { ...range, seen, verdict: 'fits', off: 0 };
}

/**
 * Neighbours that a written multiplicity stands for: `q` 3, `dd` 2, `td` 3; null where it cannot be
 * read.
 */
function neighboursIn(multiplicity: string): number | null {
  const plain = PLAIN.indexOf(multiplicity);
  if (plain >= 0) return plain;
  const splittings = splittingsOf(multiplicity);
  return splittings === null ? null : splittings.reduce((sum, n) => sum + n, 0);
}

/**
 * Nuclei of a partner whose splitting cannot be overlooked. Of two that differ, one constant may be
 * too small to see.
 */
function leastOf({ nuclei, constants, seen, mayDiffer }: Partner): number {
  if (seen < CERTAIN) return 0;
  if (mayDiffer && nuclei === 2) return 1;
  return constants.from >= SEEN_HZ || nuclei === 3 ? nuclei : 0;
}

/**
 * Constants that no partner can have, largest first. Each nucleus of a partner explains one: some
 * write 7.1 once for a triplet, some twice.
 */
function constantsWithoutPartner(
  constants: readonly number[],
  partners: readonly Partner[],
): number[] {
  const slots = partners.flatMap((partner) => new Array<Partner>(partner.nuclei).fill(partner));
  const taken = new Array<number>(slots.length).fill(-1);
  const fits = (constant: number, { constants: { from, to } }: Partner) =>
    constant >= from - ROOM_HZ && constant <= to + ROOM_HZ;
  const place = (at: number, tried: Set<number>): boolean =>
    slots.some((slot, k) => {
      if (tried.has(k) || !fits(constants[at], slot)) return false;
      tried.add(k);
      if (taken[k] >= 0 && !place(taken[k], tried)) return false;
      taken[k] = at;
      return true;
    });
  return constants.filter((constant, at) => constant >= SMALL_HZ && !place(at, new Set()));
}
