import { readHeader } from '../listings/header.ts';
import { reading, type NotationResult, type ShiftRange } from '../listings/notation-result.ts';
import { decimalPoints, middle, readPeakList } from '../listings/peak-list.ts';
import type { F19Spectrum, P31Spectrum } from '../spectrum.ts';
import { conditionsOf } from './nmr-conditions.ts';
import { readProtonDetails } from './proton-details.ts';
import { rangesOf, refuseTail } from './read-entries.ts';

/** What differs between the two nuclei. */
export interface HeteroListing {
  readonly type: 'F19NMR' | 'P31NMR';
  readonly element: 'F' | 'P';
  readonly mass: '19' | '31';
}

const superscript = (digits: string): string =>
  [...digits].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('');

/** `19F`, `¹⁹F`, `F-19`, `19F{1H}`, in front of the technique's name or behind it. */
export function headingOf({ element, mass }: HeteroListing): string {
  const isotope = `(?:${mass}|${superscript(mass)})`;
  const nucleus = String.raw`(?:${isotope} ?${element}|${element}-${mass})(?:[ -]?\{ ?[1¹] ?H ?\})?`;
  return (
    String.raw`(?<![\p{L}\d])${nucleus}[ \n–-]{0,3}(?:NMR|RMN|EMN)|` +
    String.raw`(?<!\p{L})(?:NMR|RMN|EMN)[ -]{0,2}(?:de )?${nucleus}`
  );
}

export type HeteroResult = NotationResult<{
  readonly spectrum: F19Spectrum | P31Spectrum;
  readonly ranges: readonly ShiftRange[];
}>;

/**
 * Reads a listing of ¹⁹F or ³¹P as journals print it: `19F NMR (376 MHz, CDCl3) δ −62.8 (s, 3F), −113.4 to
 * −113.6 (m, 1F)`. Header, δ, spaces and the order within parentheses are free. Errors point at the token.
 * Never throws; linear.
 */
export function readHetero(text: string, listing: HeteroListing): HeteroResult {
  const technique = new RegExp(
    headingOf(listing).replaceAll(String.raw`(?<![\p{L}\d])`, ''),
    'iuy',
  );
  const noise = new RegExp(
    String.raw`[\s:=,;]|d(?=\s+[-−–]?\d)|δ\s?_?${listing.element}?(?![a-z])|delta\b|` +
      String.raw`(?:\/|\(|\[)?\s?ppm\s?[)\]]?|\(\s?δ,?\s?(?:in\s)?(?:ppm)?\s?\)`,
    'iuy',
  );
  return reading(() => {
    const plain = decimalPoints(text);
    const header = readHeader(plain, { technique, noise });
    const entries = readPeakList(plain, { from: header.end, unit: /ppm\b|δ(?:\s?=)?/y });
    refuseTail(entries, plain);
    const { temperature_c: _, ...metadata } = conditionsOf(header);
    const peaks = entries.map((entry) => ({
      delta_ppm: middle(entry),
      ...readProtonDetails(entry.details, plain, listing.element),
    }));
    return {
      spectrum: {
        type: listing.type,
        ...(Object.keys(metadata).length > 0 && { metadata }),
        peaks,
      },
      ranges: rangesOf(entries),
    };
  });
}
