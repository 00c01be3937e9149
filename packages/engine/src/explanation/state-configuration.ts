import type { ConfigurationAnswer } from '../configuration/configuration-of.ts';
import { labelAtoms, type ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';

/**
 * What constants and NOE say of the relative configuration, with the signals and contacts that say so, or that it is
 * open. Nothing where it is of double bonds alone that are stated already (`isStated`), or open at these alone.
 */
export function stateConfiguration(
  {
    smiles,
    probability,
    complete,
    elements,
    stated,
    diastereomers,
    couplings,
    contacts,
  }: ConfigurationAnswer,
  best: ExplainedCandidate,
  isStated: (bond: readonly [number, number]) => boolean,
): Statement[] {
  const count = diastereomers.length;
  if (smiles === null)
    return elements.centres.length < 2
      ? []
      : [
          {
            kind: 'configuration-open',
            values: { probability, count },
            atoms: [...elements.centres],
          },
        ];
  if (stated.centres.length === 0 && stated.bonds.every(isStated)) return [];
  const atoms = [...stated.centres, ...stated.bonds.flat()];
  return [
    complete
      ? { kind: 'configuration-stated', values: { smiles, probability, count }, atoms }
      : { kind: 'configuration-in-part', values: { smiles, probability }, atoms },
    ...couplings.map(
      ({ technique, peak, observed, atom, measured, expected, otherwise }): Statement => ({
        kind: 'configuration-coupling',
        values: { observed, atoms: labelAtoms(best, [atom]), measured, expected, otherwise },
        technique,
        peaks: [peak],
        atoms: [atom],
      }),
    ),
    ...contacts.map((contact): Statement => {
      const { technique, peak, observed, other, distance, otherwise } = contact;
      return {
        kind: 'configuration-contact',
        values: {
          observed,
          other,
          atoms: labelAtoms(best, contact.atoms),
          otherAtoms: labelAtoms(best, contact.otherAtoms),
          distance,
          otherwise,
        },
        technique,
        peaks: [peak],
        atoms: [...contact.atoms, ...contact.otherAtoms],
      };
    }),
  ];
}
