import type { C13Metadata, C13Spectrum, H1Spectrum, SpectrumType } from '../spectrum.ts';
import { readHeader } from '../listings/header.ts';
import { reading, type NotationResult, type ShiftRange } from '../listings/notation-result.ts';
import { decimalPoints, middle, readPeakList, type ListEntry } from '../listings/peak-list.ts';
import { readCarbonDetails } from './carbon-details.ts';
import { conditionsOf } from './nmr-conditions.ts';
import { readProtonDetails } from './proton-details.ts';
import { rangesOf, refuseTail } from './read-entries.ts';

const NUCLEUS = new RegExp(
  String.raw`(?:(?:1|¹)?H|(?:13|¹³)?C)(?:\s?\{\s?(?:1|¹)?H\s?\})?[\s-–]*(?:NMR|RMN|EMN)|(?:NMR|` +
    String.raw`RMN|EMN)[\s-]*(?:de\s+)?(?:(?:1|¹)H|(?:13|¹³)C)(?:\s?\{\s?(?:1|¹)?H\s?\})?|` +
    String.raw`δ_?[HC]?(?=\s*\([^()]{0,40}MHz)|NMR|RMN|EMN|PMR`,
  'iy',
);
const NOISE = new RegExp(
  String.raw`[\s:=,;]|d(?=\s+[-−]?\d)|δ\s?_?[HC]?(?![a-z])|delta\b|(?:\/|\(|` +
    String.raw`\[)?\s?ppm\s?[)\]]?|\(\s?δ,?\s?(?:in\s)?(?:ppm)?\s?\)|` +
    String.raw`\(\s?(?:δ,?\s?)?(?:in\s)?(?:ppm)?[,;]?\s?J,?\s?(?:in\s|\/\s?)?Hz\s?\)`,
  'iy',
);
const UNIT = /ppm\b|δ(?:_?[HC])?(?:\s?=)?/y;

/** Headers that say which nucleus it is; "NMR" alone does not. */
const NAMED =
  /(?:H|C)\b[\s{}\-–1¹H]*(?:NMR|RMN|EMN)|(?:NMR|RMN|EMN)[\s-]*(?:de\s+)?(?:1|¹)|PMR|δ_?[HC](?![a-z])/iu;

const isCarbon = (text: string): boolean =>
  /13\s?C|¹³C|\bC[\s-]*NMR|C\s?\{|NMR[\s-]*13|(?:RMN|EMN)[\s-]*(?:de\s+)?13|δ_?C(?![a-z])/iu.test(
    text,
  );

/** No hydrogen of a usual compound lies above, ppm. */
const MOST_PROTON_PPM = 16;
/** Where bare numbers are concerned: hydrogens on carbon, and so many of them. */
const BARE_PPM = 12,
  BARE_LEAST = 5;

/**
 * Whether signals whose nucleus nothing names can only be hydrogens': with integrals, none beyond the
 * range of ¹H; or bare numbers, so many at such low shifts as no molecule's carbons have.
 */
function areProtons(entries: readonly ListEntry[]): boolean {
  const highest = Math.max(...entries.map(({ value }) => value));
  return hasIntegrals(entries)
    ? highest <= MOST_PROTON_PPM
    : highest <= BARE_PPM && entries.length >= BARE_LEAST;
}

const hasIntegrals = (entries: readonly ListEntry[]): boolean =>
  entries.some(({ details }) =>
    details.some((detail) => /(?:^|[\s,;])\d{1,2}\s?H(?:$|[\s,;])/u.test(detail.text)),
  );

export type NmrResult = NotationResult<{
  readonly spectrum: H1Spectrum | C13Spectrum;
  readonly ranges: readonly ShiftRange[];
}>;

/**
 * Reads an NMR listing as journals print it (ACS Guide to Scholarly Communication, "NMR data"):
 * `1H NMR (400 MHz, CDCl3) δ 7.26 (d, J = 8.5 Hz, 2H), 7.35–7.28 (m, 5H)` or `13C NMR … δ 170.1,
 * 128.5 (2C)`.
 * Header, δ, spaces, order within parentheses, superscripts and decimal commas are free. Without a
 * header the nucleus is `fallback`, unless that is ¹³C and the signals can only be hydrogens'; without
 * either, what the signals look like. A range's peak is at its middle. For ¹³C what is in parentheses
 * is the kind of carbon, couplings, or the assignment, `2C` included. Errors point at the token. Never
 * throws; linear.
 */
export function readNmr(text: string, fallback?: SpectrumType): NmrResult {
  return reading(() => {
    const plain = decimalPoints(text);
    const header = readHeader(plain, { technique: NUCLEUS, noise: NOISE });
    const entries = readPeakList(plain, { from: header.end, unit: UNIT });
    refuseTail(entries, plain);
    const named = NAMED.test(header.text);
    const carbon = named
      ? isCarbon(header.text)
      : fallback === 'C13NMR'
        ? !areProtons(entries)
        : fallback !== 'H1NMR' && !hasIntegrals(entries) && entries.some(({ value }) => value > 20);
    const metadata = conditionsOf(header);
    const filled = Object.keys(metadata).length > 0;
    if (carbon) {
      const { temperature_c: _, ...rest } = metadata;
      const c13: C13Metadata = rest;
      const details = readCarbonDetails(entries.map((entry) => entry.details));
      const peaks = entries.map((entry, i) => ({ delta_ppm: middle(entry), ...details[i] }));
      return {
        spectrum: {
          type: 'C13NMR' as const,
          ...(Object.keys(c13).length > 0 ? { metadata: c13 } : {}),
          peaks,
        },
        ranges: rangesOf(entries),
      };
    }
    const peaks = entries.map((entry) => ({
      delta_ppm: middle(entry),
      ...readProtonDetails(entry.details, plain),
    }));
    return {
      spectrum: { type: 'H1NMR' as const, ...(filled ? { metadata } : {}), peaks },
      ranges: rangesOf(entries),
    };
  });
}
