import type { ExampleName } from '@elucida/contract/examples';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { beginsWithFiles } from '../../examples/example-names.ts';
import { fetchRecorded } from './fetch-recorded.ts';

/** How far the files are: fetched and read, read with spectra in them, or without any. */
type Reading = 'under way' | 'done' | 'nothing';

/** The files that an example begins with, where it does, and how far they are. Others have nothing to read. */
export function useRecorded(name: ExampleName) {
  const hasFiles = beginsWithFiles(name);
  const [reading, setReading] = useState<Reading>(hasFiles ? 'under way' : 'done');
  const { data, error, refetch } = useQuery({
    queryKey: ['recorded', name],
    queryFn: ({ signal }) => fetchRecorded(signal),
    enabled: hasFiles,
    // They are files of this build.
    staleTime: Infinity,
    gcTime: 0,
  });
  return {
    hasFiles,
    files: data ?? null,
    error,
    /** Fetches them again. */
    again: () => void refetch(),
    reading,
    /** Takes what was read of them. What somebody leaves out later does not undo the first reading. */
    onSpectra: useCallback(
      (_files: readonly File[], spectra: readonly Spectrum[]) =>
        setReading((old) => (old === 'done' || spectra.length > 0 ? 'done' : 'nothing')),
      [],
    ),
  };
}
