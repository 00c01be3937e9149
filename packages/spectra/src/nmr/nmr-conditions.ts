import { solventsNamed } from '../chemistry/solvent-names.ts';
import type { Header } from '../listings/header.ts';
import type { H1Metadata } from '../spectrum.ts';

/** Frequency, temperature (°C) and solvent of what is in the parentheses of an NMR header. */
export function conditionsOf({ conditions: pieces }: Header): H1Metadata {
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
