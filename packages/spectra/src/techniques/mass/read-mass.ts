import { IONIZATIONS } from './ionization.ts';
import type { MsMetadata, MsPeak, MsSpectrum } from '../../spectrum.ts';
import { readHeader, type Header } from '../../listings/header.ts';
import { fault, reading, type NotationResult } from '../../listings/notation-result.ts';
import {
  decimalPoints,
  numberOf,
  readPeakList,
  splitTop,
  type ListEntry,
} from '../../listings/peak-list.ts';

const TECHNIQUE = new RegExp(
  String.raw`(?:(?:\([+−-]\)[\s-]?)?(?:EI|ESI|APCI|MALDI|FAB|CI|GC|LC|LR|` +
    String.raw`HR)(?:[+−-])?(?:[\s-]?TOF)?[\s/-]?)?(?:LR|HR)?(?:MS|EM)\b`,
  'iy',
);
const NOISE = new RegExp(
  String.raw`[\s:=,;]|m\s?\/\s?z\b|m\/e\b|\(\s?%\s?\)|\(\s?(?:rel(?:ative|` +
    String.raw`\.)?\s?(?:int(?:ensity|\.)?|abundance)|int(?:ensity|\.)?)(?:,?\s?%)?\s?\)|` +
    String.raw`(?:peaks?)\b`,
  'iy',
);
const UNIT = /%|m\s?\/\s?z\b/y;

/** How the ions were made and which were recorded, as the words of a header say it. */
export function ionizationIn(words: string): MsMetadata {
  const ionization = IONIZATIONS.find((known) =>
    new RegExp(`(?:^|[^A-Za-z])${known}(?=MS|EM|TOF|[^A-Za-z]|$)`, 'iu').test(words),
  );
  const negative = /(?:ESI|APCI|MALDI|FAB)\s?[−–-](?!\s?(?:MS|TOF|EM))|\bneg|\([−–-]\)/iu.test(
    words,
  );
  const positive = /(?:EI|ESI|APCI|MALDI|FAB)\s?\+|\bpos|\(\+\)/iu.test(words);
  return {
    ...(ionization ? { ionization } : {}),
    ...(negative ? { mode: 'neg' } : positive ? { mode: 'pos' } : {}),
  };
}

const metadataOf = ({ text, conditions }: Header): MsMetadata =>
  ionizationIn(`${text} ${conditions.map((condition) => condition.text).join(' ')}`);

function line(entry: ListEntry, text: string): MsPeak {
  if (entry.to !== null)
    throw fault('unexpected_text', text, { at: entry.at, length: entry.tail.at - entry.at });
  const peak: MsPeak = { m_z: entry.value };
  const rest: string[] = [];
  const tail = entry.tail.text.replace(/\.$/u, '');
  if (tail !== '') {
    // Only ion labels are bare behind a line: [M + H]+, M+, M⁺•, [M − CH3]⁺.
    if (!/^\(?\[?M|^\[/u.test(tail))
      throw fault('unexpected_text', text, { at: entry.tail.at, length: entry.tail.text.length });
    rest.push(tail);
  }
  for (const { text: piece } of entry.details.flatMap(splitTop)) {
    const intensity = /^(\d+(?:\.\d+)?)\s?%?$/u.exec(piece);
    if (intensity && peak.rel_int === undefined) peak.rel_int = numberOf(intensity[1]!);
    else rest.push(piece);
  }
  if (rest.length > 0) peak.assignment = rest.join(', ');
  return peak;
}

/**
 * Reads a list of mass-spectrometric lines: `MS (EI) m/z (%) 91 (100), 134 (M+, 45)`, `EI-MS: m/z =
 * 134 [M]+ (45%)`.
 * A number in parentheses is the relative intensity, the rest the assignment. Accurate-mass reports
 * (`calcd for … found …`) are not peak lists and are refused at the word. Never throws; linear.
 */
export function readMs(text: string): NotationResult<{ readonly spectrum: MsSpectrum }> {
  return reading(() => {
    const plain = decimalPoints(text);
    const header = readHeader(plain, { technique: TECHNIQUE, noise: NOISE });
    const peaks = readPeakList(plain, { from: header.end, unit: UNIT }).map((entry) =>
      line(entry, plain),
    );
    const metadata = metadataOf(header);
    return {
      spectrum: {
        type: 'MS' as const,
        ...(Object.keys(metadata).length > 0 ? { metadata } : {}),
        peaks,
      },
    };
  });
}
