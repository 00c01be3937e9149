import { SPECTRUM_TYPES, type SpectrumType } from '@elucida/spectra/spectrum';
import { METADATA_FIELDS, PEAK_FIELDS } from '@elucida/spectra/techniques/fields';

/** Blocks as they may be checked, and the fields of them that nothing reads. */
export interface TidyBlocks {
  readonly spectra: unknown;
  /** Where each is, as `spectra.0.peaks.3.multiplicity`; one of many peaks names the first and the count. */
  readonly unknown: readonly string[];
}

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const BLOCK_FIELDS = new Set(['type', 'metadata', 'peaks', 'trace', 'plane']);

/** Fields that no peak of a technique has; each is named once, with how many peaks have it. */
function unknownOfPeaks(peaks: unknown, { type, place }: { type: SpectrumType; place: string }) {
  const known = new Set<string>(PEAK_FIELDS[type].map(({ name }) => name));
  const found = new Map<string, { readonly first: number; readonly count: number }>();
  for (const [index, peak] of (Array.isArray(peaks) ? peaks : []).entries())
    for (const name of isFields(peak) ? Object.keys(peak) : []) {
      if (known.has(name)) continue;
      const { first, count } = found.get(name) ?? { first: index, count: 0 };
      found.set(name, { first, count: count + 1 });
    }
  return [...found].map(
    ([name, { first, count }]) =>
      `${place}.peaks.${first}.${name}${count > 1 ? ` (${count} peaks have it)` : ''}`,
  );
}

/** One block: conditions that are written next to `metadata` go into it, where it does not have them. */
function tidyBlock(block: unknown, place: string): { block: unknown; unknown: string[] } {
  const type = isFields(block) ? SPECTRUM_TYPES.find((each) => each === block['type']) : undefined;
  if (!isFields(block) || type === undefined) return { block, unknown: [] };
  const conditions = new Set<string>(METADATA_FIELDS[type].map(({ name }) => name));
  const metadata = isFields(block['metadata']) ? block['metadata'] : {};
  const lifted: Record<string, unknown> = {};
  const unknown: string[] = [];
  for (const [name, value] of Object.entries(block)) {
    if (BLOCK_FIELDS.has(name)) continue;
    if (!conditions.has(name) || (name in metadata && metadata[name] !== value))
      unknown.push(`${place}.${name}`);
    else lifted[name] = value;
  }
  for (const name of Object.keys(metadata))
    if (!conditions.has(name)) unknown.push(`${place}.metadata.${name}`);
  unknown.push(...unknownOfPeaks(block['peaks'], { type, place }));
  const isEmpty = Object.keys(lifted).length === 0;
  return { block: isEmpty ? block : { ...block, metadata: { ...lifted, ...metadata } }, unknown };
}

/**
 * Blocks as people write them: solvent, frequency and other conditions may be next to `metadata`. What no
 * technique reads is named, so that nothing is lost without a word. Anything that is not a list is given back.
 */
export function tidyBlocks(spectra: unknown): TidyBlocks {
  if (!Array.isArray(spectra)) return { spectra, unknown: [] };
  const tidied = spectra.map((block, index) => tidyBlock(block, `spectra.${index}`));
  return {
    spectra: tidied.map(({ block }) => block),
    unknown: tidied.flatMap(({ unknown }) => unknown),
  };
}
