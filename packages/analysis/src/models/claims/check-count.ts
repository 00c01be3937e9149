import type { ModelClaim } from '@elucida/contract/models';
import { techniqueOf } from '@elucida/engine/techniques/registry';
import {
  confirmed,
  isRead,
  notCheckable,
  positionsOf,
  refuted,
  type ClaimCheck,
  type ClaimGround,
} from './claim-check.ts';

/**
 * `count`: the NMR spectrum has so many signals. In the other techniques the number of peaks is a
 * matter of their strength.
 */
export function checkCount(
  { technique, count: claimed }: Pick<ModelClaim, 'technique' | 'count'>,
  { spectra, facts }: ClaimGround,
): ClaimCheck {
  if (technique === null || claimed === null || !Number.isFinite(claimed))
    return notCheckable('incomplete');
  if (positionsOf(spectra, technique) === null) return notCheckable('no-spectrum', { technique });
  const own = facts[technique];
  const count = own === null ? undefined : techniqueOf(technique).countSignals?.(own);
  if (count === undefined) return notCheckable('count-unsettled', { technique });
  return count === claimed
    ? confirmed('count-agrees', { technique, count })
    : refuted(isRead(spectra, technique) ? 'count-read-differs' : 'count-differs', {
        technique,
        count,
        claimed,
      });
}
