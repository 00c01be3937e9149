/**
 * Whether one wrong cross peak changes an answer, and whether the report names it:
 * npx tsx research/evaluation/two-dimensional/wrong-correlation.main.ts [--cases FILE] [--to 15]
 * [--from N] [--every N] [--offset N] [--seed N] [--kinds HMBC,COSY,HSQC,NOESY] [--peaks N]
 * Each case of `--from` to `--to` heavy atoms runs with a peak added to its HMBC, and to its COSY, that joins two atoms
 * of the answer at least four bonds between heavy atoms apart. In HSQC the peak joins a hydrogen to the carbon of
 * another one, in NOESY two hydrogens whose atoms are at least six bonds apart. `--peaks` adds more than one. Without
 * the library of known molecules. Cases that are not answered rightly without it are left out. A set without NOESY
 * gets one with the peaks of its COSY.
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
    from: { type: 'string', default: '0' },
    to: { type: 'string', default: '15' },
    kinds: { type: 'string', default: 'HMBC,COSY,HSQC,NOESY' },
    peaks: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    seed: { type: 'string', default: '1' },
  },
});
/** Bonds between heavy atoms from which a cross peak is an error; molecules fold, so that an NOE needs more. */
const FAR = { HMBC: 4, COSY: 4, HSQC: 1, NOESY: 6 } as const;
type Kind = keyof typeof FAR;
const KINDS = (['HMBC', 'COSY', 'HSQC', 'NOESY'] as const).filter((kind) =>
  values.kinds.split(',').includes(kind),
);

const data = loadBenchData();
const random = seededRandom(Number(values.seed));

/** Cross peaks that join two far atoms of the answer, as many as asked for; fewer where no more are far enough. */
function wrongPeaks(test: BenchCase, kind: Kind): Record<string, number>[] {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) return [];
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
      .filter((b) =>
        a.atoms.every((x) => b.atoms.every((y) => bondsBetween(graph, x)[y]! >= FAR[kind])),
      )
      .map((b) => ({ a, b })),
  );
  return Array.from(
    { length: Math.min(Number(values.peaks), far.length) },
    (): Record<string, number> => {
      const [{ a, b }] = far.splice(Math.floor(random() * far.length), 1);
      return kind === 'HMBC' || kind === 'HSQC'
        ? { delta_h_ppm: a.h, delta_c_ppm: b.c }
        : { delta_a_ppm: a.h, delta_b_ppm: b.h };
    },
  );
}

/** The spectra with a NOESY where none was recorded: hydrogens that couple are near. */
function withNoesy(spectra: readonly Spectrum[]): readonly Spectrum[] {
  const cosy = spectra.find(({ type }) => type === 'COSY');
  return cosy === undefined || spectra.some(({ type }) => type === 'NOESY')
    ? spectra
    : [...spectra, { type: 'NOESY', peaks: cosy.peaks } as Spectrum];
}

/** Whether the answer comes first, and how many of the last peaks of a spectrum its report doubts. */
function run(test: BenchCase, given: readonly Spectrum[], kind?: Kind, added = 0) {
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
  const count = given.find(({ type }) => type === kind)?.peaks.length ?? 0;
  // What lists the usual paths names the peak as a right one.
  const doubted = Object.values(sections)
    .flat()
    .filter((each) => each.technique === kind && !each.kind.endsWith('-paths'));
  return {
    right:
      best !== undefined &&
      constitutionKey(graphFromSmiles(best.smiles)) === answerKey(test.answer),
    named: Array.from({ length: added }, (_, i) => count - 1 - i).filter((peak) =>
      doubted.some(({ peaks }) => peaks?.includes(peak)),
    ).length,
  };
}

const counts = new Map<Kind, { runs: number; right: number; added: number; named: number }>();
const cases = readCases(values.cases)
  .filter(({ heavyAtoms: size }) => size >= Number(values.from) && size <= Number(values.to))
  .filter((_, i) => i % Number(values.every) === Number(values.offset));
for (const test of cases) {
  if (!run(test, test.spectra).right) continue;
  for (const kind of KINDS) {
    const given = kind === 'NOESY' ? withNoesy(test.spectra) : test.spectra;
    const peaks = given.some(({ type }) => type === kind) ? wrongPeaks(test, kind) : [];
    if (peaks.length === 0) continue;
    const spectra = given.map((spectrum) =>
      spectrum.type === kind
        ? ({ ...spectrum, peaks: [...spectrum.peaks, ...peaks] } as Spectrum)
        : spectrum,
    );
    const { right, named } = run(test, spectra, kind, peaks.length);
    const count = counts.get(kind) ?? { runs: 0, right: 0, added: 0, named: 0 };
    counts.set(kind, {
      runs: count.runs + 1,
      right: count.right + (right ? 1 : 0),
      added: count.added + (right ? peaks.length : 0),
      named: count.named + (right ? named : 0),
    });
    console.log(
      `${test.id}  ${kind} ${peaks.map((peak) => Object.values(peak).join('/')).join(', ')}  ` +
        `${right ? 'right' : 'WRONG'}  ${named} of ${peaks.length} named`,
    );
  }
}
for (const [kind, { runs, right, added, named }] of counts)
  console.log(`${kind}: ${right} of ${runs} stay right, ${named} of their ${added} peaks named`);
