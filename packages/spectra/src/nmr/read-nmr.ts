import type {
  C13Metadata,
  C13Spectrum,
  H1Metadata,
  H1Spectrum,
  SpectrumType,
} from '../spectrum.ts';
import { solventsNamed } from '../chemistry/solvent-names.ts';
import { readHeader, type Header } from '../listings/header.ts';
import {
  fault,
  reading,
  type NotationResult,
  type ShiftRange,
} from '../listings/notation-result.ts';
import { decimalPoints, middle, readPeakList, type ListEntry } from '../listings/peak-list.ts';
import { readCarbonDetails } from './carbon-details.ts';
import { readProtonDetails } from './proton-details.ts';

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

function conditions({ conditions: pieces }: Header): H1Metadata {
  const metadata: H1Metadata = {};
  const others: string[] = [];
  for (const { text } of pieces) {
    const frequency = /^(\d+(?:\.\d+)?)\s*MHz$/iu.exec(text);
    const temperature = /^([-−+]?\d+(?:\.\d+)?)\s*(K|°\s?C|º\s?C)$/u.exec(text);
    if (frequency) metadata.frequency_mhz ??= Number(frequency[1]);
    else if (temperature) {
      const value = Number(temperature[1]!.replace('−', '-'));
      metadata.temperature_c ??=
        temperature[2] === 'K' ? Number((value - 273.15).toFixed(2)) : value;
    } else if (!/^(?:δ|ppm|δ\s?\/?\s?ppm|TMS|r\.?t\.?|\d+\s*scans)$/iu.test(text))
      others.push(text);
  }
  // Among "rotamers", "major isomer" and the like, the solvent is what is one.
  const solvent = others.find((text) => solventsNamed(text).length > 0) ?? others[0];
  if (solvent !== undefined) metadata.solvent = solvent;
  return metadata;
}

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

function ranges(entries: readonly ListEntry[]): ShiftRange[] {
  return entries.flatMap(({ value, to }, row) => (to === null ? [] : [{ row, from: value, to }]));
}

function refuseTail(entries: readonly ListEntry[], text: string): void {
  for (const { tail } of entries) {
    if (tail.text !== '' && !/^(?:ppm)?\.?$/u.test(tail.text))
      throw fault('unexpected_text', text, { at: tail.at, length: tail.text.length });
  }
}

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
    const metadata = conditions(header);
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
        ranges: ranges(entries),
      };
    }
    const peaks = entries.map((entry) => ({
      delta_ppm: middle(entry),
      ...readProtonDetails(entry.details, plain),
    }));
    return {
      spectrum: { type: 'H1NMR' as const, ...(filled ? { metadata } : {}), peaks },
      ranges: ranges(entries),
    };
  });
}
