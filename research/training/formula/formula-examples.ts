import { formulaOf } from '@elucida/molecules/formula-of';
import { perceive } from '@elucida/molecules/perceive';
import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { FormulaClues, HydrogenSignal } from '@elucida/spectra/techniques/formula-clues';
import { dataFile } from '../../datasets/data-folder.ts';
import { graphOfRow, type ShiftRow } from '../../datasets/read-shift-rows.ts';
import { readRows } from '../../datasets/read-rows.ts';

interface Row extends ShiftRow {
  readonly source: string;
}

/** A molecule with the lists that its rows make. */
export interface FormulaExample {
  readonly counts: AtomCounts;
  readonly heavyAtoms: number;
  readonly clues: FormulaClues;
}

/** Shifts of one list closer than this are one line, ppm. */
const SAME_LINE_PPM = 0.005;
const MOST_ATOMS = 30;
const LEAST_ATOMS = 4;

const listOf = (value: number | number[]): number[] => (Array.isArray(value) ? value : [value]);

function carbonsOf(shifts: NonNullable<ShiftRow['shifts']>): number[] {
  const sorted = Object.values(shifts)
    .flatMap(listOf)
    .sort((a, b) => a - b);
  return sorted.filter((shift, i) => i === 0 || shift - sorted[i - 1]! > SAME_LINE_PPM);
}

/** Hydrogens by shift: those of atoms of one shift are one signal, as in a list. */
function hydrogensOf(row: Row, graph: NonNullable<ReturnType<typeof graphOfRow>>) {
  const lines: { shift: number; hydrogens: number }[] = [];
  for (const [atom, value] of Object.entries(row.shifts ?? {})) {
    const values = listOf(value);
    const each = (graph.hydrogens[Number(atom)] ?? 0) / values.length;
    for (const shift of values) {
      const same = lines.find((line) => Math.abs(line.shift - shift) < SAME_LINE_PPM);
      if (same) same.hydrogens += each;
      else lines.push({ shift, hydrogens: each });
    }
  }
  return lines.filter(({ hydrogens }) => hydrogens > 0) as HydrogenSignal[];
}

/**
 * Molecules of the training rows of ¹³C with their formula and lists; hydrogens where the rows of ¹H have the same
 * source. Neutral molecules of 4 to 30 heavy atoms.
 */
export function formulaExamples(): FormulaExample[] {
  const protons = new Map(
    readRows<Row>(dataFile('nmr/shifts1h.train.jsonl.gz')).map((row) => [row.source, row]),
  );
  return readRows<Row>(dataFile('nmr/shifts13c.train.jsonl.gz')).flatMap((row) => {
    const graph = graphOfRow(row);
    if (!graph || graph.atomCount > MOST_ATOMS || graph.atomCount < LEAST_ATOMS) return [];
    // Lists that leave out a kind of carbon are half assignments, as no person types them.
    const { symmetryClass } = perceive(graph);
    const all = new Set<number>();
    const seen = new Set<number>();
    const hydrogenated = new Set<number>();
    for (let atom = 0; atom < graph.atomCount; atom++)
      if (graph.element[atom] === 6) {
        all.add(symmetryClass[atom]!);
        if (graph.hydrogens[atom]! > 0) hydrogenated.add(symmetryClass[atom]!);
        if (row.shifts?.[atom] !== undefined) seen.add(symmetryClass[atom]!);
      }
    if (seen.size < all.size) return [];
    let formula: string;
    try {
      formula = formulaOf(graph);
    } catch {
      return [];
    }
    const parsed = parseFormula(formula);
    if (!parsed.ok || parsed.formula.charge !== 0) return [];
    const proton = protons.get(row.source);
    const counted = new Set(
      Object.keys(proton?.shifts ?? {}).map((at) => symmetryClass[Number(at)]),
    );
    // Hydrogens on N, O and S are often left out, those on carbon are not.
    const hasAll = [...all].every((of) => counted.has(of) || !hydrogenated.has(of));
    const hydrogens = proton && hasAll ? hydrogensOf(proton, graph) : [];
    const isWhole = hydrogens.every((line) => Number.isInteger(line.hydrogens));
    return [
      {
        counts: parsed.formula.counts,
        heavyAtoms: graph.atomCount,
        clues: {
          carbons: carbonsOf(row.shifts!),
          ...(hydrogens.length > 0 && isWhole && { hydrogens }),
        },
      },
    ];
  });
}
