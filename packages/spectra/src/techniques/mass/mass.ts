import { cellField, numberField, textField } from '../field.ts';
import { printedNumber } from '../../number-format.ts';
import type { MsSpectrum } from '../../spectrum.ts';
import { oneOf, positive, within } from '../field-rule.ts';
import { numberIn } from '../loose-cells.ts';
import { inBrackets, withoutRanges } from '../notation-brackets.ts';
import { ifKnown } from '../plain-words.ts';
import type { Technique } from '../technique.ts';
import { IONIZATIONS, MS_MODES } from './ionization.ts';
import { readMs } from './read-mass.ts';
import { massFiles } from './mass-files.ts';

const isIonization = (text: string): boolean =>
  /^(?:EI|CI|ESI|APCI|MALDI|FAB|FI|FD)[+-]?$/i.test(text);
/** Decimals of an accurate mass. */
const ACCURATE = 4;

function write({ metadata, peaks }: MsSpectrum): string {
  const mode = metadata?.mode === 'neg' || metadata?.mode === 'pos' ? metadata.mode : undefined;
  const lines = peaks.map(
    ({ m_z, rel_int, assignment }) =>
      printedNumber(m_z) +
      inBrackets([rel_int === undefined ? undefined : String(rel_int), assignment]),
  );
  const percent = peaks.some(({ rel_int }) => rel_int !== undefined) ? ' (%)' : '';
  return `MS${inBrackets([metadata?.ionization, mode])} m/z${percent} ${lines.join(', ')}`;
}

/** Mass spectra: positions in m/z, strengths in percent of the base peak. Ranges: specification §9. */
export const mass: Technique<'MS'> = {
  type: 'MS',
  nucleus: null,
  key: 'ms',
  pair: null,
  form: {
    metadata: [textField('ionization', 'EI'), textField('mode', 'pos')],
    peak: [numberField('m_z'), numberField('rel_int'), cellField('assignment')],
    rules: {
      metadata: [
        { code: 'ms_ionization', field: 'ionization', holds: oneOf(IONIZATIONS) },
        { code: 'ms_mode', field: 'mode', holds: oneOf(MS_MODES) },
      ],
      peak: [
        { code: 'ms_m_z_positive', field: 'm_z', holds: positive },
        { code: 'ms_rel_int_range', field: 'rel_int', holds: within([0, 100]) },
      ],
    },
  },
  axis: {
    unit: 'm/z',
    inWords: (position) => `m/z ${position}`,
    decimals: 0,
    decimalsOf: (mz) => (Number.isInteger(mz) ? 0 : ACCURATE),
    asTyped: true,
    readDecimals: 1,
    sdDecimals: { table: 0, line: 1 },
    tolerance: 0.5,
    statedTolerance: 0.5,
  },
  notation: {
    example: '91 (100), 134 (45)',
    named: /m\s?\/\s?[ze]\b|(?:^|[^A-Za-z])(?:[A-Z]{2,5}-?)?MS(?![A-Za-z])/u,
    heading: {
      name: new RegExp(
        String.raw`(?<![\p{L}\d]|Å )(?:\([+−–-]\)-?)?(?:(?:HR|LR|GC|LC|UPLC|HPLC)[ /-]?)?(?:(?:EI|ESI|A` +
          String.raw`PCI|MALDI|FAB|CI|DART|TOF)[+−–-]?[ -]?){0,2}(?:HR|LR)?(?:MS|EM)(?:AR|-AR)?(?=` +
          String.raw`[ \n:,.]{0,3}(?:\(|\[|\d{2,4}|m ?\/ ?[ze]|[A-Z]|calc|found|exact))(?! ?\(\d ?Å)`,
        'gu',
      ),
      symbol: /(?<!\p{L})(?:Found[,:]? )?m ?\/ ?z(?=[ (:=])/gu,
    },
    precedence: 0,
    read: (text) => withoutRanges(readMs(text)),
    write,
    descending: false,
    readPrinted: null,
    untitledCells: null,
  },
  files: massFiles,
  plot: {
    usual: [0, 100],
    margin: 10,
    fromZeroTo: 50,
    halfWidth: null,
    shape: 'lorentzian',
    heightOf: (peak) => numberIn(peak['rel_int']) ?? 50,
    breadthOf: () => undefined,
    detailsOf: (peak) => {
      const percent = numberIn(peak['rel_int']);
      return [percent === undefined ? '' : `${Number(percent.toFixed(1))} %`];
    },
    linesOf: null,
    integralOf: () => null,
    ordinate: 'percent',
    strengthField: 'rel_int',
    mirrored: 'mz',
    bands: false,
    molecularIon: true,
    simulated: false,
    transmittance: false,
    italicAxis: true,
  },
  print: { assignment: 'sentences', signalShare: 15 },
  prompt: {
    title: 'Mass spectrum (m/z)',
    conditions: (metadata) => [ifKnown(isIonization, metadata?.ionization)],
    peak: ({ m_z, rel_int }) => [String(m_z), rel_int === undefined ? undefined : `${rel_int} %`],
  },
};
