import { ofCode } from '../evidence/of-code.ts';
import { evidenceOf, type ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';

/** Whether all shifts of a spectrum lie above or below their predictions alike. */
export function stateOffset(
  molecule: ExplainedCandidate,
  technique: 'C13NMR' | 'H1NMR',
): Statement[] {
  const [found] = ofCode(evidenceOf(molecule, technique), 'constant-offset');
  const offset = found?.values.offset ?? 0;
  return offset === 0
    ? []
    : [
        {
          kind: offset > 0 ? 'offset-high' : 'offset-low',
          technique,
          values: { technique, offset: Math.abs(offset) },
        },
      ];
}
