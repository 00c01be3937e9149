import type { EvidenceOf, EvidenceValues } from '../evidence/evidence.ts';
import { ofCode } from '../evidence/of-code.ts';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { Statement, StatementOf, StatementValues } from '../statements/statement.ts';

/** A statement about lines of another substance. */
type Named = StatementOf<
  | 'other-solvent'
  | 'other-water'
  | 'other-reference'
  | 'other-impurity'
  | 'other-small'
  | 'carbon-split'
>;
type Line = EvidenceOf<'other-substance'>;

/** What lines of one origin are stated as. */
function stateOrigin(
  { origin, solvent, impurity, by, constant }: EvidenceValues<'other-substance'>,
  { technique, positions, places }: StatementValues<'other-reference'> & { places: number[] },
): Named {
  if (origin === 'split' && by !== undefined)
    return {
      kind: 'carbon-split',
      values: {
        technique,
        positions,
        places,
        nucleus: by,
        ...(constant !== undefined && { constant }),
      },
    };
  if (origin === 'solvent' && solvent !== undefined)
    return { kind: 'other-solvent', values: { technique, positions, places, solvent } };
  if (origin === 'water' && solvent !== undefined)
    return { kind: 'other-water', values: { technique, positions, places, solvent } };
  if (impurity === 'tms') return { kind: 'other-reference', values: { technique, positions } };
  return origin === 'impurity' && impurity !== undefined && solvent !== undefined
    ? { kind: 'other-impurity', values: { technique, positions, places, solvent, impurity } }
    : { kind: 'other-small', values: { technique, positions } };
}

/**
 * Lines assigned to a solvent, to water, to the reference or to an impurity: one statement for the
 * lines of one origin in one spectrum.
 */
export function stateOthers({ candidate }: Pick<ExplainedCandidate, 'candidate'>): Statement[] {
  const byOrigin = new Map<string, Line[]>();
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
    const sorted = [...items].sort((a, b) => b.observed - a.observed);
    const places = sorted.flatMap((item) => item.values.place ?? []);
    return {
      ...stateOrigin(values, {
        technique,
        positions: sorted.map(({ observed }) => observed),
        places: [...new Set(places)],
      }),
      technique,
      peaks: sorted.flatMap(({ peak }) => peak),
    };
  });
}
