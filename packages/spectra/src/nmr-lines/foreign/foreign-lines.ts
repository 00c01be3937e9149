import type { Formula } from '../../formula/formula.ts';
import type { Spectrum } from '../../spectrum.ts';
import { exchangesHydrogens, solventOf } from '../solvent.ts';
import { exchangeableLimit, listedCarbons, listedProtons } from '../listed-lines.ts';
import { ownLines, type ForeignLines } from './own-lines.ts';

/**
 * Who may own the lines of the NMR spectra apart from the molecule. Both spectra are looked at together:
 * an impurity that one shows is looked for in the other.
 */
export function foreignLines(formula: Formula, spectra: readonly Spectrum[]): ForeignLines {
  const h1 = listedProtons(spectra).map(({ peak: { delta_ppm, int, mult, j_hz } }) => ({
    ppm: delta_ppm,
    integral: int,
    multiplicity: mult,
    couplings: j_hz ?? [],
  }));
  const solvents = spectra.flatMap((spectrum) =>
    (spectrum.type === 'H1NMR' || spectrum.type === 'C13NMR') && spectrum.metadata?.solvent
      ? [spectrum.metadata.solvent]
      : [],
  );
  const carbonMHz = spectra.find((spectrum) => spectrum.type === 'C13NMR')?.metadata?.frequency_mhz;
  return ownLines(
    {
      h1,
      c13: listedCarbons(spectra).map(({ shift }) => shift),
      solvents,
      ...(carbonMHz && carbonMHz > 0 && { carbonMHz }),
    },
    formula,
    {
      hydrogens: formula.counts.H ?? 0,
      exchangeable: exchangeableLimit(formula),
      exchanged: exchangesHydrogens(solventOf(spectra)),
    },
  );
}
