import type { Constants } from './coupling-ranges.ts';
import type { Partner } from './partner.ts';

/** What the nuclei on one atom do to the hydrogens on another. */
export type Split = Omit<Partner, 'symmetryClass'>;

/** A coupling with so many nuclei; `seen`: how often it is resolved, 0–1. */
export function splitBy(
  kind: Partner['kind'],
  nuclei: number,
  constants: Constants,
  seen: number,
  mayDiffer = false,
): Split {
  return { kind, nuclei, constants, seen, mayDiffer };
}
