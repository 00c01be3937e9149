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
  MOST_FREE,
  relativeConfiguration,
} from '@elucida/engine/configuration/relative-configuration';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { withDerivedLists } from '@elucida/engine/techniques/correlations/joint/derive-lists';
import { KNOWN_COMPOUNDS } from '@elucida/engine/configuration/testing/known-compounds';
import { evidenceOnKnown } from '@elucida/engine/configuration/testing/weigh-known';
import type { Evidence } from '@elucida/engine/evidence/evidence';
import type { Molecule } from '@elucida/molecules/molecule';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { diastereomers, writePartly } from '@elucida/molecules/diastereomers';
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
const seed = Number(values.seed);

interface Case {
  readonly id: string;
  readonly answer: string;
  readonly molecule: Molecule;
  readonly evidence: readonly Evidence[];
  readonly spectra: readonly Spectrum[];
}

const { predictor } = loadBenchData();

function casesOf(file: string): Case[] {
  return readCases(file).flatMap(({ id, formula, answer, spectra }): Case[] => {
    const parsed = parseFormula(formula);
    if (!parsed.ok || !/[@/\\]/.test(answer)) return [];
    const graph = graphFromSmiles(answer);
    const molecule = { graph, perception: perceive(graph) };
    const listed = withDerivedLists(spectra);
    const facts = readFacts(parsed.formula, listed);
    const evidence = candidateEvidence(molecule, facts, predictor);
    return [{ id, answer, molecule, evidence, spectra: listed }];
  });
}

const known = (): Case[] =>
  KNOWN_COMPOUNDS.map((each) => ({
    id: each.name,
    answer: each.smiles,
    ...evidenceOnKnown(each, predictor),
  }));

function report(title: string, cases: readonly Case[]): void {
  let [complete, weighed, stated, whole, right, first, loss, chance] = [0, 0, 0, 0, 0, 0, 0, 0];
  const times: number[] = [];
  console.log(title);
  for (const { id, answer, molecule, evidence, spectra } of cases) {
    const all = diastereomers(molecule, MOST_FREE)?.all ?? [];
    // A configuration that is stated in part is none of them.
    if (all === null || all.length < 2 || !all.some(({ smiles }) => sameUpToMirror(smiles, answer)))
      continue;
    complete++;
    const noe = values.simulated ? simulatedNoe(molecule, answer, seed + 1) : [];
    const started = performance.now();
    const found = relativeConfiguration({
      molecule,
      evidence: [...evidence, ...noe],
      spectra,
      seed,
      checkpoint: () => {},
    });
    const time = performance.now() - started;
    if (found === null) continue;
    const place = found.diastereomers.findIndex(({ diastereomer }) =>
      sameUpToMirror(diastereomer.smiles, answer),
    );
    const probability = place < 0 ? 0 : found.diastereomers[place].probability;
    const [best] = found.diastereomers;
    weighed++;
    times.push(time);
    loss -= Math.log(Math.max(1e-4, probability));
    chance += Math.log(all.length);
    if (place === 0) first++;
    const { decided } = found;
    const truth = found.diastereomers[place]?.diastereomer;
    const isRight =
      decided !== null &&
      truth !== undefined &&
      sameUpToMirror(writePartly(molecule, truth, decided.elements), decided.smiles);
    if (decided) stated++;
    if (decided?.complete) whole++;
    if (isRight) right++;
    const said =
      decided === null
        ? 'open'
        : (decided.complete ? 'stated' : `stated in part (${decided.smiles})`) +
          `${isRight ? '' : ' WRONG'} at ${decided.probability.toFixed(3)}`;
    const split = best.fit.placed.filter(({ matched }) => matched !== null).length;
    console.log(
      `${id} ${answer}: ${found.diastereomers.length} of ${all.length} diastereomers, true one ` +
        `${place < 0 ? 'not built' : place + 1} at ${probability.toFixed(3)}, first at ` +
        `${best.probability.toFixed(3)}, ${said}, ` +
        `${split} signals, ${found.joined.length} NOE, ${Math.round(time)} ms`,
    );
  }
  const median = times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;
  const mean = (sum: number) => (sum / Math.max(1, weighed)).toFixed(2);
  console.log(
    `${complete} with diastereomers and a known configuration, ${weighed} weighed: first ${first}, ` +
      `stated ${stated} (whole ${whole}), ` +
      `right among them ${right}; log loss ${mean(loss)}, by chance ${mean(chance)}; median ${Math.round(median)} ms\n`,
  );
}

report('known compounds', known());
for (const file of FILES) report(file, casesOf(file));
