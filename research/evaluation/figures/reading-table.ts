import type { ResultsFile } from '../summary/results-file.ts';
import { NONE, writeBlock } from './write-table.ts';

/** What the benches of image reading count of each set of images. */
export const READING_COLUMNS = ['images', 'refused', 'matched', 'read', 'truth'] as const;

/** One row a set of images: F1 = 2 · matched / (read + truth). */
export function writeReading(runs: readonly ResultsFile[]): string {
  const rows = runs[0].counts![0].rows.map(({ name, values }) => {
    const [images, refused, matched, read, truth] = values;
    const all = (read ?? 0) + (truth ?? 0);
    return [
      name,
      `${images ?? NONE}`,
      `${refused ?? NONE}`,
      all === 0 || matched === null ? NONE : ((2 * matched) / all).toFixed(3),
      truth === null || matched === null ? NONE : `${matched} of ${truth}`,
    ];
  });
  return writeBlock([['', 'images', 'refused', 'F1', 'peaks found'], ...rows], runs);
}
