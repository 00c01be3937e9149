import type { CandidateItem } from '@elucida/contract/analysis';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { ExpectedRange } from '../spectrum-plot/plot-annotations.ts';

/** The middle of the range in which a group of the candidate shows the band of a peak. */
export function expectedPlace(
  candidate: CandidateItem | undefined,
  peak: number,
): { partner?: number } {
  const values = candidate?.evidence.find(
    ({ technique, peak: row, code, values: held }) =>
      techniqueOf(technique).plot.bands &&
      row === peak &&
      code !== 'ir-band-foreign' &&
      typeof held?.['from'] === 'number',
  )?.values;
  const from = values?.['from'],
    to = values?.['to'];
  return typeof from === 'number' && typeof to === 'number' ? { partner: (from + to) / 2 } : {};
}

/**
 * Ranges where the candidate's groups should show IR bands, each once; one that any group finds
 * empty counts as found when another finds a band in it.
 */
export function expectedRanges(candidate: CandidateItem | undefined): ExpectedRange[] {
  const ranges = new Map<string, ExpectedRange>();
  for (const { technique, code, values } of candidate?.evidence ?? []) {
    const from = values?.['from'],
      to = values?.['to'];
    if (
      !techniqueOf(technique).plot.bands ||
      code === 'ir-band-foreign' ||
      typeof from !== 'number' ||
      typeof to !== 'number'
    )
      continue;
    const key = `${from} ${to}`;
    ranges.set(key, {
      from,
      to,
      found: code !== 'ir-band-missing' || (ranges.get(key)?.found ?? false),
    });
  }
  return [...ranges.values()];
}
