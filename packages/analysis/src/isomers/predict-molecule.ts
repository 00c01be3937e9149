import type { Prediction, PredictionRequest } from '@elucida/contract/predictions';
import { inSolvent } from '@elucida/prediction/in-solvent';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { declaredEffect } from '@elucida/spectra/nmr-lines/solvent';
import { protonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import { readSpinSystem } from '@elucida/spectra/simulation/wire-spin-system';
import { predictStructure } from './predict-structure.ts';

/** The prediction, or which field cannot be used, with names that look like a structure's. */
export type PredictedMolecule =
  | { readonly ok: true; readonly prediction: Prediction }
  | {
      readonly ok: false;
      readonly field: 'structure' | 'solvent';
      readonly suggestions: readonly string[];
    };

const round = (value: number, digits: number): number => Number(value.toFixed(digits));
/** Weaker lines are lost in the noise of any spectrum, in hydrogens. */
const LEAST_INTENSITY = 0.001;

/** Predicts ¹H and ¹³C signals, IR bands and, for a frequency, the lines of the ¹H spectrum. */
export function predictMolecule(
  { structure, solvent, frequency_mhz: mhz, lang }: PredictionRequest,
  predictor: ShiftPredictor,
): PredictedMolecule {
  const effect =
    solvent === undefined
      ? undefined
      : declaredEffect({ type: 'H1NMR', metadata: { solvent }, peaks: [] });
  if (solvent !== undefined && effect === undefined)
    return { ok: false, field: 'solvent', suggestions: [] };
  const predicted = predictStructure(structure, { predictor: inSolvent(predictor, effect), lang });
  if (!predicted.ok) return { ok: false, field: 'structure', suggestions: predicted.suggestions };
  const { smiles, name, signals, h1_spins: spins } = predicted.isomer;
  const lines =
    mhz === undefined || spins === undefined
      ? null
      : protonSpectrum(readSpinSystem(spins), mhz)
          .lines.filter(({ intensity }) => intensity >= LEAST_INTENSITY)
          .map(({ ppm, intensity }) => ({
            delta_ppm: round(ppm, 5),
            intensity: round(intensity, 4),
          }))
          .sort((a, b) => b.delta_ppm - a.delta_ppm);
  return {
    ok: true,
    prediction: {
      smiles,
      name,
      solvent: solvent ?? null,
      frequency_mhz: mhz ?? null,
      signals,
      h1_lines: lines,
    },
  };
}
