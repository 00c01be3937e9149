import type { CLAIM_VERDICTS } from '@elucida/contract/models';
import type { SpectralFacts } from '@elucida/engine/constraints/spectral-facts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { StatementValueTypes } from '@elucida/engine/statements/statement';
import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { ClaimCode, CLAIMS } from '@elucida/spectra/statements/claims';
import { byTechnique } from '@elucida/spectra/techniques/registry';
import { POSITION_FIELD } from '../open-question.ts';
import type { MoleculeView } from './molecule-view.ts';

/** What a claim is held against. */
export interface ClaimGround {
  readonly spectra: readonly Spectrum[];
  readonly facts: SpectralFacts;
  /** The structure it speaks of; null where that could not be read. */
  readonly structure: MoleculeView | null;
  readonly predictor: ShiftPredictor;
}

type ClaimValues<Code extends ClaimCode> = ValuesOf<StatementValueTypes, (typeof CLAIMS)[Code]>;
/** What a check came to, with the values that its code declares. */
export type CheckedClaim = {
  [Code in ClaimCode]: { readonly code: Code; readonly values: ClaimValues<Code> };
}[ClaimCode];
/** What came of a check, with the numbers behind it: positions in the technique's unit. */
export type ClaimCheck = CheckedClaim & { readonly verdict: (typeof CLAIM_VERDICTS)[number] };

/** Values are left out where a code declares none. */
type Given<Code extends ClaimCode> = keyof (typeof CLAIMS)[Code] extends never
  ? []
  : [values: ClaimValues<Code>];
type Check = <Code extends ClaimCode>(code: Code, ...values: Given<Code>) => ClaimCheck;
const checkAs =
  (verdict: ClaimCheck['verdict']): Check =>
  (code, values: object = {}) =>
    ({ verdict, code, values }) as ClaimCheck;

export const confirmed = checkAs('confirmed');
export const refuted = checkAs('refuted');
export const notCheckable = checkAs('not-checkable');

/** Positions of a technique's peaks, in their order; null where it was not recorded. */
export function positionsOf(
  spectra: readonly Spectrum[],
  technique: SpectrumType,
): number[] | null {
  const spectrum = spectra.find(({ type, peaks }) => type === technique && peaks.length > 0);
  return spectrum === undefined
    ? null
    : spectrum.peaks.map(
        (peak) => (peak as unknown as Record<string, number>)[POSITION_FIELD[technique]],
      );
}

/** Whether the peaks were read from an image, where one may be overlooked. */
export const isRead = (spectra: readonly Spectrum[], technique: SpectrumType): boolean =>
  spectra.find(({ type, peaks }) => type === technique && peaks.length > 0)?.source === 'image';

/** How far a stated position may be from a peak. */
export const CLAIM_TOLERANCE = byTechnique(({ axis }) => axis.statedTolerance);

/** The peak nearest to a position. */
export const nearest = (positions: readonly number[], position: number): number =>
  positions.reduce(
    (best, each) => (Math.abs(each - position) < Math.abs(best - position) ? each : best),
    positions[0],
  );

/** Floating-point differences are none. */
const ROUNDING = 1e-9;
export const isNear = (technique: SpectrumType, a: number, b: number): boolean =>
  Math.abs(a - b) <= CLAIM_TOLERANCE[technique] + ROUNDING;
