import type { Field } from './field.ts';
import type { NotationResult, ShiftRange } from '../listings/notation-result.ts';
import type { Curve } from '../peak-picking/curve.ts';
import type { DrawnLine } from '../simulation/proton-spectrum.ts';
import type { Spectrum, SpectrumType } from '../spectrum.ts';
import type { FieldRule } from './field-rule.ts';

/** Unit of a technique's axis, as data name it. */
export type AxisUnit = 'ppm' | 'cm-1' | 'nm' | 'm/z';

export type SpectrumOf<Type extends SpectrumType> = Extract<Spectrum, { type: Type }>;
export type PeakOf<Type extends SpectrumType> = SpectrumOf<Type>['peaks'][number];
export type MetadataOf<Type extends SpectrumType> = NonNullable<SpectrumOf<Type>['metadata']>;

/** A row of a grid or a response: what it has is not known to be what its fields say. */
export type LooseRow = Readonly<Record<string, unknown>>;

/** What is typed of a spectrum (specification §3). */
export interface FormPart {
  readonly metadata: readonly Field[];
  /** In column order; the first is the peak's position. */
  readonly peak: readonly [Field, ...Field[]];
  /** What is warned of; nothing refuses a run (specification §5). */
  readonly rules: { readonly metadata: readonly FieldRule[]; readonly peak: readonly FieldRule[] };
}

/** Positions: their unit, and how exactly they are known and written. */
export interface AxisPart {
  readonly unit: AxisUnit;
  /** A position in a sentence: `1715 cm⁻¹`, `m/z 91`. */
  readonly inWords: (position: string) => string;
  /** Decimal places a position is quoted with. */
  readonly decimals: number;
  /** The same of one position, where some are more exact than others. */
  readonly decimalsOf?: (position: number) => number;
  /** Sentences give positions as they were typed, not rounded to `decimals`. */
  readonly asTyped: boolean;
  /** Decimals that a position read from an image is worth. */
  readonly readDecimals: number;
  /** Decimals of a prediction's standard deviation: in the table of peaks, and in a line about one. */
  readonly sdDecimals: { readonly table: number; readonly line: number };
  /**
   * How far apart two positions of one peak may be: what reading an image is held to
   * (docs/science/reading.md), which covers the rounding of printed tables.
   */
  readonly tolerance: number;
  /** The same where a person or a model states a position from memory. */
  readonly statedTolerance: number;
}

/** Spectra as text. */
export interface NotationPart<Type extends SpectrumType> {
  /** A listing as somebody may paste it: the same in every language. */
  readonly example: string;
  /** Whether the beginning of a listing names the technique. */
  readonly named: RegExp;
  /**
   * What a listing of it begins with inside a longer text (global): its name, or a symbol alone (`νmax`), which
   * behind its name is a part of the header.
   */
  readonly heading: { readonly name: RegExp; readonly symbol: RegExp | null };
  /** Of two techniques that a beginning names, the one of higher precedence is meant. */
  readonly precedence: number;
  /** `fallback`: what it is where the listing does not say so. Never throws. */
  readonly read: (
    text: string,
    fallback?: SpectrumType,
  ) => NotationResult<{ readonly spectrum: Spectrum; readonly ranges: readonly ShiftRange[] }>;
  /** In the style that journals print; there is at least one peak. */
  readonly write: (spectrum: SpectrumOf<Type>, ranges: readonly ShiftRange[]) => string;
  /** Journals list its peaks from high to low; else they stay as they came. */
  readonly descending: boolean;
  /** A printed list of instrument software: its positions, or null for other text. */
  readonly readPrinted: ((text: string) => readonly number[] | null) | null;
  /** Fields of a row of an untitled table from what its cells look like; null: by their order. */
  readonly untitledCells: ((cells: readonly string[]) => Record<string, string>) | null;
}

/**
 * What a vertical axis shows: intensities without a scale, percent of the tallest, what is let
 * through or absorbed, or molar absorptivities.
 */
export type Ordinate = 'intensity' | 'percent' | 'absorption' | 'absorptivity';

