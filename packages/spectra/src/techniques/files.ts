import type { Curve } from '../peak-picking/curve.ts';
import { SPECTRUM_TYPES, type SpectrumType } from '../spectrum.ts';
import { carbonFiles } from './carbon/carbon-files.ts';
import { infraredFiles } from './infrared/infrared-files.ts';
import { massFiles } from './mass/mass-files.ts';
import { protonFiles } from './proton/proton-files.ts';
import { techniqueOf } from './registry.ts';
import type { PeakOf } from './technique.ts';
import { ultravioletFiles } from './ultraviolet/ultraviolet-files.ts';

/** Numbers of a file, and what the file says of them. */
export interface FileBlock {
  /** Positions in the technique's unit. */
  readonly curve: Curve;
  /** They are peaks, not a curve. */
  readonly listed: boolean;
  /** The curve dips from its baseline, as transmittance does. */
  readonly dips: boolean;
  readonly solvent?: string | undefined;
}

/** How files that are no listings hold its spectra: JCAMP-DX, and tables of numbers. */
export interface FilePart<Type extends SpectrumType> {
  /** Its data type in JCAMP-DX 5.01, in capitals; of NMR, the nucleus decides as well. */
  readonly dataType: RegExp;
  /** Titles of a table's columns that name it. */
  readonly titles: RegExp;
  /** Of techniques that the same titles name, whether it is this one. */
  readonly fits: (titles: string, positions: readonly number[]) => boolean;
  /** Whether an even curve without titles, over such a span, is most likely its own. */
  readonly spans: (from: number, to: number) => boolean;
  /** Its curves have no lines: a long or evenly spaced table is a curve. */
  readonly continuous: boolean;
  readonly readPeaks: (block: FileBlock) => PeakOf<Type>[];
}

/** Apart from the registry, so that pages without files do not fetch how curves are read. */
export const FILES = {
  C13NMR: carbonFiles,
  H1NMR: protonFiles,
  IR: infraredFiles,
  MS: massFiles,
  UVVIS: ultravioletFiles,
} as const satisfies { readonly [Type in SpectrumType]: FilePart<Type> };

/** Techniques by how sure their names are: what titles name first is meant. */
export const BY_SURE_NAMES: readonly SpectrumType[] = [...SPECTRUM_TYPES].sort(
  (a, b) => techniqueOf(a).notation.precedence - techniqueOf(b).notation.precedence,
);
