import type { FormulaClues } from '../techniques/formula-clues.ts';
import type { ExpectedAtoms } from './features.ts';
import { signalCounts, type WeightKind } from './signal-counts.ts';
import { FORMULA_WEIGHTS } from './weights.ts';

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Numbers of atoms that the signals let expect; null without signals. */
export function expectAtoms(clues: FormulaClues, kind: WeightKind): ExpectedAtoms | null {
  const { atoms } = FORMULA_WEIGHTS[kind];
  if (!atoms) return null;
  const counts = signalCounts(clues);
  return {
    oxygens: Math.max(0, dot(counts, atoms.oxygens)),
    nitrogens: Math.max(0, dot(counts, atoms.nitrogens)),
    unsaturation: Math.max(0, dot(counts, atoms.unsaturation)),
    carbons: Math.max(0, dot(counts, atoms.carbons)),
  };
}
