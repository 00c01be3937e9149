/**
 * Whether the report of a right structure puts hydrogens in one place: for every case with HSQC, the atoms that the
 * evidence on ¹H names for a signal against those that the evidence on HSQC names for it. No search is made.
 *
 *   npx tsx research/evaluation/two-dimensional/same-places.main.ts [--cases FILE]
 */
import { parseArgs } from 'node:util';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { withDerivedLists } from '@elucida/engine/techniques/correlations/joint/derive-lists';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';

const { values } = parseArgs({
  options: { cases: { type: 'string', default: '../shared/data/cases/two-dimensional.dev.jsonl' } },
});
/** A ¹H signal and an HSQC peak this close are one, ppm. */
const SAME_PPM = 0.02;

const { predictor } = loadBenchData();
let [signals, apart] = [0, 0];
for (const { id, formula, answer, spectra } of readCases(values.cases)) {
  const parsed = parseFormula(formula);
  if (!parsed.ok || !spectra.some(({ type }) => type === 'HSQC')) continue;
  const graph = graphFromSmiles(answer);
  const facts = readFacts(parsed.formula, withDerivedLists(spectra));
  const evidence = candidateEvidence({ graph, perception: perceive(graph) }, facts, predictor);
  const pairs = evidence.filter(({ code }) => code === 'hsqc-pair');
  for (const { code, observed, atoms } of evidence) {
    if (code !== 'proton-assignment' || typeof observed !== 'number') continue;
    const near = pairs.filter(
      (pair) => typeof pair.observed === 'number' && Math.abs(pair.observed - observed) < SAME_PPM,
    );
    if (near.length === 0) continue;
    signals++;
    if (near.some((pair) => pair.atoms.some((atom) => atoms.includes(atom)))) continue;
    apart++;
    const theirs = near.map((pair) => pair.atoms.join('+')).join(' or ');
    console.log(`${id} ${formula}: ${observed} ppm on ${atoms.join('+')} by ¹H, ${theirs} by HSQC`);
  }
}
console.log(`${apart} of ${signals} signals in two places`);
