import type { RelativeConfigurationItem } from '@elucida/contract/relative-configuration';
import { atomLabels } from '@elucida/spectra/markup/atom-labels';
import { formatPosition } from '@elucida/spectra/plotting/plot-peak';

export type ConfigurationReason = RelativeConfigurationItem['based_on'][number];

/** A reason for a configuration as a row of symbols, with decimal points. */
export interface ConfigurationRow {
  readonly reason: ConfigurationReason;
  /** Its shift, or the two shifts of a contact: `3.11`, `3.70 / 1.71`. */
  readonly position: string;
  /** Its atoms: `C2`, `C2, C5`. */
  readonly atoms: string;
  /** Constants, Hz; null for a contact through space. */
  readonly measured: string | null;
  /** Constants, Hz, or a distance, Å. */
  readonly expected: string;
  readonly otherwise: string;
}

/** Figures of one kind with their unit: `9.6, 4.4 Hz`. */
const withUnit = (figures: readonly number[], unit: string): string =>
  `${figures.map((figure) => figure.toFixed(1)).join(', ')}\u00a0${unit}`;

/** The reasons for the configuration of a candidate, in the order of the answer. */
export const configurationRows = (
  reasons: readonly ConfigurationReason[],
  smiles: string,
): ConfigurationRow[] => {
  const labels = atomLabels(smiles);
  return reasons.map((reason) => {
    const { technique, observed, other, measured } = reason;
    const unit = measured ? 'Hz' : 'Å';
    return {
      reason,
      position: [observed, ...(other === undefined ? [] : [other])]
        .map((shift) => formatPosition(technique, shift))
        .join(' / '),
      atoms: reason.atoms.map((atom) => labels[atom]).join(', '),
      measured: measured ? withUnit(measured, unit) : null,
      expected: withUnit(reason.expected, unit),
      otherwise: withUnit(reason.otherwise, unit),
    };
  });
};
