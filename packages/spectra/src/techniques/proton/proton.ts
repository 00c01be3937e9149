import { cellField, codedField, couplingsField, numberField, textField } from '../field.ts';
import { codedMultiplicity, readMultiplicity } from '../../chemistry/multiplicities.ts';
import { readNmr } from '../../nmr/read-nmr.ts';
import { readTopSpin } from '../../nmr/read-topspin.ts';
import { positive, within } from '../field-rule.ts';
import { numberIn, textIn } from '../loose-cells.ts';
import { ifKnown, nmrConditions } from '../plain-words.ts';
import type { LooseRow, Technique } from '../technique.ts';
import { declaredLines } from './declared-lines.ts';
import { untitledProtonCells } from './untitled-cells.ts';
import { writeProton } from './write-proton.ts';
import { protonFiles } from './proton-files.ts';

function detailsOf(peak: LooseRow): string[] {
  const couplings = Array.isArray(peak['j_hz'])
    ? peak['j_hz'].filter((value): value is number => typeof value === 'number')
    : [];
  const integral = numberIn(peak['int']);
  return [
    textIn(peak['mult']).replace('br-', 'br '),
    couplings.length > 0 ? `J = ${couplings.map((value) => value.toFixed(1)).join(', ')} Hz` : '',
    integral === undefined ? '' : `${Number(integral.toFixed(2))}H`,
  ];
}

/** ¹H NMR: positions in ppm, integrals, multiplicities, couplings in Hz. Ranges: specification §9. */
export const proton: Technique<'H1NMR'> = {
  type: 'H1NMR',
  nucleus: '1H',
  key: 'h1',
  pair: null,
  form: {
    metadata: [
      numberField('frequency_mhz', '400'),
      textField('solvent', 'CDCl3'),
      numberField('temperature_c'),
    ],
    peak: [
      numberField('delta_ppm'),
      numberField('int'),
      codedField('mult', codedMultiplicity),
      couplingsField('j_hz'),
      cellField('assignment'),
    ],
    rules: {
      metadata: [],
      peak: [
        { code: 'h1_delta_range', field: 'delta_ppm', holds: within([0, 12]) },
        { code: 'h1_integral_positive', field: 'int', holds: positive },
        {
          code: 'h1_multiplicity',
          field: 'mult',
          // Of the twelve codes each in any spelling, and compound ones (`dd`), which the judge reads.
          holds: (value) => readMultiplicity(String(value)) !== null,
        },
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
    // ¹H shifts are often stated to 0.1 ppm only.
    statedTolerance: 0.05,
  },
  notation: {
    example: '7.26 (d, J = 8.5 Hz, 2H), 3.81 (s, 3H)',
    named: /NMR|RMN|δ/u,
    heading: {
      name: new RegExp(
        String.raw`(?<![\p{L}\d])(?:[1¹] ?H|H-1)(?:[ -]?\{[^{}]{1,8}\})?[ \n–-]{0,3}(?:NMR|RMN|EMN)|` +
          String.raw`(?<!\p{L})(?:NMR|RMN|EMN)[ -]{0,2}(?:de )?[1¹] ?H`,
        'gu',
      ),
      symbol: /(?<!\p{L})δ ?_?\{?H\}?(?=[ (:=])/gu,
    },
    precedence: 3,
    read: (text, fallback) => readNmr(text, fallback),
    write: writeProton,
    descending: true,
    readPrinted: readTopSpin,
    untitledCells: untitledProtonCells,
  },
  files: protonFiles,
  plot: {
    usual: [10, 0],
    margin: 0.5,
    fromZeroTo: null,
    halfWidth: 0.02,
    shape: 'lorentzian',
    heightOf: (peak) => numberIn(peak['int']) ?? 1,
    breadthOf: () => undefined,
    detailsOf,
    linesOf: declaredLines,
    integralOf: (peak) => numberIn(peak['int']) ?? null,
    ordinate: 'intensity',
    strengthField: 'int',
    mirrored: 'positions',
    bands: false,
    molecularIon: false,
    simulated: true,
    transmittance: false,
    italicAxis: false,
  },
  print: { assignment: 'table', signalShare: 29 },
  prompt: {
    title: '1H NMR (ppm)',
    conditions: nmrConditions,
    peak: ({ delta_ppm, mult, j_hz, int }) => [
      String(delta_ppm),
      ifKnown((text) => readMultiplicity(text) !== null, mult),
      j_hz === undefined || j_hz.length === 0 ? undefined : `J = ${j_hz.join(', ')} Hz`,
      int === undefined ? undefined : `${int} H`,
    ],
  },
};
