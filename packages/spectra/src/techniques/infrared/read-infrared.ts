import { readStrength } from '../../chemistry/band-strengths.ts';
import type { IrPeak, IrSpectrum } from '../../spectrum.ts';
import { readHeader } from '../../listings/header.ts';
import { fault, reading, type NotationResult } from '../../listings/notation-result.ts';
import {
  decimalPoints,
  middle,
  readPeakList,
  splitTop,
  type ListEntry,
} from '../../listings/peak-list.ts';

const TECHNIQUE = /(?:ATR[\s-]?)?(?:FT[\s-]?)?IR\b(?:[\s-]ATR\b)?/iy;
const NOISE = new RegExp(
  String.raw`[\s:=,;]|(?:ν|v|ṽ|nu)(?:̃|~)?\s?(?:_?\{?max\}?)?(?![a-z])|(?:\/|\(|\[|` +
    String.raw`in\s)?\s?cm\s?\^?\{?[-−–⁻]?[1¹]\}?\s?[)\]]?|(?:band|peak|wavenumber)s?\b`,
  'iy',
);
const UNIT = /cm\s?\^?\{?[-−–⁻][1¹]\}?/y;

function band(entry: ListEntry, text: string): IrPeak {
  const peak: IrPeak = { wavenumber_cm1: middle(entry) };
  const rest: string[] = [];
  const unitless = entry.tail.text.replace(/(?:^|\s)cm\s?\^?[-−–⁻][1¹]/u, '').trim();
  const tailStrength = readStrength(unitless);
  if (unitless !== '' && unitless !== '.' && tailStrength === null)
    throw fault('unexpected_text', text, { at: entry.tail.at, length: entry.tail.text.length });
  if (tailStrength) peak.intensity = tailStrength;
  for (const { text: piece } of entry.details.flatMap(splitTop)) {
    const strength = readStrength(piece);
    if (strength === null) rest.push(piece);
    else if (peak.intensity === undefined || strength === 'br') peak.intensity = strength;
  }
  if (rest.length > 0) peak.assignment = rest.join(', ');
  return peak;
}

/**
 * Reads a list of IR bands: `IR (ATR) ν 2955 (m), 1716 (s, C=O) cm⁻¹`, `FT-IR (KBr, cm-1): 3400 br,
 * 1715 s`. Printed
 * strengths become w, m, s or br (`vs` → s; broad wins); what else is in parentheses is the
 * assignment.
 * Errors point at the token. Never throws; linear.
 */
export function readIr(text: string): NotationResult<{ readonly spectrum: IrSpectrum }> {
  return reading(() => {
    const plain = decimalPoints(text);
    const header = readHeader(plain, { technique: TECHNIQUE, noise: NOISE });
    const peaks = readPeakList(plain, { from: header.end, unit: UNIT }).map((entry) =>
      band(entry, plain),
    );
    const phase = header.conditions
      .map((condition) => condition.text)
      .filter((condition) => !/^(?:ν.*|cm.*)$/iu.test(condition))
      .join(', ');
    const sampling = phase === '' && /\bATR\b/iu.test(header.text) ? 'ATR' : phase;
    return {
      spectrum: {
        type: 'IR' as const,
        ...(sampling === '' ? {} : { metadata: { phase: sampling } }),
        peaks,
      },
    };
  });
}
