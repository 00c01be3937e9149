import type { ManualDraft } from '@elucida/spectra/manual-payload/draft';
import { toNumber } from '@elucida/spectra/number-format';
import { readAdduct } from '@elucida/spectra/techniques/mass/adducts';
import { readAccurateMass } from '@elucida/spectra/techniques/mass/read-accurate-mass';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import type { SoughtMass } from './sought-mass.ts';

/** From so many decimals on, a mass was measured exactly. */
const EXACT = /\.\d{3,}$/u;

/** The mass in a text: a number, or a line of accurate mass as it is printed. */
export function massIn(text: string): SoughtMass | null {
  const number = toNumber(text);
  if (Number.isFinite(number) && number > 0) return { mz: number, ion: null };
  const read = readAccurateMass(text);
  const mz = read?.found ?? read?.calculated ?? null;
  return mz === null ? null : { mz, ion: read?.adduct?.ion ?? null };
}

/** The first exact mass among the peaks that are typed. */
export function massInDraft({ spectra }: ManualDraft): SoughtMass | null {
  for (const { peaks } of spectra)
    for (const cells of peaks) {
      const typed = (cells['m_z'] ?? '').trim();
      if (EXACT.test(typed))
        return { mz: toNumber(typed), ion: readAdduct(cells['assignment'] ?? '')?.ion ?? null };
    }
  return null;
}

/** Signals of the carbon spectrum that are typed, at most as many as there are carbons. */
export const carbonSignalsIn = ({ spectra }: ManualDraft): number =>
  spectra
    .filter(({ type }) => techniqueOf(type).nucleus === '13C')
    .reduce((most, { type, peaks }) => {
      const position = PEAK_FIELDS[type][0]!.name;
      const shifts = new Set(
        peaks.map((cells) => toNumber(cells[position] ?? '')).filter(Number.isFinite),
      );
      return Math.max(most, shifts.size);
    }, 0);
