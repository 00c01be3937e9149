import { printedNumber } from '../../number-format.ts';
import type { CorrelationMetadata, Spectrum, SpectrumType } from '../../spectrum.ts';
import { cellField, numberField, textField, type Field } from '../field.ts';
import { within, type FieldRule } from '../field-rule.ts';
import { textIn } from '../loose-cells.ts';
import { nmrConditions } from '../plain-words.ts';
import type { FilePart, PairPart, Technique } from '../technique.ts';
import { readPairs, type PrintedPair } from './read-pairs.ts';

/** The techniques whose peaks join two signals. */
export type CorrelationType = 'HSQC' | 'HMBC' | 'COSY' | 'NOESY';

/** Usual range of each axis, ppm, and the range outside which a shift is warned of. */
const AXES = {
  '1H': { usual: [10, 0], allowed: [-5, 20], code: 'pair_proton_range' },
  '13C': { usual: [220, 0], allowed: [-20, 240], code: 'pair_carbon_range' },
} as const;

/** Tables of numbers and JCAMP-DX files hold spectra in one dimension. */
const NO_FILES: Omit<FilePart<SpectrumType>, 'readPeaks'> = {
  dataType: /(?!)/u,
  titles: /(?!)/u,
  fits: () => false,
  spans: () => false,
  continuous: false,
};

export interface CorrelationOptions<Type extends CorrelationType> {
  readonly type: Type;
  /** What files of cases call it. */
  readonly key: string;
  readonly pair: PairPart;
  /** What is stated of the experiment, beyond frequency and solvent. */
  readonly metadata: readonly Field[];
  /** What is stated of a peak, beyond its two shifts. */
  readonly details: readonly Field[];
  readonly rules: { readonly metadata: readonly FieldRule[]; readonly peak: readonly FieldRule[] };
  /** Its names in a listing. */
  readonly named: RegExp;
  readonly example: string;
  readonly title: string;
  /** Fields from what is in parentheses behind a printed pair. */
  readonly readDetail: (detail: string) => Readonly<Record<string, string>>;
  /** Metadata from the words of a header. */
  readonly readHeader: (header: string) => Readonly<Record<string, unknown>>;
}

/** From this shift on, ppm, a position is not a hydrogen's. */
const BEYOND_PROTONS_PPM = 20;

/**
 * A technique whose peak joins two signals, from what is its own: shifts, listings, tables, the plot
 * along its first axis.
 */
