import type { SpectrumType } from '../spectrum.ts';
import type { FieldRule, PeakCheckCode } from '../techniques/field-rule.ts';
import { techniqueOf } from '../techniques/registry.ts';

export interface PeakCheck {
  readonly code: PeakCheckCode;
  /** Row number as the messages count it, from 1; absent where the block's metadata is meant. */
  readonly row?: number;
  /** The peak's or the metadata's field. */
  readonly field: string;
}

/** A block of the payload, or of the draft with its cells as text. */
export interface CheckedBlock {
  readonly type: SpectrumType;
  readonly metadata?: object | undefined;
  readonly peaks: readonly object[];
}

function broken(rules: readonly FieldRule[], values: object): Omit<PeakCheck, 'row'>[] {
  return rules
    .filter(({ field, holds }) => {
      const value = Object.hasOwn(values, field)
        ? (values as Record<string, unknown>)[field]
        : undefined;
      const filled = value !== undefined && value !== null && String(value).trim() !== '';
      return filled && !holds(value);
    })
    .map(({ code, field }) => ({ code, field }));
}

/**
 * The warnings of one block, metadata first, then row by row: only filled fields are looked at, and
 * none refuses a run.
 * Takes numbers as well as a draft's text; text that is not a number is out of every range.
 */
export function checkPeaks(block: CheckedBlock): PeakCheck[] {
  const { rules } = techniqueOf(block.type).form;
  const metadata = block.metadata ? broken(rules.metadata, block.metadata) : [];
  return [
    ...metadata,
    ...block.peaks.flatMap((peak, index) =>
      broken(rules.peak, peak).map((check) => ({ ...check, row: index + 1 })),
    ),
  ];
}
