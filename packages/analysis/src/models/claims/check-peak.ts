import type { SpectrumType } from '@elucida/spectra/spectrum';
import {
  confirmed,
  isNear,
  isRead,
  nearest,
  notCheckable,
  positionsOf,
  refuted,
  type ClaimCheck,
  type ClaimGround,
} from './claim-check.ts';

interface Stated {
  readonly technique: SpectrumType | null;
  readonly position: number | null;
}

/** Looks for a stated peak: its position, or why the claim ends here. */
export function seekPeak(
  { technique, position }: Stated,
  { spectra }: ClaimGround,
): { readonly technique: SpectrumType; readonly observed: number } | ClaimCheck {
  if (technique === null || position === null || !Number.isFinite(position))
    return notCheckable('incomplete');
  const positions = positionsOf(spectra, technique);
  if (positions === null) return notCheckable('no-spectrum', { technique });
  const near = nearest(positions, position);
  return isNear(technique, near, position)
    ? { technique, observed: near }
    : refuted(isRead(spectra, technique) ? 'peak-not-read' : 'peak-absent', {
        technique,
        position,
        near,
      });
}

/** `peak`: the spectrum has a peak there. */
export function checkPeak(claim: Stated, ground: ClaimGround): ClaimCheck {
  const sought = seekPeak(claim, ground);
  return 'verdict' in sought ? sought : confirmed('peak-found', { ...sought });
}
