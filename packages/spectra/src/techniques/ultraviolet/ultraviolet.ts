import { cellField, numberField, textField } from '../field.ts';
import { printedNumber } from '../../number-format.ts';
import type { UvVisSpectrum } from '../../spectrum.ts';
import { atLeast } from '../field-rule.ts';
import { numberIn, textIn } from '../loose-cells.ts';
import { inBrackets, withoutRanges } from '../notation-brackets.ts';
import { ifKnown, isSolvent } from '../plain-words.ts';
import type { Technique } from '../technique.ts';
import { readUvVis } from './read-ultraviolet.ts';
import { ultravioletFiles } from './ultraviolet-files.ts';

/** Air absorbs below, nm. */
const SHORTEST_NM = 180;
/** An absorptivity as a number, typed or pasted. */
const absorptivity = (value: unknown): number | undefined =>
  value === undefined || value === '' ? undefined : numberIn(Number(value));

function write({ metadata, peaks }: UvVisSpectrum): string {
  const maxima = peaks.map(
    ({ lambda_max_nm, epsilon_M_1cm_1, note }) =>
      printedNumber(lambda_max_nm) +
      inBrackets([epsilon_M_1cm_1 === undefined ? undefined : String(epsilon_M_1cm_1)]) +
      inBrackets([note]),
  );
  const epsilon = peaks.some(({ epsilon_M_1cm_1 }) => epsilon_M_1cm_1 !== undefined) ? ' (ε)' : '';
  return `UV-Vis${inBrackets([metadata?.solvent])} λmax/nm${epsilon} ${maxima.join(', ')}`;
}

/** UV-Vis: maxima in nm, absorptivities in M⁻¹ cm⁻¹. Ranges: specification §9. */
export const ultraviolet: Technique<'UVVIS'> = {
  type: 'UVVIS',
  nucleus: null,
  key: 'uv',
  pair: null,
  form: {
    metadata: [textField('solvent')],
    peak: [
      numberField('lambda_max_nm'),
      { ...numberField('epsilon_M_1cm_1'), orWords: true },
      cellField('note'),
    ],
    rules: {
      metadata: [],
      peak: [{ code: 'uvvis_lambda_minimum', field: 'lambda_max_nm', holds: atLeast(SHORTEST_NM) }],
    },
  },
  axis: {
    unit: 'nm',
    inWords: (position) => `${position} nm`,
    decimals: 0,
    asTyped: false,
    readDecimals: 0,
    sdDecimals: { table: 0, line: 1 },
    tolerance: 4,
    statedTolerance: 4,
  },
  notation: {
    example: '254 (12000), 310 (3400)',
    named: /^\s*UV|λ\s?_?max/iu,
    heading: {
      name: /(?<![\p{L}\d])UV(?:[ –/-]?[Vv][Ii][Ss])?(?=[ \n:,.]{0,3}(?:\(|λ|\d{3}))/gu,
      symbol: /(?<!\p{L})λ ?_?\{?(?:m[aá]x|abs)\}?(?=[ (:=/.])/gu,
    },
    precedence: 2,
    read: (text) => withoutRanges(readUvVis(text)),
    write,
    descending: false,
    readPrinted: null,
    untitledCells: null,
  },
  files: ultravioletFiles,
  plot: {
    usual: [200, 500],
    margin: 30,
    fromZeroTo: null,
    halfWidth: 22,
    shape: 'gaussian',
    heightOf: (peak) => numberIn(Number(peak['epsilon_M_1cm_1'])) ?? 1,
    breadthOf: () => undefined,
    detailsOf: (peak) => [
      numberIn(Number(peak['epsilon_M_1cm_1'])) ? `ε ${textIn(peak['epsilon_M_1cm_1'])}` : '',
    ],
    linesOf: null,
    integralOf: () => null,
    ordinate: 'absorptivity',
    strengthField: 'epsilon_M_1cm_1',
    mirrored: 'expected',
    bands: false,
    molecularIon: false,
    simulated: false,
    transmittance: false,
    italicAxis: false,
  },
  print: { assignment: 'sentences', signalShare: 15 },
  prompt: {
    title: 'UV/Vis (nm)',
    conditions: (metadata) => [ifKnown(isSolvent, metadata?.solvent)],
    peak: ({ lambda_max_nm, epsilon_M_1cm_1 }) => [
      String(lambda_max_nm),
      absorptivity(epsilon_M_1cm_1) === undefined
        ? undefined
        : `epsilon ${absorptivity(epsilon_M_1cm_1)}`,
    ],
  },
};
