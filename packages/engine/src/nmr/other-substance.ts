import type { EvidenceOf } from '../evidence/evidence.ts';
import type { ForeignOwner } from '@elucida/spectra/nmr-lines/foreign/foreign-source';

/**
 * What evidence says of a line that belongs to a solvent, to water or to an impurity, or that is
 * one of several of a split carbon: nothing for or against the candidate.
 */
export function otherSubstance({
  kind,
  solvent,
  impurity,
  place,
  by,
  j_hz,
}: ForeignOwner): Pick<EvidenceOf<'other-substance'>, 'atoms' | 'verdict' | 'code' | 'values'> {
  return {
    atoms: [],
    verdict: 'neutral',
    code: 'other-substance',
    values: {
      origin: kind,
      ...(solvent && { solvent }),
      ...(impurity && { impurity }),
      ...(place !== undefined && { place }),
      ...(by && { by }),
      ...(by && j_hz !== undefined && { constant: j_hz }),
    },
  };
}
