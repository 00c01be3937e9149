import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { likelySolvent } from '@elucida/spectra/nmr-lines/likely-solvent';
import { inSolvent } from './in-solvent.ts';
import type { ShiftPredictor } from './predicted-shifts.ts';

/**
 * The predictor of what is shown for spectra: in their solvent, declared, shown by lines, or
 * assumed.
 */
export function predictorFor(
  formula: Formula,
  spectra: readonly Spectrum[],
  predictor: ShiftPredictor,
): ShiftPredictor {
  const solvent = likelySolvent(formula, spectra);
  return inSolvent(
    predictor,
    solvent?.effect,
    solvent?.from === 'usual' ? solvent.hydrogens : undefined,
  );
}

/**
 * The predictor of the score: the same, but for spectra without any sign of a solvent. Its weights
 * were fitted to such, with hydrogens on N, O and S as the mean of all solvents.
 */
export function predictorOfScore(
  formula: Formula,
  spectra: readonly Spectrum[],
  predictor: ShiftPredictor,
): ShiftPredictor {
  const solvent = likelySolvent(formula, spectra);
  return inSolvent(predictor, solvent?.from === 'usual' ? undefined : solvent?.effect);
}
