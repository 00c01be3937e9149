import { expectedBands } from '@elucida/engine/isomers/expected-bands';
import type { ExpectedProton } from '@elucida/engine/isomers/expected-signal';
import { expectedCarbons, expectedProtons } from '@elucida/engine/isomers/expected-signals';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { C13Peak, H1Peak, IrPeak, Spectrum } from '@elucida/spectra/spectrum';
import { noiseOf, type Noise } from '@elucida/spectra/noise';

/**
 * How far a simulated shift strays from its prediction, in standard deviations of the prediction. Real ones
 * stray by one; problems with outliers teach the wrong thing.
 */
const STRAYS = 0.6;
/** Predictions this uncertain stray no farther, ppm. */
const MOST_SD = { H1: 0.12, C13: 2 };
/** ¹H signals nearer to each other are one at 400 MHz, ppm. */
const ONE_SIGNAL_PPM = 0.03;
/** Bands lie near the middle of their range: a standard deviation is this share of it. */
const BAND_STRAYS = 0.12;
const SOLVENT = 'CDCl3';

const round = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Spectra of a molecule as a chemist lists them, simulated: predicted shifts with an error, first-order
 * splittings, and the bands of the correlation tables. The same molecule gives the same spectra.
 */
export function simulateSpectra(smiles: string, predictor: ShiftPredictor): Spectrum[] {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const noise = noiseOf(smiles);
  const predict = (nucleus: 'H1' | 'C13') => predictor.predict(nucleus, graph, perception);
  const protons = expectedProtons({ graph, perception, predicted: predict('H1') });
  const carbons = expectedCarbons({ graph, perception, predicted: predict('C13') });
  return [
    {
      type: 'IR',
      metadata: { phase: 'neat' },
      peaks: expectedBands(graph, perception).map(({ from, to, strength, broad }): IrPeak => {
        const position = (from + to) / 2 + noise.normal() * BAND_STRAYS * (to - from);
        return {
          wavenumber_cm1: Math.round(Math.min(to - 1, Math.max(from + 1, position))),
          intensity: broad ? 'br' : strength,
        };
      }),
    },
    {
      type: 'H1NMR',
      metadata: { frequency_mhz: 400, solvent: SOLVENT },
      peaks: mergeSignals(protons.flatMap((signal) => protonPeaks(signal, noise))),
    },
    {
      type: 'C13NMR',
      metadata: { frequency_mhz: 100, solvent: SOLVENT },
      peaks: carbons
        .flatMap(({ shift, sd, signals }) =>
          Array.from({ length: signals }, (): C13Peak => ({
            delta_ppm: round(shift + noise.normal() * STRAYS * Math.min(sd, MOST_SD.C13), 1),
          })),
        )
        .sort((a, b) => b.delta_ppm - a.delta_ppm)
        .filter(({ delta_ppm }, i, all) => delta_ppm !== all[i - 1]?.delta_ppm),
    },
  ];
}

/** The signals of one kind of hydrogen: two where topologically equal groups differ in space. */
function protonPeaks({ shift, sd, hydrogens, pattern, signals }: ExpectedProton, noise: Noise) {
  return Array.from({ length: signals }, (): H1Peak => {
    const hz = pattern?.hz ?? [];
    return {
      delta_ppm: round(shift + noise.normal() * STRAYS * Math.min(sd, MOST_SD.H1), 2),
      int: hydrogens / signals,
      mult: pattern?.multiplicity ?? 'br s',
      ...(hz.length > 0 && { j_hz: hz.map((each) => round(each, 1)) }),
    };
  });
}

/** Signals that overlap become one multiplet. */
function mergeSignals(peaks: readonly H1Peak[]): H1Peak[] {
  const merged: H1Peak[] = [];
  for (const peak of [...peaks].sort((a, b) => b.delta_ppm - a.delta_ppm)) {
    const last = merged.at(-1);
    if (last === undefined || last.delta_ppm - peak.delta_ppm >= ONE_SIGNAL_PPM) merged.push(peak);
    else
      merged[merged.length - 1] = {
        delta_ppm: round((last.delta_ppm + peak.delta_ppm) / 2, 2),
        int: last.int! + peak.int!,
        mult: 'm',
      };
  }
  return merged;
}
