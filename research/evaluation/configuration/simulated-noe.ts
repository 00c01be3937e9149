import { conformerMaker } from '@elucida/molecules/conformers/conformers';
import { diastereomers } from '@elucida/molecules/diastereomers';
import { sameUpToMirror } from '@elucida/molecules/mirror-image';
import type { Molecule } from '@elucida/molecules/molecule';
import { effectiveDistance } from '@elucida/engine/configuration/distances';
import {
  MOST_FREE,
  MOST_TRIES,
  populate,
} from '@elucida/engine/configuration/relative-configuration';
import type { Evidence } from '@elucida/engine/evidence/evidence';

/** Å */
const NEAR = 3.2;

/**
 * NOE peaks between hydrogens on carbon that conformers of the stated configuration bring near each other:
 * not recorded.
 */
export function simulatedNoe(molecule: Molecule, answer: string, seed: number): Evidence[] {
  const { graph } = molecule;
  const truth = diastereomers(molecule, MOST_FREE)?.all.find(({ smiles }) =>
    sameUpToMirror(smiles, answer),
  );
  const maker = conformerMaker(graph, molecule.perception);
  if (truth === undefined || maker === null) return [];
  const conformers = maker.conformers(truth.centres, truth.planes, {
    seed,
    most: MOST_TRIES,
    checkpoint: () => {},
  });
  if (conformers.length === 0) return [];
  const shown = { molecule, explicit: maker.explicit, populated: populate(conformers) };
  const bearers = [...Array(graph.atomCount).keys()].filter(
    (atom) => graph.element[atom] === 6 && graph.hydrogens[atom] > 0,
  );
  return bearers.flatMap((a, i) =>
    bearers.slice(i + 1).flatMap((b): Evidence[] => {
      if (effectiveDistance(shown, { atoms: [a], otherAtoms: [b] }) > NEAR) return [];
      return [
        {
          technique: 'NOESY',
          peak: 0,
          observed: 0,
          code: 'correlation-path',
          atoms: [a, b],
          verdict: 'for',
          values: { other: 0, bonds: 4, carriers: 1 },
        },
      ];
    }),
  );
}