export function correlationTechnique<Type extends CorrelationType>({
  type,
  key,
  pair,
  metadata,
  details,
  rules,
  named,
  example,
  title,
  readDetail,
  readHeader,
}: CorrelationOptions<Type>): Technique<Type> {
  const [first, second] = pair.fields;
  const [firstNucleus, secondNucleus] = pair.nuclei;
  const detailOf = (peak: Readonly<Record<string, unknown>>): string[] =>
    details.map(({ name }) => textIn(peak[name])).filter(Boolean);

  /** A list that gives the carbon first is meant the other way round. */
  const inOrder = ({ first: a, second: b, ...rest }: PrintedPair): PrintedPair =>
    firstNucleus !== secondNucleus && a > BEYOND_PROTONS_PPM && b <= BEYOND_PROTONS_PPM
      ? { first: b, second: a, ...rest }
      : { first: a, second: b, ...rest };

  return {
    type,
    nucleus: null,
    key,
    pair,
    form: {
      metadata: [numberField('frequency_mhz'), textField('solvent'), ...metadata],
      peak: [numberField(first), numberField(second), ...details],
      rules: {
        metadata: rules.metadata,
        peak: [
          ...pair.fields.map((field, i): FieldRule => {
            const { code, allowed } = AXES[pair.nuclei[i]!];
            return { code, field, holds: within(allowed) };
          }),
          ...rules.peak,
        ],
      },
    },
    axis: {
      unit: 'ppm',
      inWords: (position) => `${position} ppm`,
      decimals: 2,
      asTyped: false,
      readDecimals: 2,
      sdDecimals: { table: 2, line: 2 },
      tolerance: 0.03,
      statedTolerance: 0.05,
    },
    notation: {
      example,
      named,
      heading: {
        name: new RegExp(String.raw`(?<![\p{L}\d])${named.source}`, 'giu'),
        symbol: null,
      },
      // "1H–13C HSQC NMR" names the two nuclei as well.
      precedence: 6,
      read(text) {
        const read = readPairs(text);
        if (!read.ok) return read;
        const stated = { ...read.metadata, ...readHeader(read.header) };
        const spectrum = {
          type,
          ...(Object.keys(stated).length > 0 ? { metadata: stated } : {}),
          peaks: read.pairs.map(inOrder).map((printed) => ({
            [first]: printed.first,
            [second]: printed.second,
            ...readDetail(printed.detail),
          })),
        };
        return { ok: true, spectrum: spectrum as unknown as Spectrum, ranges: [] };
      },
      write: (spectrum) => writePairs(spectrum as Spectrum, { type, pair, detailOf }),
      descending: true,
      readPrinted: null,
      untitledCells: null,
    },
    files: { ...NO_FILES, readPeaks: () => [] },
    plot: {
      usual: AXES[firstNucleus].usual,
      margin: 0.5,
      fromZeroTo: null,
      halfWidth: null,
      shape: 'lorentzian',
      heightOf: () => 1,
      breadthOf: () => undefined,
      detailsOf: (peak) => [textIn(peak[second]), ...detailOf(peak)],
      linesOf: null,
      integralOf: () => null,
      ordinate: 'intensity',
      strengthField: null,
      mirrored: 'positions',
      bands: false,
      molecularIon: false,
      simulated: false,
      transmittance: false,
      italicAxis: false,
    },
    print: { assignment: 'sentences', signalShare: 20 },
    prompt: {
      title,
      conditions: nmrConditions,
      peak: (peak) => {
        const row = peak as unknown as Readonly<Record<string, unknown>>;
        return [`${textIn(row[first])}/${textIn(row[second])}`];
      },
    },
  };
}

function writePairs(
  spectrum: Spectrum,
  {
    type,
    pair: { fields, nuclei },
    detailOf,
  }: {
    readonly type: string;
    readonly pair: PairPart;
    readonly detailOf: (peak: Readonly<Record<string, unknown>>) => readonly string[];
  },
): string {
  const { frequency_mhz, solvent } = (spectrum.metadata ?? {}) as CorrelationMetadata;
  const conditions = [frequency_mhz === undefined ? '' : `${frequency_mhz} MHz`, solvent ?? '']
    .filter(Boolean)
    .join(', ');
  const axes = nuclei.map((nucleus) => `δ${nucleus.at(-1)}`).join('/');
  const rows = spectrum.peaks as unknown as readonly Readonly<Record<string, unknown>>[];
  const peaks = rows.map((peak) => {
    const shifts = fields.map((field) => printedNumber(Number(peak[field]))).join('/');
    const details = detailOf(peak).join(', ');
    return shifts + (details === '' ? '' : ` (${details})`);
  });
  return `${type}${conditions === '' ? '' : ` (${conditions})`} (${axes}): ${peaks.join(', ')}`;
}

/** How strong a cross peak is, as people write it. */
export const strengthField = cellField('intensity');
const STRENGTHS = ['w', 'm', 's'] as const;
export const strengthRule: FieldRule = {
  code: 'pair_intensity',
  field: 'intensity',
  holds: (value) => STRENGTHS.some((known) => known === String(value).trim()),
};
/** The strength in parentheses behind a printed pair. */
export const readStrength = (detail: string): Record<string, string> => {
  const word = /\b(?:(weak)|(medium)|(strong)|([wms]))\b/iu.exec(detail);
  return word ? { intensity: word[0].charAt(0).toLowerCase() } : {};
};
