import { cellField, codedField, couplingsField, numberField, textField } from '../field.ts';
import type { ShiftRange } from '../../listings/notation-result.ts';
import { readNmr } from '../../nmr/read-nmr.ts';
import { readTopSpin } from '../../nmr/read-topspin.ts';
import { writeNmr } from '../../nmr/write-nmr.ts';
import type { C13Spectrum } from '../../spectrum.ts';
import { within } from '../field-rule.ts';
import { textIn } from '../loose-cells.ts';
import { ifKnown, nmrConditions } from '../plain-words.ts';
import type { Technique } from '../technique.ts';
import { untitledCarbonCells } from './untitled-cells.ts';
import { carbonFiles } from './carbon-files.ts';
import { carbonTypeIn, codedCarbonType, readCarbonType } from '../../chemistry/carbon-types.ts';

/**
 * In the style of the ACS Guide, shifts with one decimal at least. Where most peaks have a splitting of one
 * letter, and none a coupling or a kind of carbon, readers take the letters for kinds of carbon, as older papers
 * print them: such a list does not come back as it was.
 */
export const writeCarbon = (spectrum: C13Spectrum, ranges: readonly ShiftRange[] = []): string =>
  writeNmr(spectrum, ranges, {
    nucleus: '13C',
    decimals: 1,
    detailsOf: ({ carbon_type, mult, j_hz, assignment }) => [
      assignment !== undefined && carbonTypeIn(assignment) === carbon_type
        ? ''
        : (carbon_type?.trim() ?? ''),
      mult?.trim() ?? '',
      j_hz === undefined || j_hz.length === 0 ? '' : `J = ${j_hz.join(', ')} Hz`,
      assignment?.trim() ?? '',
    ],
  });

/** ¹³C NMR, decoupled: positions in ppm. Ranges: specification §9. */
export const carbon: Technique<'C13NMR'> = {
  type: 'C13NMR',
  nucleus: '13C',
  key: 'c13',
  pair: null,
  form: {
    metadata: [numberField('frequency_mhz', '100'), textField('solvent', 'CDCl3')],
    peak: [
      numberField('delta_ppm'),
      cellField('assignment'),
      codedField('carbon_type', codedCarbonType),
      cellField('mult'),
      couplingsField('j_hz'),
    ],
    rules: {
      metadata: [],
      peak: [
        { code: 'c13_delta_range', field: 'delta_ppm', holds: within([0, 220]) },
        {
          code: 'c13_carbon_type',
          field: 'carbon_type',
          holds: (value) => readCarbonType(String(value)) !== null,
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
    sdDecimals: { table: 1, line: 1 },
    tolerance: 0.5,
    statedTolerance: 0.5,
  },
  notation: {
    example: '170.9, 60.4, 21.0, 14.2',
    named:
      /(?:13|¹³)\s?C[^a-z].{0,8}(?:NMR|RMN)|(?:NMR|RMN)[\s-]*(?:de\s+)?(?:13|¹³)\s?C|^\s*C[\s-]NMR|δ_?C\b/u,
    heading: {
      name: new RegExp(
        String.raw`(?<![\p{L}\d])(?:(?:13|¹³) ?C|C-13)(?:[ -]?\{ ?[1¹] ?H ?\})?[ \n–-]{0,3}(?:NMR|RMN|E` +
          String.raw`MN)|(?<!\p{L})(?:NMR|RMN|EMN)[ -]{0,2}(?:de )?(?:13|¹³) ?C`,
        'gu',
      ),
      symbol: /(?<!\p{L})δ ?_?\{?C\}?(?=[ (:=])/gu,
    },
    precedence: 4,
    read: (text, fallback) => readNmr(text, fallback),
    write: writeCarbon,
    descending: true,
    readPrinted: readTopSpin,
    untitledCells: untitledCarbonCells,
  },
  files: carbonFiles,
  plot: {
    usual: [220, 0],
    margin: 8,
    fromZeroTo: null,
    halfWidth: null,
    shape: 'lorentzian',
    heightOf: () => 1,
    breadthOf: () => undefined,
    detailsOf: (peak) => [textIn(peak['carbon_type'])],
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
  print: { assignment: 'table', signalShare: 15 },
  prompt: {
    title: '13C NMR (ppm)',
    conditions: nmrConditions,
    peak: ({ delta_ppm, carbon_type }) => [
      String(delta_ppm),
      ifKnown((text) => readCarbonType(text) !== null, carbon_type),
    ],
  },
};
