import type { RecordedPlane, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/** Decimals of shifts in lists of cross peaks. */
const DECIMALS = { '1H': 3, '13C': 2 } as const;
/** How far a cross peak may lie from the signal that it belongs to, ppm. */
const NEAR = { '1H': 0.03, '13C': 0.3 } as const;
/** Share of the cross peaks that must lie on signals. */
const LEAST_SHARE = 0.8;

/** A spectrum of one dimension that was moved. */
export interface MovedSpectrum {
  readonly nucleus: string;
  /** Ppm by which it moved. */
  readonly by: number;
  /** Its signals before, ppm. */
  readonly signals: readonly number[];
}

/** Cross peaks after a spectrum along one of their axes moved, and which lists moved with it. */
export interface MovedLists {
  readonly spectra: readonly Spectrum[];
  readonly moved: readonly SpectrumType[];
  readonly stayed: readonly SpectrumType[];
}

const valueOf = (peak: object, field: string): number =>
  Number((peak as Readonly<Record<string, unknown>>)[field]);

/** A plane's ends with those of one nucleus moved. */
const movedPlane = (
  plane: RecordedPlane,
  { nuclei, nucleus, by }: { nuclei: readonly string[]; nucleus: string; by: number },
): RecordedPlane => {
  const ends = ([first, last]: [number, number], own: string | undefined): [number, number] =>
    own === nucleus ? [first + by, last + by] : [first, last];
  return { ...plane, across: ends(plane.across, nuclei[0]), down: ends(plane.down, nuclei[1]) };
};

/**
 * Lists of cross peaks brought to a spectrum of one dimension that was moved: those whose shifts along it lay on its
 * signals before. `without`: lists whose axis does not go with it. Other spectra are handed back as they are.
 */
export function moveCrossPeaks(
  spectra: readonly Spectrum[],
  { nucleus, by, signals, without }: MovedSpectrum & { without: readonly SpectrumType[] },
): MovedLists {
  const moved: SpectrumType[] = [];
  const stayed: SpectrumType[] = [];
  const after = spectra.map((spectrum): Spectrum => {
    const { pair } = techniqueOf(spectrum.type);
    if (by === 0 || pair === null || (nucleus !== '1H' && nucleus !== '13C')) return spectrum;
    const fields = pair.fields.filter((_, k) => pair.nuclei[k] === nucleus);
    if (fields.length === 0) return spectrum;
    const values = spectrum.peaks.flatMap((peak) => fields.map((field) => valueOf(peak, field)));
    const near = values.filter((ppm) =>
      signals.some((signal) => Math.abs(signal - ppm) <= NEAR[nucleus]),
    );
    if (without.includes(spectrum.type) || near.length < LEAST_SHARE * values.length) {
      stayed.push(spectrum.type);
      return spectrum;
    }
    moved.push(spectrum.type);
    const peaks = spectrum.peaks.map((peak) => ({
      ...peak,
      ...Object.fromEntries(
        fields.map((field) => [
          field,
          Number((valueOf(peak, field) + by).toFixed(DECIMALS[nucleus])),
        ]),
      ),
    }));
    const plane =
      spectrum.plane && movedPlane(spectrum.plane, { nuclei: pair.nuclei, nucleus, by });
    return { ...spectrum, peaks, ...(plane && { plane }) } as Spectrum;
  });
  return { spectra: after, moved, stayed };
}
