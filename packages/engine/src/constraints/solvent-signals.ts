import type { SpectrumType } from '@elucida/spectra/spectrum';

/** Signals of deuterated solvents and of water in them, ppm (G. R. Fulmer et al., Organometallics 29 (2010) 2176). */
const SIGNALS: Readonly<Partial<Record<SpectrumType, readonly (readonly [ppm: number, solvent: string])[]>>> = {
  C13NMR: [[77.16, 'CDCl₃'], [39.52, 'DMSO-d₆'], [29.84, 'acetone-d₆'], [206.26, 'acetone-d₆'], [49, 'CD₃OD'], [128.06, 'C₆D₆'], [53.84, 'CD₂Cl₂'], [118.26, 'CD₃CN'], [1.32, 'CD₃CN']],
  H1NMR: [[7.26, 'CDCl₃'], [2.5, 'DMSO-d₆'], [2.05, 'acetone-d₆'], [3.31, 'CD₃OD'], [7.16, 'C₆D₆'], [5.32, 'CD₂Cl₂'], [1.94, 'CD₃CN'], [4.79, 'D₂O'], [1.56, 'CDCl₃ (H₂O)'], [3.33, 'DMSO-d₆ (H₂O)']],
};
const TOLERANCE_PPM = { C13NMR: 0.4, H1NMR: 0.03 };

/** The solvent that shows a signal here, if one does. */
export function solventAt(technique: SpectrumType, position: number): string | undefined {
  if (technique !== 'C13NMR' && technique !== 'H1NMR') return undefined;
  return SIGNALS[technique]?.find(([ppm]) => Math.abs(ppm - position) <= TOLERANCE_PPM[technique])?.[1];
}
