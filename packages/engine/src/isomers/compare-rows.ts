import { compareCarbon } from '../techniques/carbon/compare-carbon.ts';
import { compareDept } from '../techniques/carbon/compare-dept.ts';
import { compareInfrared } from '../techniques/infrared/compare-infrared.ts';
import { compareMass } from '../techniques/mass/compare-mass.ts';
import type { Measurement, Pair } from '../statements/measurement.ts';
import { compareProton } from '../techniques/proton/compare-proton.ts';
import type { ExplainedMolecule } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';
import type { StructureNames } from '@elucida/library/name-structure';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';

interface Compared extends ExplainedMolecule, Pick<StructureNames, 'name'> {
  readonly smiles: string;
}

/**
 * Log odds from which an IR band is worth naming with the NMR: those of functional groups that a
 * chemist recognises at a glance.
 */
const CLEAR_BAND = 4;

/**
 * What tells two isomers apart: the better of the two NMR spectra, and an IR band that only one
 * has; where neither does, DEPT or a mass spectrum, or a statement that nothing routine does.
 */
export function compareRows(
  row: Compared,
  other: Compared,
  predictor: ShiftPredictor,
): Statement[] {
  const reference = ({ smiles, name }: Compared) => ({ smiles, names: name });
  const pair: Pair = {
    best: row,
    rival: other,
    names: { molecule: reference(row), rival: reference(other) },
    predictor,
  };
  const best = (...compare: readonly ((pair: Pair) => Measurement[])[]) =>
    compare
      .flatMap((each) => each(pair))
      .sort((a, b) => b.power - a.power)
      .slice(0, 1);
  const infrared = compareInfrared(pair);
  const first = [
    ...best(compareCarbon, compareProton),
    ...infrared.filter(({ power }) => power >= CLEAR_BAND),
  ];
  const found = [first, infrared, best(compareDept), best(compareMass)].find(
    (measurements) => measurements.length > 0,
  );
  return (
    found?.map(({ statement }) => withoutLabels(statement)) ?? [
      { kind: 'settle-nothing-routine', values: { ...pair.names } },
    ]
  );
}

/** The guide's drawings carry no numbers that the labels of atoms could refer to. */
function withoutLabels(statement: Statement): Statement {
  if (statement.kind !== 'settle-carbon-shift' && statement.kind !== 'settle-proton-shift')
    return statement;
  const { atoms: _, otherAtoms: __, ...values } = statement.values;
  return { ...statement, values };
}
