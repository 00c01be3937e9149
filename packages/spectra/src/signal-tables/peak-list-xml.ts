import { MOST_LISTED, numberIn, type ListedPeak, type PeakListing } from './peak-lists.ts';

const LIST = /<PeakList(?=[\s>])/gu;
const PEAK = /<Peak([12])D\s([^<>]{1,600})>/gu;
const HEADER = /<PeakList[12]DHeader\s([^<>]{0,800})>/u;
const ATTRIBUTE = /([A-Za-z\d_]{1,24})\s?=\s?"([^"]{0,300})"/gu;
const DECLARATION = /<\?xml[^<>]{0,200}\?>\s{0,9}$/u;
/** Characters before a list in which the declaration of XML may stand. */
const BEFORE = 240;

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, value!]));

function peakOf(dimensions: string, attributes: ReadonlyMap<string, string>): ListedPeak | null {
  const [f1, f2, intensity] = ['F1', 'F2', 'intensity'].map((name) =>
    numberIn(attributes.get(name) ?? ''),
  ) as [number, number, number];
  const height = Number.isFinite(intensity) ? intensity : null;
  const isPlane = dimensions === '2';
  if (!Number.isFinite(f1) || (isPlane && !Number.isFinite(f2))) return null;
  return isPlane ? { f2, f1, intensity: height } : { f2: f1, f1: null, intensity: height };
}

/**
 * The lists of a text that holds TopSpin's `peaklist.xml`, in one dimension (`Peak1D`) or two (`Peak2D`), ppm; in 2D F1
 * is the indirect axis. Empty for other text. Never throws; linear.
 */
export function readPeakListXml(text: string): PeakListing[] {
  const starts = [...text.matchAll(LIST)].map(({ index }) => index);
  return starts.flatMap((start, index): PeakListing[] => {
    const next = starts[index + 1] ?? text.length;
    const part = text.slice(start, next);
    const close = part.lastIndexOf('</PeakList>');
    const found = [...part.matchAll(PEAK)].slice(0, MOST_LISTED);
    const peaks = found.flatMap(([, dimensions, attributes]) => {
      const peak = peakOf(dimensions!, attributesOf(attributes!));
      return peak === null ? [] : [peak];
    });
    const last = found.at(-1);
    if (last === undefined || peaks.length === 0) return [];
    const before = text.slice(Math.max(0, start - BEFORE), start);
    const at = start - (DECLARATION.exec(before)?.[0].length ?? 0);
    const end = close < 0 ? last.index + last[0].length : close + '</PeakList>'.length;
    const header = attributesOf(HEADER.exec(part)?.[1] ?? '');
    return [
      {
        peaks,
        words: [header.get('name'), header.get('source'), header.get('title')].join(' '),
        at,
        end: start + end,
        head: { at: start + found[0]!.index, length: found[0]![0].length },
      },
    ];
  });
}
