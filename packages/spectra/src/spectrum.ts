/**
 * The spectrum types and their peaks, with the field names of the manual payload (specification §3
 * and "Further techniques" of the contract).
 */

export const SPECTRUM_TYPES = [
  'H1NMR',
  'C13NMR',
  'IR',
  'UVVIS',
  'MS',
  'HSQC',
  'HMBC',
  'COSY',
  'NOESY',
  'F19NMR',
  'P31NMR',
] as const;
export type SpectrumType = (typeof SPECTRUM_TYPES)[number];

/** The types whose spectra are read from pictures; the reader has a part for each. */
export const PICTURED_TYPES = [
  'H1NMR',
  'C13NMR',
  'IR',
  'UVVIS',
  'MS',
] as const satisfies readonly SpectrumType[];

/** `int` is the number of protons (relative integral); `j_hz` the coupling constants in Hz. */
export interface H1Peak {
  delta_ppm: number;
  int?: number;
  mult?: string;
  j_hz?: number[];
  assignment?: string;
}
/**
 * `carbon_type` is what DEPT, APT or an edited HSQC says of the line: `C`, `CH`, `CH2`, `CH3`, `odd`
 * (CH or CH3) or `even` (C or CH2). `mult` and `j_hz` are couplings to ¹⁹F and ³¹P.
 */
export interface C13Peak {
  delta_ppm: number;
  carbon_type?: string;
  mult?: string;
  j_hz?: number[];
  assignment?: string;
}
/**
 * A signal of ¹⁹F or ³¹P: `int` is the number of nuclei (relative integral), `mult` and `j_hz` are
 * couplings to hydrogens and to each other.
 */
export interface HeteroPeak {
  delta_ppm: number;
  int?: number;
  mult?: string;
  j_hz?: number[];
  assignment?: string;
}
/** A hydrogen and the carbon that carries it; `phase` is the sign of the peak in an edited HSQC. */
export interface HsqcPeak {
  delta_h_ppm: number;
  delta_c_ppm: number;
  phase?: string;
}
/** A hydrogen and a carbon two or three bonds away; `intensity` is w, m or s. */
export interface HmbcPeak {
  delta_h_ppm: number;
  delta_c_ppm: number;
  intensity?: string;
}
/** Two hydrogens that couple. */
export interface CosyPeak {
  delta_a_ppm: number;
  delta_b_ppm: number;
}
/** Two hydrogens close in space; `intensity` is w, m or s. */
export interface NoesyPeak {
  delta_a_ppm: number;
  delta_b_ppm: number;
  intensity?: string;
}
/**
 * `intensity` is w, m, s or br; `depth` (0–1, absorbed fraction relative to the strongest band) is
 * set when read from a trace.
 */
export interface IrPeak {
  wavenumber_cm1: number;
  intensity?: string;
  depth?: number;
  assignment?: string;
}
export interface UvVisPeak {
  lambda_max_nm: number;
  epsilon_M_1cm_1?: string | number;
  note?: string;
}
/** `rel_int` is relative to the base peak, 0–100. */
export interface MsPeak {
  m_z: number;
  rel_int?: number;
  assignment?: string;
}

export interface H1Metadata {
  frequency_mhz?: number;
  solvent?: string;
  temperature_c?: number;
}
export interface C13Metadata {
  frequency_mhz?: number;
  solvent?: string;
}
export type HeteroMetadata = C13Metadata;
/** What is stated of an experiment in two dimensions. */
export interface CorrelationMetadata {
  frequency_mhz?: number;
  solvent?: string;
}
/**
 * `edited`: the sign tells CH₂ from CH and CH₃; `ch2_phase` is the sign of CH₂, `-` where it is not
 * stated.
 */
export interface HsqcMetadata extends CorrelationMetadata {
  edited?: boolean;
  ch2_phase?: string;
}
/** `experiment` is NOESY or ROESY. */
export interface NoesyMetadata extends CorrelationMetadata {
  experiment?: string;
}
export interface IrMetadata {
  phase?: string;
}
export interface UvVisMetadata {
  solvent?: string;
}
export interface MsMetadata {
  ionization?: string;
  mode?: string;
}

/**
 * Where a spectrum came from: typed by the user, read from an image, or implied by experiments in two
 * dimensions.
 */
