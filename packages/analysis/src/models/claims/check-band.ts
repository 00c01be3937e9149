import { GROUPS } from '@elucida/molecules/functional-groups/group-names';
import type { AnyTechnique } from '@elucida/engine/techniques/registry';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { confirmed, notCheckable, refuted, type ClaimCheck } from './claim-check.ts';
import type { GroupConcept } from './group-concept.ts';
import type { MoleculeView } from './molecule-view.ts';

/**
 * Ranges of the correlation charts end where most compounds end; strain, conjugation and hydrogen
 * bonds reach so much further, cm⁻¹.
 */
const BEYOND_RANGE = 40;
/** Below it bands of many groups overlap, and the charts list only some of each group's, cm⁻¹. */
const FINGERPRINT = 1500;

/**
 * Whether a group's bands, by the engine's correlation tables (Pretsch; Silverstein), reach an
 * observed one.
 */
export function checkBand(
  {
    technique,
    word,
    observed,
    concept,
    structure,
  }: {
    technique: SpectrumType;
    word: string;
    observed: number;
    concept: GroupConcept;
    structure: MoleculeView;
  },
  bandsOf: NonNullable<AnyTechnique['bandsOf']>,
): ClaimCheck {
  const bands = GROUPS.filter((group) => structure.has(group))
    .flatMap((group) => bandsOf(group))
    .filter(({ vibration }) => concept.vibrations?.includes(vibration));
  const found = bands.find(({ from, to, gas }) => observed >= from && observed <= to + gas);
  if (found !== undefined)
    return confirmed('band-agrees', {
      technique,
      word,
      observed,
      vibration: found.vibration,
      from: found.from,
      to: observed > found.to ? found.to + found.gas : found.to,
    });
  const isFar = bands.every(
    ({ from, to, gas }) => observed < from - BEYOND_RANGE || observed > to + gas + BEYOND_RANGE,
  );
  const isClear = observed >= FINGERPRINT && bands.some(({ from }) => from >= FINGERPRINT) && isFar;
  return isClear
    ? refuted('band-differs', { technique, word, observed })
    : notCheckable('band-not-listed', { technique, word, observed });
}
