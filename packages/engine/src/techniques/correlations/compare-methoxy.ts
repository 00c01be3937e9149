import { C, N, O } from '@elucida/molecules/atomic-numbers';
import { neighboursOf } from '@elucida/molecules/graph';
import { ofCode } from '../../evidence/of-code.ts';
import { labelAtoms, type ExplainedCandidate } from '../../statements/explained-candidate.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';
import { bondsBetween, type Assignment } from '../../nmr/correlations.ts';

/** Log odds that a nuclear Overhauser effect and a shared HMBC partner are worth. */
const NOE_POWER = 3.2,
  SHARED_POWER = 3;
/** Heavy-atom bonds from the CH₃ to the carbon whose hydrogen is near it: C–O–C–C. */
const TO_ORTHO = 3;
/** Heavy-atom bonds of a strong HMBC correlation of arenes, over three bonds: H–C–C–C. */
const STRONG_HMBC = 2;

interface Around {
  /** The signal of the CH₃ group. */
  readonly methyl: Assignment;
  /** Peaks next to it in space, and peaks that correlate with the carbon that bears its O or N. */
  readonly ortho: ReadonlySet<number>;
  readonly shared: ReadonlySet<number>;
}

/**
 * Two isomers that differ in where an OCH₃ or NCH₃ group is, as ferulic and isoferulic acid. NOESY
 * sees which hydrogens lie next to the CH₃; HMBC which carbon bears it, by the hydrogens that
 * correlate with the same carbon over three bonds. Both need signals of the list that each molecule
 * has on its own side: one that fits one place in shift and splitting.
 */
export function compareMethoxy({ best, rival, names }: Pair<ExplainedCandidate>): Measurement[] {
  const theirs = around(rival);
  for (const mine of around(best)) {
    const other = theirs.find(({ methyl }) => methyl.peak === mine.methyl.peak);
    if (other === undefined) continue;
    const found = (['ortho', 'shared'] as const).flatMap((way): Measurement[] => {
      const own = assignedTo(best, only(mine[way], other[way])),
        rivals = assignedTo(best, only(other[way], mine[way]));
      if (own === undefined || rivals === undefined) return [];
      return [
        {
          power: way === 'ortho' ? NOE_POWER : SHARED_POWER,
          by: way === 'ortho' ? 'NOESY' : 'HMBC',
          statement: {
            kind: way === 'ortho' ? 'settle-noesy' : 'settle-hmbc-shared',
            atoms: [...mine.methyl.atoms],
            values: {
              ...names,
              observed: mine.methyl.observed,
              atoms: labelAtoms(best, mine.methyl.atoms),
              other: own.observed,
              rivalOther: rivals.observed,
            },
          },
        },
      ];
    });
    if (found.length > 0) return found;
  }
  return [];
}

/** The CH₃ groups on oxygen and nitrogen with what lies around them. */
function around({ graph, candidate }: ExplainedCandidate): Around[] {
  const protons = ofCode(candidate.evidence, 'proton-assignment');
  return protons.flatMap((methyl): Around[] => {
    const [atom] = methyl.atoms;
    if (methyl.atoms.length !== 1 || graph.hydrogens[atom] !== 3) return [];
    const [hetero] = neighboursOf(graph, atom);
    if (graph.element[hetero] !== O && graph.element[hetero] !== N) return [];
    const bearer = neighboursOf(graph, hetero).find(
      (other) => other !== atom && graph.element[other] === C,
    );
    if (bearer === undefined) return [];
    const fromMethyl = bondsBetween(graph, atom),
      fromBearer = bondsBetween(graph, bearer);
    const peaksWhere = (holds: (near: number) => boolean) =>
      new Set(protons.filter(({ atoms }) => atoms.some(holds)).map(({ peak }) => peak));
    return [
      {
        methyl,
        ortho: peaksWhere((near) => fromMethyl[near] === TO_ORTHO),
        shared: peaksWhere((near) => fromBearer[near] === STRONG_HMBC),
      },
    ];
  });
}

const only = (some: ReadonlySet<number>, others: ReadonlySet<number>): number[] =>
  [...some].filter((peak) => !others.has(peak));

/**
 * The first of the signals that has a splitting of its own in the list: a doublet of 2 Hz is not
 * taken for one of 8 Hz, whatever the shifts.
 */
function assignedTo({ candidate }: ExplainedCandidate, peaks: readonly number[]) {
  const splittings = ofCode(candidate.evidence, 'multiplicity');
  return ofCode(candidate.evidence, 'proton-assignment').find(
    ({ peak, atoms }) =>
      peaks.includes(peak) && atoms.length === 1 && splittings.some((item) => item.peak === peak),
  );
}
