import {
  DEPTHS,
  IR_INTENSITIES,
  readStrength,
  strengthWords,
} from '../../chemistry/band-strengths.ts';
import { cellField, numberField, textField } from '../field.ts';
import { printedNumber } from '../../number-format.ts';
import type { IrSpectrum } from '../../spectrum.ts';
import { oneOf, within } from '../field-rule.ts';
import { numberIn, textIn } from '../loose-cells.ts';
import { inBrackets, withoutRanges } from '../notation-brackets.ts';
import { ifKnown } from '../plain-words.ts';
import type { Technique } from '../technique.ts';
import { readIr } from './read-infrared.ts';
import { WAVENUMBERS } from './wavenumbers.ts';
import { infraredFiles } from './infrared-files.ts';

/** A strength, with or without `sh` for a shoulder. */
const isStrength = (text: string): boolean =>
  strengthWords(text.replace(/[ ,]+sh$/i, '')) !== null || /^sh(?:[ ,]+br)?$/i.test(text);
const isPhase = (text: string): boolean =>
  /^(?:neat|liquid|film|gas|kbr|nujol|ccl4|atr|solid|solution)$/i.test(text);
/** A band without a strength is drawn as a medium one. */
const depthOf = (intensity: string): number => DEPTHS[readStrength(intensity) ?? 'm'];
/** A broad O–H or N–H band against a sharp one. */
const BROAD = 5;

function write({ metadata, peaks }: IrSpectrum): string {
  const bands = peaks.map(
    ({ wavenumber_cm1, intensity, assignment }) =>
      printedNumber(wavenumber_cm1) + inBrackets([intensity, assignment]),
  );
  return `IR${inBrackets([metadata?.phase])} ν ${bands.join(', ')} cm⁻¹`;
}

/** Infrared: positions in cm⁻¹, 4000 → 400. Ranges: specification §9. */
export const infrared: Technique<'IR'> = {
  type: 'IR',
  nucleus: null,
  key: 'ir',
  pair: null,
  form: {
    metadata: [textField('phase', 'ATR')],
    peak: [numberField('wavenumber_cm1'), textField('intensity'), cellField('assignment')],
    rules: {
      metadata: [],
      peak: [
        { code: 'ir_wavenumber_range', field: 'wavenumber_cm1', holds: within(WAVENUMBERS) },
        { code: 'ir_intensity', field: 'intensity', holds: oneOf(IR_INTENSITIES) },
      ],
    },
  },
  axis: {
    unit: 'cm-1',
    inWords: (position) => `${position} cm⁻¹`,
    decimals: 0,
    asTyped: false,
    readDecimals: 0,
    sdDecimals: { table: 0, line: 1 },
    tolerance: 10,
    statedTolerance: 10,
  },
  notation: {
    example: '2955 (m), 1716 (s) cm-1',
    named: /(?:^|[^A-Za-z])(?:FT-?)?IR(?![A-Za-z])|cm[-−–⁻^]|ν/u,
    heading: {
      name: new RegExp(
        String.raw`(?<![\p{L}\d])(?:ATR[ -]?)?(?:FT[ -]?)?IR(?:[ -]ATR)?(?: spectrum)?(?=[ \n:,]{0,3}` +
          String.raw`(?:\(|[νυvṽ]|\d{3,4}|cm|ATR|neat|film|KBr|NaCl|nujol))`,
        'giu',
      ),
      symbol: /(?<!\p{L})[νυvṽ]̃? ?_?\{?(?:m[aá]x)\}?(?=[ (:=/.])/gu,
    },
    precedence: 1,
    read: (text) => withoutRanges(readIr(text)),
    write,
    descending: true,
    readPrinted: null,
    untitledCells: null,
  },
  files: infraredFiles,
  plot: {
    usual: [4000, 400],
    margin: 100,
    fromZeroTo: null,
    halfWidth: 18,
    shape: 'lorentzian',
    heightOf: (peak) => numberIn(peak['depth']) ?? depthOf(textIn(peak['intensity'])),
    breadthOf: (peak) => (textIn(peak['intensity']) === 'br' ? BROAD : undefined),
    detailsOf: (peak) => [textIn(peak['intensity'])],
    linesOf: null,
    integralOf: () => null,
    ordinate: 'absorption',
    strengthField: 'depth',
    mirrored: 'expected',
    bands: true,
    molecularIon: false,
    simulated: false,
    transmittance: true,
    italicAxis: false,
  },
  print: { assignment: 'sentences', signalShare: 15 },
  prompt: {
    title: 'IR (cm-1)',
    conditions: (metadata) => [ifKnown(isPhase, metadata?.phase)],
    peak: ({ wavenumber_cm1, intensity }) => [
      String(wavenumber_cm1),
      ifKnown(isStrength, intensity),
    ],
  },
};
