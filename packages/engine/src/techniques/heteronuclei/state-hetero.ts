import type { HeteroType } from '@elucida/spectra/techniques/hetero-technique';
import { ofCode } from '../../evidence/of-code.ts';
import type { EvidenceOf } from '../../evidence/evidence.ts';
import {
  aboutEvidence,
  environmentOf,
  evidenceOf,
  labelAtoms,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import type { AssignedSignal, Statement } from '../../statements/statement.ts';

const signalOf = (
  molecule: ExplainedCandidate,
  item: EvidenceOf<'hetero-assignment'>,
): AssignedSignal => ({
  observed: item.observed,
  environment: environmentOf(molecule, item.atoms[0]),
  atoms: labelAtoms(molecule, item.atoms),
  predicted: item.predicted,
  sd: item.sd,
  observations: item.observations,
});

/** ¹⁹F or ³¹P: whether the number of signals fits, and what each is assigned to. */
export function stateHetero(type: HeteroType, molecule: ExplainedCandidate): Statement[] {
  const items = evidenceOf(molecule, type);
  const assigned = ofCode(items, 'hetero-assignment');
  const [count] = ofCode(items, 'hetero-count');
  const statements: Statement[] = [];
  if (count !== undefined && count.verdict !== 'against' && count.open === undefined) {
    const { classes, signals, nucleus } = count.values;
    statements.push(
      classes === signals
        ? { kind: 'hetero-signals-fit', values: { signals, nucleus }, technique: type }
        : {
            kind: 'hetero-signals-coincide',
            values: { classes, signals, nucleus },
            technique: type,
          },
    );
  }
  if (assigned.length > 0)
    statements.push({
      kind: 'hetero-signals',
      values: { signals: assigned.map((item) => signalOf(molecule, item)) },
      technique: type,
      peaks: assigned.map(({ peak }) => peak),
      atoms: assigned.flatMap(({ atoms }) => atoms),
    });
  return statements;
}

/** Each assigned signal as a point of its own; `stateHetero` lists them together. */
export const heteroReasons = (type: HeteroType, molecule: ExplainedCandidate): Statement[] =>
  ofCode(evidenceOf(molecule, type), 'hetero-assignment')
    .filter(({ verdict }) => verdict !== 'against')
    .map((item) => ({
      kind: 'hetero-signals',
      values: { signals: [signalOf(molecule, item)] },
      ...aboutEvidence(item),
    }));
