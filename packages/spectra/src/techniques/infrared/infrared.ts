import { cellField, numberField, textField } from '../../manual-payload/field.ts';
import { printedNumber } from '../../number-format.ts';
import type { IrSpectrum } from '../../spectrum.ts';
import { oneOf, within } from '../field-rule.ts';
import { numberIn, textIn } from '../loose-cells.ts';
import { inBrackets, withoutRanges } from '../notation-brackets.ts';
import { ifKnown } from '../plain-words.ts';
import type { Technique } from '../technique.ts';
import { readIr } from './read-infrared.ts';
import { IR_INTENSITIES, WAVENUMBERS } from './strengths.ts';

const INTENSITY_WORD = /^(?:vw|w|m|s|vs|br|sh)(?:[ ,]+(?:br|sh))?$/i;
const PHASE_WORD = /^(?:neat|liquid|film|gas|kbr|nujol|ccl4|atr|solid|solution)$/i;
/** Relative absorption of the strength words. */
const ABSORPTION: Readonly<Record<string, number>> = { w: 0.3, m: 0.6, s: 1, br: 0.8 };
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
  key: 'ir',
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
    named: /(?:^|[^A-Za-z])(?:FT-?)?IR(?![A-Za-z])|cm[-−–⁻^]|ν/u,
    precedence: 1,
    read: (text) => withoutRanges(readIr(text)),
    write,
    descending: true,
    readPrinted: null,
    untitledCells: null,
  },
  plot: {
    usual: [4000, 400],
    margin: 100,
    fromZeroTo: null,
    halfWidth: 18,
    shape: 'lorentzian',
    heightOf: (peak) => numberIn(peak['depth']) ?? ABSORPTION[textIn(peak['intensity'])] ?? 0.6,
    breadthOf: (peak) => (textIn(peak['intensity']) === 'br' ? BROAD : undefined),
    detailsOf: (peak) => [textIn(peak['intensity'])],
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
    conditions: (metadata) => [ifKnown(PHASE_WORD, metadata?.phase)],
    peak: ({ wavenumber_cm1, intensity }) => [
      String(wavenumber_cm1),
      ifKnown(INTENSITY_WORD, intensity),
    ],
  },
};
