import type { JobImage } from '@elucida/analysis/job';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { KeptReadings } from './kept-readings.ts';
import type { MadeReading, Work } from './worker-protocol.ts';

function hillOf(formula: string): string | undefined {
  const parsed = parseFormula(formula);
  return parsed.ok ? parsed.formula.hill : undefined;
}

/** Work whose images carry what is known of them, and how what a thread reads of the others is kept. */
export async function withKnownImages(
  work: Work,
  readings: KeptReadings,
): Promise<{ work: Work; keep: (made: readonly MadeReading[]) => void }> {
  if (work.kind === 'again' || work.kind === 'verify') return { work, keep: () => {} };
  const [images, formula] =
    work.kind === 'describe'
      ? [work.images, work.formula?.hill]
      : [work.job.images, hillOf(work.job.formula)];
  const keys = await Promise.all(images.map((image) => readings.keyOf(image)));
  const known = images.map((image, i): JobImage => {
    const found = readings.find(keys[i]!, formula);
    return found ? { ...image, known: found } : image;
  });
  return {
    work:
      work.kind === 'describe'
        ? { ...work, images: known }
        : { ...work, job: { ...work.job, images: known } },
    keep: (made) => {
      for (const { image, result } of made) readings.keep(keys[image]!, { formula, result });
    },
  };
}
