import type { RelativeConfigurationItem } from '@elucida/contract/relative-configuration';
import type { ConfigurationAnswer } from '@elucida/engine/configuration/configuration-of';

/** Diastereomers below it are left out of an answer, but the first. */
const LEAST = 0.001;

/** The elements that are not stated: an atom of a centre, two of a C=C. */
const leftOpen = ({
  elements,
  stated,
}: Pick<ConfigurationAnswer, 'elements' | 'stated'>): number[][] => [
  ...elements.centres.filter((atom) => !stated.centres.includes(atom)).map((atom) => [atom]),
  ...elements.bonds
    .filter(([a, b]) => !stated.bonds.some(([one, other]) => one === a && other === b))
    .map(([a, b]) => [a, b]),
];

/** The relative configuration as it is answered (contract §2). */
export const writeConfiguration = ({
  smiles,
  probability,
  complete,
  elements,
  stated,
  diastereomers,
  couplings,
  contacts,
}: ConfigurationAnswer): RelativeConfigurationItem => ({
  smiles,
  probability,
  complete,
  open: leftOpen({ elements, stated }),
  diastereomers: diastereomers
    .filter((each, k) => k === 0 || each.probability >= LEAST)
    .map((each) => ({ ...each })),
  based_on: [
    ...couplings.map(({ technique, peak, observed, atom, measured, expected, otherwise }) => ({
      technique,
      peak,
      atoms: [atom],
      observed,
      measured: [...measured],
      expected: [...expected],
      otherwise: [...otherwise],
    })),
    ...contacts.map(
      ({ technique, peak, observed, other, atoms, otherAtoms, distance, otherwise }) => ({
        technique,
        peak,
        atoms: [...atoms, ...otherAtoms],
        observed,
        other,
        expected: [distance],
        otherwise: [otherwise],
      }),
    ),
  ],
});
