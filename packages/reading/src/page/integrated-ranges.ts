import { readBracketed } from './bracketed-integrals.ts';
import type { Component } from './components.ts';
import { findRangeBars, readRanges, type IntegratedRange } from './integration-marks.ts';
import type { InkMap } from './ink-map.ts';
import type { Box } from './raster.ts';
import type { OcrPort } from './text/ocr-port.ts';
import type { TextRow } from './text/text-rows.ts';

/** The ranges that somebody integrated, under bars or over brackets. */
export async function integratedRanges(
  ink: InkMap,
  components: readonly Component[],
  place: { plot: Box; axis: TextRow; rows: readonly TextRow[]; ocr: OcrPort },
): Promise<IntegratedRange[]> {
  const bars = await readRanges(ink, findRangeBars(components, place.plot), place);
  if (bars.length && bars.every(({ printed }) => printed !== null)) return bars;
  const bracketed = await readBracketed(ink, components, place);
  return bracketed.length ? bracketed : bars;
}
