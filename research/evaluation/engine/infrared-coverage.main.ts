/**
 * Counts how the IR bands of the development cases are explained for the true molecule: found,
 * compatible, of no origin, foreign, or missing. Bands without an origin are listed with the
 * molecules, so that gaps of the correlations show. Run: npx tsx
 * research/evaluation/engine/infrared-coverage.main.ts
 */
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { coverPeaks } from '@elucida/engine/judging/cover-peaks';
import type { Evidence } from '@elucida/engine/evidence/evidence';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { explainIr } from '@elucida/engine/techniques/infrared/explain-infrared';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';

/** What is said of the case's IR spectrum if the answer is the truth; empty without one. */
function evidenceFor({ answer, formula, spectra }: BenchCase): Evidence[] {
  const recorded = spectra.filter(({ type }) => type === 'IR');
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(`formula ${formula}: ${parsed.error.code}`);
  const facts = readFacts(parsed.formula, recorded);
  if (facts.IR === null) return [];
  const graph = graphFromSmiles(answer);
  const molecule = { graph, perception: perceive(graph) };
  const evidence = explainIr(graph, molecule.perception, facts.IR.prepared);
  return [...evidence, ...coverPeaks(evidence, molecule, facts, recorded)];
}

const counts = new Map<string, number>();
let spectra = 0,
  bands = 0;
for (const test of readCases()) {
  const items = evidenceFor(test);
  if (items.length > 0) spectra++;
  bands += new Set(items.flatMap(({ peak }) => peak ?? [])).size;
  for (const { code, observed } of items) {
    counts.set(code, (counts.get(code) ?? 0) + 1);
    if (code === 'ir-band-unexplained')
      console.log(`${observed} cm-1 of no origin in ${test.answer}`);
  }
}
console.log(
  `${bands} bands of ${spectra} spectra: ${[...counts].map(([code, count]) => `${code} ${count}`).join(', ')}`,
);
