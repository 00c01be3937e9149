import type { Spectrum } from '@elucida/spectra/spectrum';
import { inSolvent } from './in-solvent.ts';
import type { ShiftPredictor } from './predicted-shifts.ts';
import { solventOf } from '../nmr-lines/solvent.ts';

/**
 * The predictor for spectra in the solvent that they declare: score, predictions shown and
 * sentences use the same.
 */
export const predictorFor = (
  spectra: readonly Spectrum[],
  predictor: ShiftPredictor,
): ShiftPredictor => inSolvent(predictor, solventOf(spectra));
