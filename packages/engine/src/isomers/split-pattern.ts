import { CODED_SPLITTINGS } from '@elucida/spectra/chemistry/multiplicities';
import type { Coupling } from './vicinal-couplings.ts';

/** A multiplicity as chemists write it, and its constants in Hz, the largest first. */
export interface SplitPattern {
  readonly multiplicity: string;
  readonly hz: readonly number[];
}

/** A pattern that first-order rules do not give, or that nobody would resolve. */
export const MULTIPLET: SplitPattern = { multiplicity: 'm', hz: [] };
export const SINGLET: SplitPattern = { multiplicity: 's', hz: [] };

/** In compound patterns only these are resolved. */
const COMPOUND = ['', 'd', 't', 'q'];
/** Constants closer than this act as equal, Hz. */
const SAME_HZ = 1;
/**
 * More different constants than this are a multiplet to the eye; three only where each is a
 * doublet.
 */
const MOST_DOUBLETS = 3;

/** The first-order pattern of some couplings (n + 1 rule; nearly equal constants act as equal). */
export function splitPattern(couplings: readonly Coupling[]): SplitPattern {
  const sorted = couplings.filter(({ hydrogens }) => hydrogens > 0).sort((a, b) => b.hz - a.hz);
  const groups: { hydrogens: number; first: number; sum: number }[] = [];
  for (const { hydrogens, hz } of sorted) {
    const last = groups.at(-1);
    if (last && last.first - hz <= SAME_HZ) {
      last.sum += hz * hydrogens;
      last.hydrogens += hydrogens;
    } else groups.push({ hydrogens, first: hz, sum: hz * hydrogens });
  }
  if (groups.length === 0) return SINGLET;
  const hz = groups.map(({ sum, hydrogens }) => Math.round((10 * sum) / hydrogens) / 10);
  if (groups.length === 1)
    return groups[0].hydrogens < CODED_SPLITTINGS.length
      ? { multiplicity: CODED_SPLITTINGS[groups[0].hydrogens], hz }
      : MULTIPLET;
  if (groups.some(({ hydrogens }) => hydrogens >= COMPOUND.length)) return MULTIPLET;
  const doublets = groups.every(({ hydrogens }) => hydrogens === 1);
  if (groups.length > 2 && !(doublets && groups.length <= MOST_DOUBLETS)) return MULTIPLET;
  return { multiplicity: groups.map(({ hydrogens }) => COMPOUND[hydrogens]).join(''), hz };
}
