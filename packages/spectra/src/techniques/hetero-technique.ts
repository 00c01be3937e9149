import {
  codedMultiplicity,
  printedMultiplicity,
  readMultiplicity,
} from '../chemistry/multiplicities.ts';
import { listedShifts, SHIFT_TITLES } from '../nmr/listed-shifts.ts';
import { headingOf, readHetero, type HeteroListing } from '../nmr/read-hetero.ts';
import { atLeast, writeNmr } from '../nmr/write-nmr.ts';
import { pickLines } from '../peak-picking/pick-signals.ts';
import type { HeteroPeak } from '../spectrum.ts';
import { cellField, codedField, couplingsField, numberField, textField } from './field.ts';
import { positive, within, type PeakCheckCode } from './field-rule.ts';
import { numberIn, textIn } from './loose-cells.ts';
import { ifKnown, nmrConditions } from './plain-words.ts';
import type { LooseRow, Technique } from './technique.ts';

/** What ¹⁹F and ³¹P have of their own. */
export interface HeteroOptions<Type extends HeteroType> extends HeteroListing {
  readonly type: Type;
  readonly key: string;
  readonly example: string;
  readonly title: string;
  /** Frequency in the field where ¹H has 400 MHz, which the form begins with. */
  readonly frequency: string;
  /** Usual range of the axis and the range outside which a shift is warned of, ppm. */
  readonly usual: readonly [left: number, right: number];
  readonly allowed: readonly [low: number, high: number];
  /** What is warned of: a shift out of range, an integral that is not positive, an unknown multiplicity. */
  readonly codes: Readonly<Record<'range' | 'integral' | 'multiplicity', PeakCheckCode>>;
}

const couplingsOf = (peak: LooseRow): number[] =>
  Array.isArray(peak['j_hz'])
    ? peak['j_hz'].filter((value): value is number => typeof value === 'number')
    : [];

/** A technique of one nucleus whose signals are listed like those of ¹H: shift, number, splitting, couplings. */
export function heteroTechnique<Type extends HeteroType>(
  options: HeteroOptions<Type>,
): Technique<Type> {
  const { type, element, mass } = options;
  const heading = headingOf(options);
  return {
    type,
    nucleus: `${mass}${element}`,
    key: options.key,
    pair: null,
    form: {
      metadata: [numberField('frequency_mhz', options.frequency), textField('solvent', 'CDCl3')],
      peak: [
        numberField('delta_ppm'),
        { ...numberField('int'), label: `int_${element.toLowerCase()}` },
        codedField('mult', codedMultiplicity),
        couplingsField('j_hz'),
        cellField('assignment'),
      ],
      rules: {
        metadata: [],
        peak: [
          { code: options.codes.range, field: 'delta_ppm', holds: within(options.allowed) },
          { code: options.codes.integral, field: 'int', holds: positive },
          {
            code: options.codes.multiplicity,
            field: 'mult',
            holds: (value) => readMultiplicity(String(value)) !== null,
          },
        ],
      },
    },
    axis: {
      unit: 'ppm',
      inWords: (position) => `${position} ppm`,
      decimals: 1,
      asTyped: false,
      readDecimals: 1,
      sdDecimals: { table: 0, line: 0 },
      tolerance: 0.5,
      statedTolerance: 0.5,
    },
    notation: {
      example: options.example,
      named: new RegExp(`${heading}|δ_?${element}(?![a-z])`, 'u'),
      heading: {
        name: new RegExp(heading, 'gu'),
        symbol: new RegExp(String.raw`(?<!\p{L})δ ?_?\{?${element}\}?(?=[ (:=])`, 'gu'),
      },
      precedence: 5,
      read: (text) => readHetero(text, options),
      write: (spectrum, ranges) =>
        writeNmr(spectrum as { peaks: HeteroPeak[] }, ranges, {
          nucleus: `${mass}${element}`,
          decimals: 1,
          detailsOf: ({ mult, j_hz, int, assignment }) => [
            mult === undefined ? '' : printedMultiplicity(mult),
            j_hz === undefined || j_hz.length === 0
              ? ''
              : `J = ${j_hz.map((coupling) => atLeast(coupling, 1)).join(', ')} Hz`,
            int === undefined ? '' : `${int}${element}`,
            assignment?.trim() ?? '',
          ],
        }),
      descending: true,
      readPrinted: null,
      untitledCells: null,
    },
    files: {
      dataType: /NMR/u,
      titles: SHIFT_TITLES,
      // A table of shifts without a nucleus is of ¹H or ¹³C.
      fits: (titles) => new RegExp(`${mass} ?${element}`, 'u').test(titles),
      spans: () => false,
      continuous: false,
      readPeaks: ({ curve, listed }) =>
        (listed ? listedShifts(curve) : pickLines(curve)).map((delta_ppm) => ({
          delta_ppm,
        })) as never,
    },
    plot: {
      usual: options.usual,
      margin: 10,
      fromZeroTo: null,
      halfWidth: null,
      shape: 'lorentzian',
      heightOf: (peak) => numberIn(peak['int']) ?? 1,
      breadthOf: () => undefined,
      detailsOf: (peak) => [
        textIn(peak['mult']).replace('br-', 'br '),
        couplingsOf(peak).length > 0
          ? `J = ${couplingsOf(peak)
              .map((value) => value.toFixed(1))
              .join(', ')} Hz`
          : '',
        numberIn(peak['int']) === undefined ? '' : `${numberIn(peak['int'])}${element}`,
      ],
      linesOf: null,
      integralOf: (peak) => numberIn(peak['int']) ?? null,
      ordinate: 'intensity',
      strengthField: 'int',
      mirrored: 'positions',
      bands: false,
      molecularIon: false,
      simulated: false,
      transmittance: false,
      italicAxis: false,
    },
    print: { assignment: 'table', signalShare: 29 },
    prompt: {
      title: options.title,
      conditions: nmrConditions,
      peak: (peak) => {
        const { delta_ppm, mult, j_hz, int } = peak as unknown as HeteroPeak;
        return [
          String(delta_ppm),
          ifKnown((text) => readMultiplicity(text) !== null, mult),
          j_hz === undefined || j_hz.length === 0 ? undefined : `J = ${j_hz.join(', ')} Hz`,
          int === undefined ? undefined : `${int} ${element}`,
        ];
      },
    },
  };
}

/** The techniques made by `heteroTechnique`. */
export type HeteroType = 'F19NMR' | 'P31NMR';
