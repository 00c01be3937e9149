import { Unreadable } from '../recorded/unreadable.ts';
import {
  ionizationNamed,
  levelOf,
  statedNumber,
  type MassPoints,
  type MassScan,
} from './mass-scan.ts';
import { countOf, numbersIn } from './packed-numbers.ts';
import type { Attributes, XmlListener } from './xml-stream.ts';

/** A time as XML Schema writes it (part 2, §3.2.6): hours, minutes and seconds, each of which may be absent. */
const DURATION = /^PT(?:([\d.]+)H)?(?:([\d.]+)M)?(?:([\d.]+)S)?$/u;

function secondsOf(words: string | undefined): number | null {
  const parts = DURATION.exec(words?.trim() ?? '')?.slice(1);
  if (!parts?.some((part) => part !== undefined)) return statedNumber(words);
  const [hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0));
  const all = 3600 * hours + 60 * minutes + seconds;
  return Number.isFinite(all) ? all : null;
}

/** Whether a word of XML Schema says yes; null where there is none. */
const isTrue = (word: string | undefined): boolean | null =>
  word === undefined ? null : word === '1' || word === 'true';

/** Pairs of m/z and intensity, one after the other. Throws `Unreadable` where the file says that it has others. */
function pointsOf(
  base64: string,
  { scan, peaks }: { scan: Attributes; peaks: Attributes },
): MassPoints {
  const order = peaks['contentType'] ?? peaks['pairOrder'] ?? 'm/z-int';
  const compression = peaks['compressionType'] ?? 'none';
  const precision = peaks['precision'] ?? '32';
  if (
    order !== 'm/z-int' ||
    !['none', 'zlib'].includes(compression) ||
    !['32', '64'].includes(precision) ||
    (peaks['byteOrder'] ?? 'network') !== 'network'
  )
    throw new Unreadable('not_understood');
  const numbers = numbersIn({
    base64,
    count: 2 * countOf(scan['peaksCount']),
    type: precision === '64' ? 'float64' : 'float32',
    isLowByteFirst: false,
    isZlib: compression === 'zlib',
  });
  const masses = new Float64Array(numbers.length / 2);
  const heights = new Float64Array(masses.length);
  for (let k = 0; k < masses.length; k++) {
    masses[k] = numbers[2 * k]!;
    heights[k] = numbers[2 * k + 1]!;
  }
  return { masses, heights };
}

/**
 * Reads the scans of mzXML 2 and 3 (Pedrioli et al., Nat. Biotechnol. 2004, 22, 1459; schema mzXML_idx_3.2): the
 * listener gives each when its peaks end. `ionized` is told how the ions were made, before the first scan.
 */
export function mzxmlListener(
  give: (scan: MassScan) => void,
  ionized: (ionization: string) => void,
): XmlListener {
  // Scans of fragments lie in the scan that their ions were chosen from.
  const scans: Attributes[] = [];
  let peaks: Attributes = {};
  let isCentroided: boolean | null = null;
  return {
    texts: new Set(['peaks']),
    opened: (name, attributes) => {
      if (name === 'scan') scans.push(attributes);
      if (name === 'peaks') peaks = attributes;
      if (name === 'dataProcessing') isCentroided = isTrue(attributes['centroided']);
      const ionization =
        name === 'msIonisation' ? ionizationNamed(attributes['value'] ?? '') : undefined;
      if (ionization !== undefined) ionized(ionization);
    },
    closed: (name, base64) => {
      if (name === 'scan') scans.pop();
      const scan = scans.at(-1);
      if (name !== 'peaks' || scan === undefined) return;
      const own = { scan, peaks };
      const centroided = isTrue(scan['centroided']) ?? isCentroided;
      const total = statedNumber(scan['totIonCurrent']);
      give({
        level: levelOf(scan['msLevel']),
        total: total !== null && total >= 0 ? total : null,
        retentionS: secondsOf(scan['retentionTime']),
        isProfile: centroided === null ? null : !centroided,
        ...(scan['polarity'] === '+' && { mode: 'pos' }),
        ...(scan['polarity'] === '-' && { mode: 'neg' }),
        points: () => pointsOf(base64, own),
      });
    },
  };
}
