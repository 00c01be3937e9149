import type { ExplainedMolecule } from '../../statements/explained-candidate.ts';
import type { Measurement, Pair } from '../../statements/measurement.ts';

/** Kinds of carbon that DEPT and edited HSQC tell apart, by hydrogens. */
const KINDS = ['C', 'CH', 'CH₂', 'CH₃'] as const;
/** Log odds that a different number of one kind is worth. */
const DEPT_POWER = 4.5;

/** Numbers of CH₃, CH₂, CH and C signals: what DEPT counts. */
function carbonKinds({ graph, perception }: ExplainedMolecule): number[] {
  const classes = KINDS.map(() => new Set<number>());
  for (let atom = 0; atom < graph.atomCount; atom++)
    if (graph.element[atom] === 6)
      classes[Math.min(3, graph.hydrogens[atom])].add(perception.symmetryClass[atom]);
  return classes.map(({ size }) => size);
}

/** DEPT or edited HSQC: the kind of carbon whose number of signals differs most. */
export function compareDept({ best, rival, names }: Pair): Measurement[] {
  const mine = carbonKinds(best),
    theirs = carbonKinds(rival);
  const order = [2, 3, 1, 0]
    .filter((kind) => mine[kind] !== theirs[kind])
    .sort((a, b) => Math.abs(mine[b] - theirs[b]) - Math.abs(mine[a] - theirs[a]));
  if (order.length === 0) return [];
  const [kind] = order;
  return [
    {
      power: DEPT_POWER,
      by: 'HSQC',
      statement: {
        kind: 'settle-dept',
        technique: 'C13NMR',
        values: { ...names, carbonKind: KINDS[kind], count: mine[kind], rivalCount: theirs[kind] },
      },
    },
  ];
}
