import { existsSync } from 'node:fs';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { generationLimits } from '@elucida/engine/candidates/generation-limits';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { CASES_FOLDER, readCases } from '../cases/read-cases.ts';

function limitsOf(formula: string, spectra: readonly Spectrum[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  return generationLimits(readFacts(parsed.formula, spectra));
}

describe.skipIf(!existsSync(CASES_FOLDER))(
  'on the development cases (needs ../shared/data)',
  () => {
    test('no limit excludes the truth', () => {
      const excluded = readCases().filter(({ formula, spectra, answer }) => {
        const limits = limitsOf(formula, spectra);
        const graph = graphFromSmiles(answer);
        const { symmetryClass } = perceive(graph);
        const carbons = [...Array(graph.atomCount).keys()].filter((a) => graph.element[a] === 6);
        const classes = new Set(carbons.map((a) => symmetryClass[a])).size;
        const pi = carbons.filter((a) =>
          [...graph.orders.slice(a * 6, a * 6 + graph.degree[a])].some((order) => order > 1),
        ).length;
        const exchangeable = graph.hydrogens.reduce(
          (sum, h, a) => sum + (graph.element[a] === 6 ? 0 : h),
          0,
        );
        return (
          classes < (limits.carbonClasses?.min ?? 0) ||
          classes > (limits.carbonClasses?.max ?? Infinity) ||
          pi < (limits.piCarbons?.min ?? 0) ||
          pi > (limits.piCarbons?.max ?? Infinity) ||
          exchangeable < (limits.exchangeableHydrogens?.min ?? 0)
        );
      });
      expect(excluded.map(({ id }) => id)).toEqual([]);
    });
  },
);
