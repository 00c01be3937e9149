import type { Spectrum } from '@elucida/spectra/spectrum';
import { useCallback, useState } from 'react';

const NONE: readonly Spectrum[] = [];

/**
 * The spectra of the files that are there now, once they are read. `files`: the same objects until others are chosen.
 */
export function useFileSpectra(files: readonly File[]) {
  const [read, setRead] = useState<{ of: readonly File[]; spectra: readonly Spectrum[] } | null>(
    null,
  );
  return {
    spectra: read?.of === files ? read.spectra : NONE,
    take: useCallback(
      (of: readonly File[], spectra: readonly Spectrum[]) => setRead({ of, spectra }),
      [],
    ),
  };
}
