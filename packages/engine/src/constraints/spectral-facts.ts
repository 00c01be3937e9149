import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum, SpectrumType, UvVisPeak } from '@elucida/spectra/spectrum';
import { exchangesHydrogens, solventOf } from '../prediction/solvent.ts';
import { prepareIr, type PreparedIr } from '../techniques/infrared/infrared.ts';
import { prepareMs, type PreparedMs } from '../techniques/mass/mass-spectrum.ts';
import {
  carbonSignals,
  listedCarbons,
  type CarbonSignals,
} from '../techniques/carbon/carbon-signals.ts';
import { ownLines, type ForeignLines } from '../nmr/foreign/own-lines.ts';
import {
  exchangeableLimit,
  listedProtons,
  protonSignals,
  type ProtonSignals,
} from '../techniques/proton/proton-signals.ts';

/**
 * The spectra of one request made ready to be compared with many molecules; null where a technique
 * is absent.
 */
export interface SpectralFacts {
  readonly formula: Formula;
  readonly carbon: CarbonSignals | null;
  readonly proton: ProtonSignals | null;
  readonly ir: Prepared<PreparedIr> | null;
  readonly ms: Prepared<PreparedMs> | null;
  readonly uv: Prepared<readonly UvVisPeak[]> | null;
  /** Techniques with at least one peak. */
  readonly techniques: readonly SpectrumType[];
}

/** A technique prepared by its rules, with the index of its spectrum in the request. */
export interface Prepared<Kind> {
  readonly spectrum: number;
  readonly prepared: Kind;
}

/** Reads the facts off the spectra; the first spectrum of each technique counts. */
export function readFacts(formula: Formula, spectra: readonly Spectrum[]): SpectralFacts {
  const foreign = foreignLines(formula, spectra);
  return {
    formula,
    carbon: carbonSignals(spectra, foreign),
    proton: protonSignals(spectra, formula, foreign),
    ir: prepared(spectra, 'IR', prepareIr),
    ms: prepared(spectra, 'MS', (spectrum) => prepareMs(spectrum, nominalMass(formula.counts))),
    uv: prepared(spectra, 'UVVIS', ({ peaks }) => peaks),
    techniques: [
      ...new Set(spectra.filter(({ peaks }) => peaks.length > 0).map(({ type }) => type)),
    ],
  };
}

/** Who may own the lines of the NMR spectra beside the molecule. */
function foreignLines(formula: Formula, spectra: readonly Spectrum[]): ForeignLines {
  const h1 = listedProtons(spectra).map(({ peak: { delta_ppm, int, mult, j_hz } }) => ({
    ppm: delta_ppm,
    integral: int,
    multiplicity: mult,
    couplings: j_hz ?? [],
  }));
  const solvents = spectra.flatMap((spectrum) =>
    (spectrum.type === 'H1NMR' || spectrum.type === 'C13NMR') && spectrum.metadata?.solvent
      ? [spectrum.metadata.solvent]
      : [],
  );
  const carbonMHz = spectra.find((spectrum) => spectrum.type === 'C13NMR')?.metadata?.frequency_mhz;
  return ownLines(
    {
      h1,
      c13: listedCarbons(spectra).map(({ shift }) => shift),
      solvents,
      ...(carbonMHz && carbonMHz > 0 && { carbonMHz }),
    },
    formula,
    {
      hydrogens: formula.counts.H ?? 0,
      exchangeable: exchangeableLimit(formula),
      exchanged: exchangesHydrogens(solventOf(spectra)),
    },
  );
}

function prepared<Type extends SpectrumType, Kind>(
  spectra: readonly Spectrum[],
  type: Type,
  prepare: (spectrum: Extract<Spectrum, { type: Type }>) => Kind,
): Prepared<Kind> | null {
  const index = spectra.findIndex(
    (spectrum) => spectrum.type === type && spectrum.peaks.length > 0,
  );
  return index < 0
    ? null
    : { spectrum: index, prepared: prepare(spectra[index] as Extract<Spectrum, { type: Type }>) };
}
