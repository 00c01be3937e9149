import { describe, expect, test } from 'vitest';
import type { Spectrum } from '../spectrum.ts';
import type { PrintedCompound } from '../testing/printed-compound.ts';
import { PRINTED_COMPOUNDS } from '../testing/printed-compounds.ts';
import { reportOf, SECTION_STYLES } from '../testing/section-styles.ts';
import { readMultiplicity } from '../chemistry/multiplicities.ts';
import { readSection } from './read-section.ts';

const spectraOf = (spectra: readonly Spectrum[], type: Spectrum['type']) =>
  spectra.filter((spectrum) => spectrum.type === type);

const withoutAtoms = ({ peaks }: Spectrum) =>
  peaks.map((peak) => ({ ...peak, assignment: undefined }));

const protonsOf = ({ h1 }: PrintedCompound) =>
  h1.map(({ ppm, int, mult, j }) => ({
    delta_ppm: typeof ppm === 'number' ? ppm : Number(((ppm[0] + ppm[1]) / 2).toFixed(4)),
    int,
    mult: readMultiplicity(mult)?.code ?? mult,
    ...(j ? { j_hz: [...j] } : {}),
  }));

describe.each(Object.entries(SECTION_STYLES))('%s', (style, print) => {
  test.each(PRINTED_COMPOUNDS.map((compound) => [compound.name, compound] as const))(
    '%s',
    (_name, compound) => {
      const read = readSection(print(compound));
      const isWhole = style !== 'MestReNova report';
      const [proton, ...more] = spectraOf(read.spectra, 'H1NMR');
      expect(more).toEqual([]);
      expect(proton).toMatchObject({ metadata: { frequency_mhz: 400 } });
      expect(withoutAtoms(proton!)).toEqual(protonsOf(compound));
      const [carbon] = spectraOf(read.spectra, 'C13NMR');
      expect(carbon).toMatchObject({ metadata: { frequency_mhz: 101 } });
      expect(carbon!.peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm)).toEqual(
        compound.c13.map(({ ppm }) => ppm),
      );
      if (!isWhole) return;
      expect(read.title).toBe(compound.name);
      const [infrared] = spectraOf(read.spectra, 'IR');
      expect(
        infrared!.peaks.map((peak) => 'wavenumber_cm1' in peak && peak.wavenumber_cm1),
      ).toEqual(compound.ir);
      expect(read.masses).toHaveLength(1);
      const { calculated, found } = reportOf(compound);
      expect(read.masses[0]).toMatchObject({
        found: Number(found),
        calculated: Number(calculated),
        adduct: { ion: compound.ion },
      });
      expect(read.formula?.hill).toBe(compound.formula);
      expect(read.unused.filter(({ reason }) => reason.startsWith('unread'))).toEqual([]);
      const lists = spectraOf(read.spectra, 'MS').filter(({ peaks }) => peaks.length > 1);
      const printsList = /EI/u.test(print(compound)) && /m\/z \((?:%|rel)/u.test(print(compound));
      expect(lists.map(({ peaks }) => peaks.map((peak) => 'm_z' in peak && peak.m_z))).toEqual(
        printsList ? [compound.ms!.map(([mz]) => mz)] : [],
      );
    },
  );
});
