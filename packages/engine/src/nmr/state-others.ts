import { SOLVENTS } from '@elucida/spectra/chemistry/solvents';
import type { EvidenceOf, EvidenceValues } from '../judging/evidence/evidence.ts';
import { ofCode } from '../judging/evidence/of-code.ts';
import type { ExplainedCandidate } from '../explanation/explained-candidate.ts';
import type { Statement, StatementKind } from '../explanation/statement.ts';

function kindOf({ origin, impurity }: EvidenceValues<'other-substance'>): StatementKind {
  if (origin === 'solvent') return 'other-solvent';
  if (origin === 'water') return 'other-water';
  if (origin === 'small') return 'other-small';
  if (origin === 'split') return 'carbon-split';
  return impurity === 'tms' ? 'other-reference' : 'other-impurity';
}

/**
 * Lines put down to a solvent, to water, to the reference or to an impurity: one statement for the
 * lines of one origin in one spectrum.
 */
export function stateOthers({ candidate }: Pick<ExplainedCandidate, 'candidate'>): Statement[] {
  const byOrigin = new Map<string, EvidenceOf<'other-substance'>[]>();
  for (const item of ofCode(candidate.evidence, 'other-substance')) {
    const { origin, solvent, impurity, by, constant, place } = item.values;
    const key = [
      item.technique,
      origin,
      solvent,
      impurity,
      ...(origin === 'split' ? [by, constant, place] : []),
    ].join(' ');
    byOrigin.set(key, [...(byOrigin.get(key) ?? []), item]);
  }
  return [...byOrigin.values()].map((items): Statement => {
    const [{ technique, values }] = items;
    const { solvent, impurity, by, constant } = values;
    const sorted = [...items].sort((a, b) => b.observed - a.observed);
    const places = new Set(
      sorted.flatMap((item) =>
        item.values.place === undefined ? [] : [String(item.values.place)],
      ),
    );
    return {
      kind: kindOf(values),
      technique,
      peaks: sorted.flatMap(({ peak }) => peak ?? []),
      values: {
        technique,
        positions: sorted
          .map(({ observed }) => observed.toFixed(technique === 'C13NMR' ? 1 : 2))
          .join(', '),
        places: [...places].join(', '),
        ...(solvent !== undefined && {
          solvent: SOLVENTS.find(({ id }) => id === solvent)?.label ?? solvent,
        }),
        ...(impurity !== undefined && { impurity }),
        ...(by !== undefined && { nucleus: by === 'F' ? '¹⁹F' : '³¹P', constant: constant! }),
      },
    };
  });
}
