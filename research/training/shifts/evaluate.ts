import { perceive } from '@elucida/molecules/perceive';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Nucleus } from '@elucida/prediction/shift-tables';
import { quantile } from './fit-spread.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';

interface Errors {
  errors: number[];
  within: number;
}

const SIZES = [
  { atoms: 8, name: 'size 1-8' },
  { atoms: 12, name: 'size 9-12' },
  { atoms: 20, name: 'size 13-20' },
  { atoms: Infinity, name: 'size 21+' },
];

/** A predictor with molecules that it was not trained on. */
interface Examination {
  readonly predictor: ShiftPredictor;
  readonly molecules: readonly ObservedMolecule[];
}

/**
 * Errors of predictors on their molecules, taken together, as lines of text: overall, by kind and
 * by depth of evidence.
 */
export function evaluatePredictor(
  nucleus: Nucleus,
  examinations: readonly Examination[],
): string[] {
  const groups = new Map<string, Errors>();
  const note = (group: string, error: number, sd: number): void => {
    let errors = groups.get(group);
    if (!errors) groups.set(group, (errors = { errors: [], within: 0 }));
    errors.errors.push(error);
    if (error <= sd) errors.within++;
  };
  for (const { graph, predictor, shifts } of examinations.flatMap(({ molecules, predictor }) =>
    molecules.map((molecule) => ({ ...molecule, predictor })),
  )) {
    const perception = perceive(graph);
    const { depth, observations, ...predicted } = predictor.predict(nucleus, graph, perception);
    for (const way of ['predict', 'byIncrements', 'bySmallNetwork', 'byTables'] as const) {
      const { sd, shift } =
        way === 'predict'
          ? predicted
          : way === 'byIncrements'
            ? predictor.byIncrements(nucleus, graph, perception)
            : predictor[way](graph, perception).shifts(nucleus);
      for (const [symmetryClass, values] of shifts) {
        const atom = perception.symmetryClass.indexOf(symmetryClass);
        for (const value of values) {
          const error = Math.abs(value - shift[atom]);
          const kind = graph.element[atom] === 6 ? 'on carbon' : 'on heteroatoms';
          note(`${way} ${kind}`, error, sd[atom]);
          if (graph.element[atom] !== 6) continue;
          if (perception.aromatic[atom] === 1) note(`${way} aromatic`, error, sd[atom]);
          note(
            `${way} ${SIZES.find((size) => graph.atomCount <= size.atoms)!.name}`,
            error,
            sd[atom],
          );
          note(`${way} depth ${depth[atom]}`, error, sd[atom]);
          if (way === 'predict')
            note(
              `${way} votes ${observations[atom] < 3 ? '0-2' : observations[atom] < 10 ? '3-9' : '10+'}`,
              error,
              sd[atom],
            );
        }
      }
    }
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([group, { errors, within }]) => {
      const sorted = Float64Array.from(errors);
      const mean = sorted.reduce((sum, e) => sum + e, 0) / errors.length;
      return (
        `${nucleus} ${group.padEnd(36)} n ${String(errors.length).padStart(6)}  MAE ` +
        `${mean.toFixed(3)}  median ${quantile(sorted, 0.5).toFixed(3)}  90% ${quantile(sorted, 0.9).toFixed(3)} ` +
        ` within 1 sd ${(within / errors.length).toFixed(3)}`
      );
    });
}
