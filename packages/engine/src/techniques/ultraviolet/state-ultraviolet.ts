import {
  aboutEvidence,
  evidenceOf,
  type ExplainedCandidate,
} from '../../statements/explained-candidate.ts';
import type { Statement } from '../../statements/statement.ts';
import { ofCode } from '../../evidence/of-code.ts';
import { stateTogether } from '../state-together.ts';

/** UV-Vis: which chromophore explains each maximum. */
export function stateUltraviolet(molecule: ExplainedCandidate): Statement[] {
  const items = evidenceOf(molecule, 'UVVIS');
  return [
    ...ofCode(items, 'uv-maximum-found').map((item): Statement => ({
      kind: 'uv-maximum-found',
      values: { ...item.values, sd: item.sd },
      ...aboutEvidence(item),
    })),
    ...stateTogether('uv-end-absorption', ofCode(items, 'uv-end-absorption')),
  ];
}
