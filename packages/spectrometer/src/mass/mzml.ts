import { Unreadable } from '../recorded/unreadable.ts';
import { ionizationNamed, levelOf, statedNumber, type MassScan } from './mass-scan.ts';
import { countOf, NumpressError, numbersIn, type PackedNumbers } from './packed-numbers.ts';
import type { Attributes, XmlListener } from './xml-stream.ts';

/** Terms of the vocabulary PSI-MS 4.1 that are asked for, by their accession numbers. */
const LEVEL = 'MS:1000511',
  CENTROID = 'MS:1000127',
  PROFILE = 'MS:1000128',
  NEGATIVE = 'MS:1000129',
  POSITIVE = 'MS:1000130',
  TOTAL = 'MS:1000285',
  START_TIME = 'MS:1000016',
  MASSES = 'MS:1000514',
  HEIGHTS = 'MS:1000515',
  ZLIB = 'MS:1000574',
  UNPACKED = 'MS:1000576';
const TYPES: Readonly<Record<string, PackedNumbers['type']>> = {
  'MS:1000521': 'float32',
  'MS:1000523': 'float64',
  'MS:1000519': 'int32',
  'MS:1000522': 'int64',
};
/** Linear, positive integer and short logged float: alone, followed by zlib, and by zstd. */
const NUMPRESS = [
  1002312, 1002313, 1002314, 1002746, 1002747, 1002748, 1003783, 1003784, 1003785,
].map((number) => `MS:${number}`);
const KNOWN = new Set([
  ...[LEVEL, CENTROID, PROFILE, NEGATIVE, POSITIVE, TOTAL, START_TIME, MASSES, HEIGHTS],
  ...[ZLIB, UNPACKED, ...Object.keys(TYPES), ...NUMPRESS],
]);
/** Units of a time: minutes and seconds of the vocabulary UO, and minutes of mzML 1.0. Seconds of one. */
const MINUTES = new Set(['UO:0000031', 'MS:1000038']);

/** Terms with their values, of those that are known: they are few, however often a file repeats them. */
type Terms = Map<string, Attributes>;
interface NumberList {
  readonly terms: Terms;
  readonly length: string | undefined;
  base64: string;
}
interface OpenSpectrum {
  readonly terms: Terms;
  readonly length: string | undefined;
  readonly lists: NumberList[];
}

/** Numbers of a list. Throws `NumpressError`, or `Unreadable` where they are packed in another way. */
function numbersOf({ terms, length, base64 }: NumberList): Float64Array {
  if (NUMPRESS.some((term) => terms.has(term))) throw new NumpressError();
  const type = Object.entries(TYPES).find(([term]) => terms.has(term))?.[1];
  const isZlib = terms.has(ZLIB);
  if (type === undefined || (!isZlib && !terms.has(UNPACKED)))
    throw new Unreadable('not_understood');
  return numbersIn({ base64, count: countOf(length), type, isLowByteFirst: true, isZlib });
}

/** A spectrum as a scan; null for spectra of light, which have no masses. */
function scanOf({ terms, lists }: OpenSpectrum): MassScan | null {
  const listOf = (term: string) => lists.find((list) => list.terms.has(term));
  const [masses, heights] = [listOf(MASSES), listOf(HEIGHTS)];
  if (masses === undefined || heights === undefined) return null;
  const time = terms.get(START_TIME);
  const start = statedNumber(time?.['value']);
  const total = statedNumber(terms.get(TOTAL)?.['value']);
  return {
    level: levelOf(terms.get(LEVEL)?.['value']),
    total: total !== null && total >= 0 ? total : null,
    retentionS:
      start === null ? null : start * (MINUTES.has(time?.['unitAccession'] ?? '') ? 60 : 1),
    isProfile: terms.has(CENTROID) ? false : terms.has(PROFILE) ? true : null,
    ...(terms.has(POSITIVE) && { mode: 'pos' }),
    ...(terms.has(NEGATIVE) && { mode: 'neg' }),
    points: () => ({ masses: numbersOf(masses), heights: numbersOf(heights) }),
  };
}

/**
 * Reads the spectra of mzML 1.0 and 1.1 (HUPO PSI; Martens et al., Mol. Cell. Proteomics 2011, 10, R110.000133): the
 * listener gives each as a scan when it ends. `ionized` is told how the ions were made, before the first scan.
 */
export function mzmlListener(
  give: (scan: MassScan) => void,
  ionized: (ionization: string) => void,
): XmlListener {
  const groups = new Map<string, Terms>();
  let group: Terms | null = null;
  let spectrum: OpenSpectrum | null = null;
  let list: NumberList | null = null;
  let isSource = false;
  const here = () => list?.terms ?? spectrum?.terms ?? group;
  const opened: Readonly<Record<string, (attributes: Attributes) => void>> = {
    referenceableParamGroup: ({ id = '' }) => groups.set(id, (group = new Map())),
    referenceableParamGroupRef: ({ ref = '' }) =>
      groups.get(ref)?.forEach((value, term) => here()?.set(term, value)),
    source: () => (isSource = true),
    spectrum: ({ defaultArrayLength }) =>
      (spectrum = { terms: new Map(), length: defaultArrayLength, lists: [] }),
    binaryDataArray: ({ arrayLength }) =>
      (list = { terms: new Map(), length: arrayLength ?? spectrum?.length, base64: '' }),
    cvParam: (attributes) => {
      const { accession = '', name = '' } = attributes;
      const ionization = isSource ? ionizationNamed(name) : undefined;
      if (ionization !== undefined) ionized(ionization);
      const terms = here();
      // Of several scans that were added up, the first says when.
      if (KNOWN.has(accession) && !terms?.has(accession)) terms?.set(accession, attributes);
    },
  };
  const closed: Readonly<Record<string, (text: string) => void>> = {
    referenceableParamGroup: () => (group = null),
    source: () => (isSource = false),
    binary: (text) => {
      if (list !== null) list.base64 = text;
    },
    binaryDataArray: () => {
      // Charges and noises of the points, and lists of chromatograms, are not kept.
      if (list !== null && (list.terms.has(MASSES) || list.terms.has(HEIGHTS)))
        spectrum?.lists.push(list);
      list = null;
    },
    spectrum: () => {
      const scan = spectrum && scanOf(spectrum);
      if (scan) give(scan);
      spectrum = null;
    },
  };
  return {
    texts: new Set(['binary']),
    opened: (name, attributes) => Object.hasOwn(opened, name) && opened[name]!(attributes),
    closed: (name, text) => Object.hasOwn(closed, name) && closed[name]!(text),
  };
}
