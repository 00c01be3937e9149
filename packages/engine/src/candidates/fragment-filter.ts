import type { AskedFragments } from '../identification.ts';
import { hasFragment } from '@elucida/molecules/has-fragment';
import type { Molecule } from '@elucida/molecules/molecule';
import { readFragment } from '@elucida/molecules/read-fragment';

/**
 * How many of the fragments asked for a molecule lacks, and of those excluded has: 0 where it comes
 * into question. Null where nothing is asked. Throws Error for a fragment that cannot be read
 * (`readFragment`); requests are checked before.
 */
export function fragmentFilter(
  asked: AskedFragments | undefined,
): ((molecule: Molecule) => number) | null {
  const present = (asked?.present ?? []).map(readFragment);
  const absent = (asked?.absent ?? []).map(readFragment);
  if (present.length + absent.length === 0) return null;
  return (molecule) => {
    let faults = 0;
    for (const fragment of present) if (!hasFragment(molecule, fragment)) faults++;
    for (const fragment of absent) if (hasFragment(molecule, fragment)) faults++;
    return faults;
  };
}
