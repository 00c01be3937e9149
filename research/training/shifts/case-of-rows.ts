import { elementNumbered } from '@elucida/spectra/chemistry/elements';
import { hillText } from '@elucida/spectra/formula/hill';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ElementSymbol } from '@elucida/spectra/chemistry/elements';
import { atomsOfClass } from '@elucida/molecules/atoms-of-class';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ShiftRow } from '../../datasets/read-shift-rows.ts';

/** A row of observed shifts with its molecule; `key`: of the constitution. */
export interface KeyedRow {
  readonly row: ShiftRow;
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly key: number;
}

/** A case as a line of a file holds it (`readCases`), without its id. */
export interface CaseRow {
  readonly formula: string;
  readonly heavy_atoms: number;
  readonly answer: string;
  readonly spectra: readonly Spectrum[];
}

/** Sizes of the development cases, heavy atoms. */
const SIZES = { from: 3, to: 20 };

/**
 * A case from the assigned shifts of one molecule: each different shift is a peak, of as many
 * hydrogens as the atoms under it carry. Undefined where a carbon, or the hydrogens on one, have no
 * shift, or the molecule is a salt, charged, or not of `from` to `to` heavy atoms.
 */
export function caseOfRows(
  carbon: KeyedRow,
  proton: KeyedRow,
  { from, to } = SIZES,
): CaseRow | undefined {
  const formula = formulaOf(carbon.graph);
  const { atomCount } = carbon.graph;
  if (formula === undefined || atomCount < from || atomCount > to) return undefined;
  if (carbon.row.smiles.includes('.')) return undefined;
  const carbons = valuesOf(carbon, () => 1);
  const hydrogens = valuesOf(proton, ({ hydrogens: counts }, atom) => counts[atom]);
  if (carbons === undefined || hydrogens === undefined) return undefined;
  return {
    formula,
    heavy_atoms: atomCount,
    answer: carbon.row.smiles,
    spectra: [
      {
        type: 'H1NMR',
        peaks: [...hydrogens].map(([delta_ppm, int]) => ({ delta_ppm, int })),
      },
      { type: 'C13NMR', peaks: [...carbons.keys()].map((delta_ppm) => ({ delta_ppm })) },
    ],
  };
}

/**
 * Nuclei by shift, high to low; undefined where a carbon that has some lacks a shift. Rows name some
 * atoms of a symmetry class: its nuclei are shared out evenly over the different shifts that it has.
 */
function valuesOf(
  { row, graph, perception }: KeyedRow,
  nuclei: (graph: MolecularGraph, atom: number) => number,
): Map<number, number> | undefined {
  const values = new Map<number, number>();
  for (const symmetryClass of new Set(perception.symmetryClass)) {
    const atoms = atomsOfClass(perception, symmetryClass);
    const count = atoms.reduce((sum, atom) => sum + nuclei(graph, atom), 0);
    const shifts = new Set(atoms.flatMap((atom) => row.shifts?.[atom] ?? []));
    if (shifts.size === 0 && graph.element[atoms[0]] === 6 && count > 0) return undefined;
    for (const shift of shifts) values.set(shift, (values.get(shift) ?? 0) + count / shifts.size);
  }
  return new Map(
    [...values]
      .map(([shift, count]): [number, number] => [shift, Math.max(1, Math.round(count))])
      .sort(([a], [b]) => b - a),
  );
}

/** Formula in Hill order; undefined for charged molecules and elements outside the formula set. */
function formulaOf({ atomCount, charge, element, hydrogens }: MolecularGraph): string | undefined {
  const counts: Partial<Record<ElementSymbol, number>> = {};
  let total = 0;
  for (let atom = 0; atom < atomCount; atom++) {
    const symbol = elementNumbered(element[atom]);
    if (symbol === undefined) return undefined;
    counts[symbol] = (counts[symbol] ?? 0) + 1;
    counts.H = (counts.H ?? 0) + hydrogens[atom];
    total += charge[atom];
  }
  return total === 0 ? hillText(counts) : undefined;
}
