/**
 * Whether one wrong cross peak changes an answer, and whether the report names it:
 * npx tsx research/evaluation/two-dimensional/wrong-correlation.main.ts [--cases FILE] [--to 15]
 * [--every N] [--offset N] [--seed N]
 * Each case of at most `--to` heavy atoms runs with a peak added to its HMBC, and to its COSY, that joins two atoms
 * of the answer at least four bonds between heavy atoms apart. Without the library of known molecules. Cases that are
 * not answered rightly without it are left out.
 */
import { parseArgs } from 'node:util';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { identify } from '@elucida/engine/identify';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { explain } from '@elucida/engine/explanation/explain';
import { bondsBetween } from '@elucida/engine/nmr/correlations';
import { unattended } from '@elucida/engine/stages';
import { withDerivedLists } from '@elucida/engine/techniques/correlations/joint/derive-lists';
import { perceive } from '@elucida/molecules/perceive';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { answerKey } from '../cases/answer-key.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string', default: '../shared/data/cases/two-dimensional.dev.jsonl' },
    to: { type: 'string', default: '15' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
/** Bonds between heavy atoms from which a cross peak is an error. */
const FAR = 4;
const KINDS = ['HMBC', 'COSY'] as const;
type Kind = (typeof KINDS)[number];

const data = loadBenchData();
const random = seededRandom(Number(values.seed));

/** A cross peak that joins two far atoms of the answer; null where no two are far enough. */
function wrongPeak(test: BenchCase, kind: Kind): Record<string, number> | null {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) return null;
  const graph = graphFromSmiles(test.answer);
  const facts = readFacts(parsed.formula, withDerivedLists(test.spectra));
  const evidence = candidateEvidence({ graph, perception: perceive(graph) }, facts, data.predictor);
  const pairs = evidence.flatMap((item) =>
    item.code === 'hsqc-pair' && typeof item.observed === 'number'
      ? [{ h: item.observed, c: Number(item.values?.['other']), atoms: item.atoms }]
      : [],
  );
  const far = pairs.flatMap((a) =>
    pairs
      .filter((b) => a.atoms.every((x) => b.atoms.every((y) => bondsBetween(graph, x)[y]! >= FAR)))
      .map((b) => ({ a, b })),
  );
  if (far.length === 0) return null;
  const { a, b } = far[Math.floor(random() * far.length)]!;
  return kind === 'HMBC'
    ? { delta_h_ppm: a.h, delta_c_ppm: b.c }
    : { delta_a_ppm: a.h, delta_b_ppm: b.h };
}

/** Whether the answer comes first, and whether its report says that the last peak of a spectrum lies too far. */
function run(test: BenchCase, given: readonly Spectrum[], kind?: Kind) {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.id}: ${test.formula}`);
  const spectra = withDerivedLists(given);
  const identification = identify(
    { formula: parsed.formula, spectra, top: 3, seed: 1, useLibrary: false, hide: [] },
    data,
    unattended,
  );
  const [best] = identification.candidates;
  const { sections } = explain({ identification, spectra, predictor: data.predictor });
  const last = (given.find(({ type }) => type === kind)?.peaks.length ?? 0) - 1;
  return {
    right:
      best !== undefined &&
      constitutionKey(graphFromSmiles(best.smiles)) === answerKey(test.answer),
    named: [...sections.against, ...sections.open].some(
      ({ technique, peaks }) => technique === kind && peaks?.includes(last),
    ),
  };
}

const counts = new Map<Kind, { runs: number; right: number; named: number }>();
const cases = readCases(values.cases)
  .filter(({ heavyAtoms }) => heavyAtoms <= Number(values.to))
  .filter((_, i) => i % Number(values.every) === Number(values.offset));
for (const test of cases) {
  if (!run(test, test.spectra).right) continue;
  for (const kind of KINDS) {
    const peak = test.spectra.some(({ type }) => type === kind) ? wrongPeak(test, kind) : null;
    if (peak === null) continue;
    const spectra = test.spectra.map((spectrum) =>
      spectrum.type === kind
        ? ({ ...spectrum, peaks: [...spectrum.peaks, peak] } as Spectrum)
        : spectrum,
    );
    const { right, named } = run(test, spectra, kind);
    const count = counts.get(kind) ?? { runs: 0, right: 0, named: 0 };
    counts.set(kind, {
      runs: count.runs + 1,
      right: count.right + (right ? 1 : 0),
      named: count.named + (right && named ? 1 : 0),
    });
    console.log(
      `${test.id}  ${kind} ${Object.values(peak).join('/')}  ` +
        `${right ? 'right' : 'WRONG'}  ${named ? 'named' : 'not named'}`,
    );
  }
}
for (const [kind, { runs, right, named }] of counts)
  console.log(`${kind}: ${right} of ${runs} stay right, named in ${named} of these`);
