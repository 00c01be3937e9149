import type { FormulaProposals } from '@elucida/spectra/formula-proposals/propose-formulas';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** What the thread is asked. */
export interface FormulasQuestion {
  readonly spectra: readonly Spectrum[];
  readonly limits: { readonly most: number };
}

/** Proposes formulas, one question at a time, until it is closed. */
export interface FormulasThread {
  /** Rejects where the thread failed, or its code cannot be fetched. */
  propose(question: FormulasQuestion): Promise<FormulaProposals>;
  close(): void;
}

/** Opens a thread that proposes formulas, so that the page goes on; here where there are no threads. */
export function openFormulasThread(): FormulasThread {
  if (typeof Worker === 'undefined')
    return {
      propose: async (question) =>
        (await import('@elucida/spectra/formula-proposals/propose-formulas')).proposeFormulas(
          question,
        ),
      close: () => undefined,
    };
  const worker = new Worker(new URL('./formulas.worker.ts', import.meta.url), { type: 'module' });
  return {
    propose: (question) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<FormulaProposals>) => resolve(data);
        worker.onerror = (event) => reject(new Error(event.message));
        worker.postMessage(question);
      }),
    close: () => worker.terminate(),
  };
}
