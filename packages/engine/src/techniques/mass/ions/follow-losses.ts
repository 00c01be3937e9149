import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import type { AtomSet } from './atom-sets.ts';
import { ionText, isRadicalCation, without } from './composition.ts';
import { LATER_LOSSES, type LaterLoss } from './later-losses.ts';
import type { LossSites } from './loss-sites.ts';

/** An ion: where its atoms were in the molecule, and which of them it still has. */
export interface Ion {
  readonly atoms: AtomSet;
  readonly counts: AtomCounts;
}

/** An ion that another one leaves when it loses something more. */
export interface LaterIon {
  readonly counts: AtomCounts;
  /** Nominal m/z of the ion that it comes from. */
  readonly from: number;
  readonly lost: string;
}

interface Followed {
  readonly sites: LossSites;
  /** Intensity of a peak that may be the ion of these atoms, percent; 0 where there is none. */
  readonly seen: (counts: AtomCounts) => number;
  /** Ions that the losses begin with: the molecular ion, then others that are seen. */
  readonly ions: readonly Ion[];
  /** The list is one of main peaks: what the molecular ion leaves first may be too small for it. */
  readonly short: boolean;
}

/** Losses one after another. Halogens leave one by one, up to six of them. */
const MOST_STEPS = 3,
  MOST_HALOGENS = 6;

/**
 * The ions that are left when ions lose small molecules and radicals, one after another. Every ion
 * on the way has its peak, except for the molecular ion and, in a short list, the next one. By nominal m/z.
 */
export function followLosses({ sites, seen, ions, short }: Followed): Map<number, LaterIon[]> {
  const found = new Map<number, LaterIon[]>();
  const done = new Set<string>();
  let open = [...ions];
  for (let step = 1; open.length > 0 && step <= MOST_HALOGENS; step++) {
    const next: Ion[] = [];
    for (const ion of open) {
      const from = nominalMass(ion.counts);
      for (const loss of LATER_LOSSES) {
        if (step > MOST_STEPS && !isHalogen(loss)) continue;
        const counts = without(ion.counts, loss.lost);
        if (counts === undefined || isBare(counts) || !isPossible(loss, ion, sites)) continue;
        const intensity = seen(counts);
        if (intensity === 0) {
          if (short && ion === ions[0] && !isHydrogen(loss))
            next.push({ atoms: ion.atoms, counts });
          continue;
        }
        // An ion that loses hydrogen mostly stays the stronger one; the other way about it proves nothing.
        if (isHydrogen(loss) && step > 1 && intensity > seen(ion.counts)) continue;
        const mz = nominalMass(counts);
        const list = found.get(mz) ?? [];
        found.set(mz, [...list, { counts, from, lost: loss.text }]);
        const key = `${ion.atoms} ${ionText(counts)}`;
        if (done.has(key)) continue;
        done.add(key);
        next.push({ atoms: ion.atoms, counts });
      }
    }
    open = next;
  }
  return found;
}

/**
 * Rings and double bonds that an ion may have for each carbon and nitrogen: C₇H₅⁺ (m/z 89) has 0.8,
 * C₁₂H₈⁺• (152) 0.75. Ions with fewer hydrogens are in the series of benzene rings.
 */
const MOST_UNSATURATION = 0.8;
const isBare = ({
  C = 0,
  H = 0,
  N = 0,
  P = 0,
  F = 0,
  Cl = 0,
  Br = 0,
  I = 0,
}: AtomCounts): boolean =>
  C - (H + F + Cl + Br + I - N - P) / 2 + 1 > MOST_UNSATURATION * (C + N) + 1;

const isHydrogen = ({ lost }: LaterLoss): boolean =>
  lost.H !== undefined && Object.keys(lost).length === 1;
const isHalogen = ({ lost }: LaterLoss): boolean =>
  (lost.F ?? 0) + (lost.Cl ?? 0) + (lost.Br ?? 0) + (lost.I ?? 0) > 0;

function isPossible(loss: LaterLoss, { atoms, counts }: Ion, sites: LossSites): boolean {
  if (!loss.possible(sites, atoms)) return false;
  // Even-electron ions lose molecules (the even-electron rule), those with aromatic rings or silicon
  // radicals as well.
  return (
    !loss.radical ||
    isRadicalCation(counts) ||
    isHalogen(loss) ||
    ((sites.aromatic | sites.silicon) & atoms) !== 0n
  );
}
