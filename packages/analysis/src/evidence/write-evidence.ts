import type { EvidenceItem } from '@elucida/contract/analysis';
import type { Evidence } from '@elucida/engine/evidence/evidence';
import { formatError } from '../report/format-value.ts';

/** Values that the wire holds as texts (contract §2). */
function textsOf(item: Evidence): EvidenceItem['values'] {
  switch (item.code) {
    case 'carbon-assignment': {
      const { divided, ...values } = item.values;
      return { ...values, ...(divided && { divided: 'yes' }) };
    }
    case 'couplings':
      return { ...item.values, couplings: item.values.couplings.join('; ') };
    case 'ms-adduct':
    case 'ms-adduct-off': {
      const { mz, ion, mass, ppm } = item.values;
      return {
        mz: String(mz),
        ion,
        mass: mass.toFixed(4),
        ...(ppm !== undefined && { ppm: formatError(ppm) }),
      };
    }
    case 'ms-adduct-missing':
      return {
        positions: item.values.positions.map(({ ion, mz }) => `${ion} ${mz.toFixed(4)}`).join(', '),
      };
    default:
      return item.values && { ...item.values };
  }
}

/** One piece of evidence as a response holds it. */
export function writeEvidence(item: Evidence): EvidenceItem {
  const { open, better, ...rest } = item;
  const texts = textsOf(item);
  const values = {
    ...texts,
    ...(open && { open: 'yes' }),
    ...(better && { better: better.smiles }),
    ...(better && 'predicted' in better
      ? { betterPredicted: better.predicted, betterSd: better.sd }
      : better && { betterPattern: better.pattern }),
  };
  return {
    ...rest,
    atoms: [...item.atoms],
    values: texts === undefined && Object.keys(values).length === 0 ? undefined : values,
  };
}
