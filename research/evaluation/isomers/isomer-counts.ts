import { readFileSync } from 'node:fs';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { countIsomers } from '@elucida/generator/count-isomers';

export interface IsomerCountRow {
  readonly formula: string;
  readonly expected: number;
  readonly counted: number;
  readonly milliseconds: number;
}

/**
 * Counts the isomers of every formula of an isomer-count table
 * (`formulas.<formula>.constitutional_isomers`) up to `most`, smallest first, calling `report` with
 * each row. Returns the number of rows that differ.
 */
export function benchIsomerCounts(options: {
  readonly file: string;
  readonly most: number;
  readonly report: (row: IsomerCountRow) => void;
}): number {
  const { formulas } = JSON.parse(readFileSync(options.file, 'utf8')) as {
    formulas: Record<string, { constitutional_isomers: number }>;
  };
  const wanted = Object.entries(formulas).map(([formula, row]) => ({
    formula,
    expected: row.constitutional_isomers,
  }));
  let wrong = 0;
  for (const { formula, expected } of wanted
    .filter((row) => row.expected <= options.most)
    .sort((a, b) => a.expected - b.expected)) {
    const parsed = parseFormula(formula);
    if (!parsed.ok) throw new Error(`${formula}: ${parsed.error.code}`);
    const start = performance.now();
    const counted = countIsomers(parsed.formula);
    if (counted !== expected) wrong++;
    options.report({ formula, expected, counted, milliseconds: performance.now() - start });
  }
  return wrong;
}
