/**
 * How fast candidates are predicted and judged, against a plain script that only reads and
 * canonicalises the same ones with OpenChemLib:
 * npx tsx research/evaluation/speed/speed-against-openchemlib.main.ts
 * One thread, the runs of all in turn; medians, candidates a second.
 */
import { Molecule } from 'openchemlib';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { searchIsomers } from '@elucida/engine/candidates/search/search-isomers';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { makeJudge } from '@elucida/engine/judging/judge';
import { copyGraph, type MolecularGraph } from '@elucida/molecules/graph';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive, perceiveInto } from '@elucida/molecules/perceive';
import { emptyPerception } from '@elucida/molecules/perception';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import { unattended } from '@elucida/engine/stages';
import { loadBenchData } from '../engine/run-bench.ts';
import { quantile } from '../summary/statistics.ts';

const RUNS = 7;
const CANDIDATES = 2_000;

/** Ethyl 4-acetamidobenzoate, 15 heavy atoms. */
const FORMULA = 'C11H13NO3';
const SPECTRA: Spectrum[] = [
  {
    type: 'C13NMR',
    peaks: [168.9, 166.2, 142.3, 130.6, 125.8, 118.9, 60.9, 24.6, 14.3].map((delta_ppm) => ({
      delta_ppm,
    })),
  },
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 8, int: 2, mult: 'd' },
      { delta_ppm: 7.75, int: 1, mult: 'br-s' },
      { delta_ppm: 7.6, int: 2, mult: 'd' },
      { delta_ppm: 4.36, int: 2, mult: 'q' },
      { delta_ppm: 2.2, int: 3, mult: 's' },
      { delta_ppm: 1.38, int: 3, mult: 't' },
    ],
  },
];

const parsed = parseFormula(FORMULA);
if (!parsed.ok) throw new Error(FORMULA);
const { predictor } = loadBenchData();
const judge = makeJudge({ facts: readFacts(parsed.formula, SPECTRA), predictor });
const graphs: MolecularGraph[] = [];
for (const { graph } of searchIsomers({
  formula: parsed.formula,
  seed: 1,
  evaluations: CANDIDATES,
  task: unattended,
  fitness: (graph, perception) => judge.byTables({ graph, perception }),
}))
  graphs.push(copyGraph(graph));
const smiles = graphs.map(canonicalSmiles);
const perception = emptyPerception(parsed.formula.heavyAtoms);

const WORK: readonly (readonly [name: string, work: (i: number) => unknown])[] = [
  ['OpenChemLib: read and canonicalise', (i) => Molecule.fromSmiles(smiles[i]).getIDCode()],
  [
    'perceive, key and score by tables',
    (i) => {
      perceiveInto(graphs[i], perception);
      return colourKey(perception) + judge.byTables({ graph: graphs[i], perception });
    },
  ],
  [
    'perceive and score by the network',
    (i) => judge.byNetwork({ graph: graphs[i], perception: perceive(graphs[i]) }),
  ],
];
const rates = WORK.map((): number[] => []);
// The first round warms up and is not counted.
for (let run = 0; run <= RUNS; run++) {
  WORK.forEach(([, work], w) => {
    const start = performance.now();
    for (let i = 0; i < graphs.length; i++) work(i);
    if (run > 0) rates[w].push((1000 * graphs.length) / (performance.now() - start));
  });
}
const medians = rates.map((each) => quantile(each, 0.5));
WORK.forEach(([name], w) =>
  console.log(
    `${name.padEnd(36)} ${medians[w].toFixed(0).padStart(8)} a second, ${(medians[w] / medians[0]).toFixed(1)} ` +
      'times the first',
  ),
);
