import type { FormulaProposals } from '@elucida/spectra/formula-proposals/propose-formulas';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { useEffect, useRef, useState } from 'react';
import { newestOnly } from '../spectrum-files/newest-only.ts';
import { openFormulasThread } from './formulas-thread.ts';

/** Formulas that are shown. */
const SHOWN = 8;

/**
 * Formulas from spectra, worked out in a thread of their own. `answer` is the latest, null before the first; `isBusy`
 * where the spectra have changed since. Throws while drawn where the thread failed.
 */
export function useProposals(spectra: readonly Spectrum[]): {
  readonly answer: FormulaProposals | null;
  readonly isBusy: boolean;
} {
  // By what is in them: the form makes the list of spectra again at every key.
  const typed = JSON.stringify(
    spectra.map(({ type, metadata, peaks }) => ({ type, metadata, peaks })),
  );
  const [latest, setLatest] = useState<{ typed: string; answer: FormulaProposals } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const ask = useRef<((typed: string) => void) | null>(null);
  useEffect(() => {
    const thread = openFormulasThread();
    ask.current = newestOnly(
      async (asked: string) => ({
        typed: asked,
        answer: await thread.propose({
          spectra: JSON.parse(asked) as Spectrum[],
          limits: { most: SHOWN },
        }),
      }),
      { onAnswer: setLatest, onFailure: () => setHasFailed(true) },
    );
    return () => thread.close();
  }, []);
  useEffect(() => ask.current?.(typed), [typed]);
  if (hasFailed) throw new Error('The thread that proposes formulas failed.');
  return { answer: latest?.answer ?? null, isBusy: latest?.typed !== typed };
}