export const SPECTRUM_SOURCES = ['typed', 'image', 'derived'] as const;
export type SpectrumSource = (typeof SPECTRUM_SOURCES)[number];

/** What the heights of a recorded curve are. */
export const TRACE_ORDINATES = ['intensity', 'transmittance', 'absorbance'] as const;

/**
 * A recorded curve as it is kept and sent: heights at even distances from one position to another,
 * both in the technique's unit. `traces/write-trace.ts` says how `heights` are written.
 */
export interface RecordedTrace {
  from: number;
  to: number;
  /** Values of the lowest and the highest point: transmittances as fractions, else as recorded. */
  low: number;
  high: number;
  ordinate: (typeof TRACE_ORDINATES)[number];
  heights: string;
}

/**
 * A processed plane of two dimensions as it is kept and sent: a grid of heights, row by row.
 * `planes/write-plane.ts` says how `heights` are written.
 */
export interface RecordedPlane {
  /** Shifts of the first and the last column, ppm: the dimension that was recorded directly. */
  across: [number, number];
  /** Shifts of the first and the last row, ppm. */
  down: [number, number];
  columns: number;
  rows: number;
  /** Magnitudes, above or below zero, of the lowest and the highest step, and of the noise; as recorded. */
  low: number;
  high: number;
  noise: number;
  heights: string;
}

/** A position in a picture, px from its upper left corner. */
export type PicturePoint = readonly [x: number, y: number];

/**
 * Where a spectrum lies in its picture, which is upright by its EXIF orientation.
 */
/** A line that is not the molecule's: its tip, and what it is assigned to. */
export interface ForeignMark {
  at: PicturePoint;
  /** The id of a solvent or of an impurity (`chemistry`), `water`, or `impurity` where it is not known. */
  of: string;
}

export interface SpectrumPicture {
  /** Size of the picture, px. */
  width: number;
  height: number;
  /**
   * Lines of equal value across the plot, from its left to its right end: from `foot` on the axis to `head` at
   * the top. A photographed plot is no rectangle.
   */
  scale: readonly {
    readonly value: number;
    readonly foot: PicturePoint;
    readonly head: PicturePoint;
  }[];
  /** The tip of each peak. */
  marks: readonly PicturePoint[];
  /** Lines that are not among the peaks, since they are not the molecule's. */
  foreign?: readonly ForeignMark[];
}

interface Block<Type extends SpectrumType, Metadata, Peak> {
  type: Type;
  metadata?: Metadata;
  peaks: Peak[];
  source?: SpectrumSource;
  /** The curve that the peaks were read or picked from. */
  trace?: RecordedTrace;
  /** The plane that the peaks were picked from. */
  plane?: RecordedPlane;
  /** Place of its image among those of the analysis, from 0. */
  image?: number;
  /** Where it lies in that image. */
  picture?: SpectrumPicture;
  /** A person corrected what was read from that image. */
  corrected?: boolean;
}
export type H1Spectrum = Block<'H1NMR', H1Metadata, H1Peak>;
export type C13Spectrum = Block<'C13NMR', C13Metadata, C13Peak>;
export type IrSpectrum = Block<'IR', IrMetadata, IrPeak>;
export type UvVisSpectrum = Block<'UVVIS', UvVisMetadata, UvVisPeak>;
export type MsSpectrum = Block<'MS', MsMetadata, MsPeak>;
export type F19Spectrum = Block<'F19NMR', HeteroMetadata, HeteroPeak>;
export type P31Spectrum = Block<'P31NMR', HeteroMetadata, HeteroPeak>;
export type HsqcSpectrum = Block<'HSQC', HsqcMetadata, HsqcPeak>;
export type HmbcSpectrum = Block<'HMBC', CorrelationMetadata, HmbcPeak>;
export type CosySpectrum = Block<'COSY', CorrelationMetadata, CosyPeak>;
export type NoesySpectrum = Block<'NOESY', NoesyMetadata, NoesyPeak>;
export type Spectrum =
  | H1Spectrum
  | C13Spectrum
  | IrSpectrum
  | UvVisSpectrum
  | MsSpectrum
  | HsqcSpectrum
  | HmbcSpectrum
  | CosySpectrum
  | NoesySpectrum
  | F19Spectrum
  | P31Spectrum;