/** What a plot of its peaks looks like, on the page and in print. */
export interface PlotPart {
  /** Usual range, [left, right] as the field draws it. */
  readonly usual: readonly [left: number, right: number];
  /** Room beyond the outermost peak, in the technique's unit. */
  readonly margin: number;
  /** Where the axis begins whatever the peaks are, and the least it reaches to. */
  readonly fromZeroTo: number | null;
  /**
   * Half width at half height, in the technique's unit, wide enough to be seen on a screen; null:
   * sticks.
   */
  readonly halfWidth: number | null;
  readonly shape: 'lorentzian' | 'gaussian';
  /** Height of a peak before the tallest is made 1. */
  readonly heightOf: (peak: LooseRow) => number;
  /** Line width relative to the usual one, where a peak is broad. */
  readonly breadthOf: (peak: LooseRow) => number | undefined;
  /** What else is known of a peak, in symbols: `q`, `J = 7.1 Hz`, `2H`. */
  readonly detailsOf: (peak: LooseRow) => readonly string[];
  /**
   * The lines that a peak declares by its pattern, as they are drawn; null where peaks have no
   * patterns.
   */
  readonly linesOf: ((peak: LooseRow, metadata: LooseRow | undefined) => DrawnLine[]) | null;
  /** The integral that a peak declares, in hydrogens; null where it declares none. */
  readonly integralOf: (peak: LooseRow) => number | null;
  /** What the vertical axis shows. */
  readonly ordinate: Ordinate;
  /** The field that says in numbers how strong a peak is. */
  readonly strengthField: string | null;
  /**
   * What a candidate's evidence puts opposite the peaks: predicted positions, or the position that
   * is in a value of the evidence.
   */
  readonly mirrored: 'positions' | 'mz' | 'expected';
  /** Bands are named by their vibration, and the ranges where they are expected are drawn. */
  readonly bands: boolean;
  /** The masses of the molecular ion and its isotopes are marked. */
  readonly molecularIon: boolean;
  /** The candidate's spin system is drawn in place of lines. */
  readonly simulated: boolean;
  /** Transmittance and a doubled fingerprint can be chosen. */
  readonly transmittance: boolean;
  /** The axis is named by a symbol in italics. */
  readonly italicAxis: boolean;
}

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

/** How the printed report accounts for its peaks. */
export interface PrintPart {
  /** A table of signals and atoms, or the sentences of the reasons. */
  readonly assignment: 'table' | 'sentences';
  /** Share of the table's width that a signal takes, percent. */
  readonly signalShare: number;
}

/** A spectrum as text for an AI model: numbers and the field's own words, no free text. */
export interface PromptPart<Type extends SpectrumType> {
  readonly title: string;
  readonly conditions: (metadata: MetadataOf<Type> | undefined) => readonly (string | undefined)[];
  readonly peak: (peak: PeakOf<Type>) => readonly (string | undefined)[];
}

/** What a peak joins, where it joins two signals. */
export interface PairPart {
  /** The fields of its two shifts, ppm. */
  readonly fields: readonly [first: string, second: string];
  /** The nucleus of each. */
  readonly nuclei: readonly ['1H', '1H' | '13C'];
  /** Its tag in NMReDATA, by the nuclei and what joins them: one bond, several, or space. */
  readonly record: string;
  /**
   * How the field draws it on a structure: a bold bond between neighbours that couple, an arrow from the
   * hydrogen to the carbon, a double arrow through space; null where both ends are one atom.
   */
  readonly drawn: 'bond' | 'arrow' | 'space' | null;
}

/**
 * Everything that is known of a technique outside the engine. A part that is left out does not
 * compile.
 */
export interface Technique<Type extends SpectrumType> {
  readonly type: Type;
  /** The nucleus of NMR, as JCAMP-DX names it: `1H`; null elsewhere. */
  readonly nucleus: string | null;
  /** What files of cases call it. */
  readonly key: string;
  /** A peak joins two signals; null where it is one signal. */
  readonly pair: PairPart | null;
  readonly form: FormPart;
  readonly axis: AxisPart;
  readonly notation: NotationPart<Type>;
  readonly files: FilePart<Type>;
  readonly plot: PlotPart;
  readonly print: PrintPart;
  readonly prompt: PromptPart<Type>;
}
