import type { SpectrumType } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';

/** How an observed peak compares with the prediction. */
export type Agreement = 'for' | 'neutral' | 'against' | 'none';

/** One observed peak as the plot draws it. */
export interface PlotPeak {
  /**
   * Row of the spectrum it is in, 0-based: what evidence calls its peak. Rows without a
   * position are not drawn.
   */
  readonly index?: number;
  /** Position in the technique's unit. */
  readonly x: number;
  /** Height relative to the tallest, 0–1. */
  readonly height: number;
  /** What else is known of it, in symbols: `q, J = 7.1 Hz, 2H`. */
  readonly details: string;
  /** What a person wrote of it. */
  readonly note?: string;
  readonly predicted?: number | undefined;
  /** Standard deviation of the prediction, same unit. */
  readonly sd?: number | undefined;
  /** The place of what is expected for it, where that is a range and not a position. */
  readonly partner?: number;
  readonly agreement: Agreement;
  /** Line width relative to the technique's usual one (broad bands > 1). */
  readonly breadth?: number;
  /** What it is called, in words, where that is known: a band's vibration. */
  readonly name?: string;
  /** Ends of its pattern, the smaller position first, where it declares one. */
  readonly span?: readonly [number, number];
  /** Hydrogens that it declares. */
  readonly integral?: number;
}

/** A predicted signal that no observed peak answers. */
export interface MissingPeak {
  readonly x: number;
}

/**
 * A position with a decimal point, which a page's language may make a comma, and a true minus;
 * accurate masses keep four places.
 */
export function formatPosition(technique: SpectrumType, x: number): string {
  const { decimals, decimalsOf } = techniqueOf(technique).axis;
  const places = decimalsOf?.(x) ?? decimals;
  return x
    .toFixed(places)
    .replace(/^-(?=.*[1-9])/, '−')
    .replace(/^-/, '');
}

/** A difference observed − predicted, with its sign. */
export function formatDifference(technique: SpectrumType, difference: number): string {
  const text = formatPosition(technique, difference);
  return difference > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}
