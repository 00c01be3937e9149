/**
 * Relative configuration by couplings and NOE: for every case whose answer has a known configuration, how many
 * diastereomers there are, where the true one comes and with which probability, and whether it is stated. The
 * constitution is given: nothing is searched for.
 *
 *   npx tsx research/evaluation/configuration/configuration.main.ts [--cases FILE]… [--simulated] [--seed 1]
 *
 * `--simulated`: NOE peaks are added between hydrogens that a second set of conformers of the true configuration brings
 * within 3.2 Å. They are of the same force field, and so kinder than recorded ones.
 */
import { parseArgs } from 'node:util';
import {
  STATED,
  relativeConfiguration,
} from '@elucida/engine/configuration/relative-configuration';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { withDerivedLists } from '@elucida/engine/techniques/correlations/joint/derive-lists';
import { diastereomers } from '@elucida/molecules/diastereomers';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { sameUpToMirror } from '@elucida/molecules/mirror-image';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { dataFile } from '../../datasets/data-folder.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { simulatedNoe } from './simulated-noe.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', multiple: true },
    simulated: { type: 'boolean', default: false },
    seed: { type: 'string', default: '1' },
  },
});
const FILES = values.cases ?? [
  dataFile('cases/experimental.dev.jsonl'),
  dataFile('cases/literature.dev.jsonl'),
  dataFile('cases/challenge.dev.jsonl'),
  dataFile('cases/two-dimensional.dev.jsonl'),
];
const MOST_FREE = 6;

const { predictor } = loadBenchData();
for (const file of FILES) {
  let [known, weighed, stated, right, first, loss, flat] = [0, 0, 0, 0, 0, 0, 0];
  const times: number[] = [];
  console.log(file);
  for (const { id, formula, answer, spectra } of readCases(file)) {
    const parsed = parseFormula(formula);
    if (!parsed.ok || !/[@/\\]/.test(answer)) continue;
    const graph = graphFromSmiles(answer);
    const molecule = { graph, perception: perceive(graph) };
    const all = diastereomers(molecule, MOST_FREE);
    if (all === null || all.length < 2) continue;
    known++;
    const listed = withDerivedLists(spectra);
    const evidence = [
      ...candidateEvidence(molecule, readFacts(parsed.formula, listed), predictor),
      ...(values.simulated ? simulatedNoe(molecule, answer, Number(values.seed) + 1) : []),
    ];
    const started = performance.now();
    const found = relativeConfiguration({
      molecule,
      evidence,
      spectra: listed,
      seed: Number(values.seed),
      checkpoint: () => {},
    });
    const time = performance.now() - started;
    if (found === null) {
      console.log(`${id} ${answer}: ${all.length} diastereomers, nothing bears on them`);
      continue;
    }
    const place = found.diastereomers.findIndex(({ smiles }) => sameUpToMirror(smiles, answer));
    const probability = place < 0 ? 0 : found.diastereomers[place].probability;
    const isStated = found.diastereomers[0].probability >= STATED;
    weighed++;
    times.push(time);
    loss -= Math.log(Math.max(1e-4, probability));
    flat += Math.log(all.length);
    if (place === 0) first++;
    if (isStated) stated++;
    if (isStated && place === 0) right++;
    console.log(
      `${id} ${answer}: ${found.diastereomers.length} of ${all.length} diastereomers, true one ` +
        `${place < 0 ? 'cannot be built' : `${place + 1}.`} at ${probability.toFixed(3)}, first at ` +
        `${found.diastereomers[0].probability.toFixed(3)}, ${isStated ? (place === 0 ? 'stated' : 'STATED WRONG') : 'open'}, ` +
        `${Math.round(time)} ms, ${found.diastereomers[0].fit.placed.filter(({ matched }) => matched).length} signals, ${found.joined.length} NOE`,
    );
  }
  const middle = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  console.log(
    `${known} with a known configuration and diastereomers, ${weighed} weighed: first ${first}, stated ${stated}, ` +
      `right among them ${right}; log loss ${(loss / Math.max(1, weighed)).toFixed(2)}, by chance ` +
      `${(flat / Math.max(1, weighed)).toFixed(2)}; median ${Math.round(middle)} ms\n`,
  );
}
