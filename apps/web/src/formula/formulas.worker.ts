import { proposeFormulas } from '@elucida/spectra/formula-proposals/propose-formulas';
import type { FormulasQuestion } from './formulas-thread.ts';

/** The thread that proposes formulas: without a mass, 160,000 of them are weighed, and the page goes on. */
self.onmessage = ({ data }: MessageEvent<FormulasQuestion>) => {
  self.postMessage(proposeFormulas(data));
};
