/**
 * How often and how soon the search meets the true constitution, library and generator unused:
 * npx tsx research/evaluation/search/search-recall.main.ts [--fitness oracle|tables|small-network|network]
 * [--from 9] [--to 20] [--evaluations 12500] [--seed 1] [--every 1] [--offset 0]
 *   [--cases FILE] [--only ID,…] [--tables DIR] [--pieces DIR] [--without-pieces]
 *   [--without-proposer] [--without-walks] [--rounds 1]
 * `--rounds`: searches from other random numbers until the truth is met; an unsure answer of 13 to 20 heavy atoms
 * gets four. Seconds are of processor time.
 */
import { parseArgs } from 'node:util';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import {
  environmentDistance,
  environmentsOf,
} from '@elucida/engine/candidates/search/environment-distance';
import { searchIsomers } from '@elucida/engine/candidates/search/search-isomers';
import type { SearchOptions } from '@elucida/engine/candidates/search/search-options';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { symmetricShare } from '@elucida/engine/constraints/symmetric-share';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { learnedPieces } from '@elucida/engine/candidates/pieces/learned-piece';
import { partEvidence } from '@elucida/engine/candidates/pieces/part-evidence';
import { knownParts } from '@elucida/engine/candidates/pieces/known-parts';
import { proposerOfRound } from '@elucida/engine/candidates/pieces/proposer-of-round';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { loadProposer } from '@elucida/prediction/data/proposer-format';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '@elucida/engine/judging/judge';
import { atomMisfit } from '@elucida/engine/judging/misfit';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { roughScore } from '@elucida/engine/candidates/search/rough-score';
import { unattended } from '@elucida/engine/stages';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';
import { quantile } from '../summary/statistics.ts';

const { values } = parseArgs({
  options: {
    fitness: { type: 'string', default: 'small-network' },
    from: { type: 'string', default: '9' },
    to: { type: 'string', default: '20' },
    evaluations: { type: 'string', default: '12500' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    cases: { type: 'string' },
    only: { type: 'string' },
    tables: { type: 'string', default: defaultDataDirectory() },
    /** Folder of the learned parts, where they are others than those of the tables. */
    pieces: { type: 'string' },
    'without-proposer': { type: 'boolean', default: false },
    'without-pieces': { type: 'boolean', default: false },
    'without-walks': { type: 'boolean', default: false },
    rounds: { type: 'string', default: '1' },
  },
});

const SIZES = [8, 10, 12, 15, 20];
const predictor = createShiftPredictor(loadShiftTables(values.tables));
const pieces = learnedPieces(loadPieces(values.pieces ?? values.tables));
const proposer = values['without-proposer']
  ? undefined
  : (loadProposer(values.pieces ?? values.tables) ?? undefined);
const neighbours = neighbourShifts(loadNeighbours(values.tables));

/** Processor time of this process so far, seconds. */
const processorSeconds = (): number => process.cpuUsage().user / 1e6;

interface Outcome {
  readonly size: number;
  /** Evaluations until the truth was met; Infinity when it was not. */
  readonly met: number;
  /** Round that met it, from 1; Infinity when none did. */
  readonly round: number;
  readonly evaluations: number;
  readonly seconds: number;
}

/** Runs one case until the truth is met or the evaluations are used up. */
function run(test: BenchCase): Outcome {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) throw new Error(`${test.formula}: ${parsed.error.code}`);
  const graph = graphFromSmiles(test.answer);
  const truth = perceive(graph);
  const key = colourKey(truth);
  const judge = makeJudge({ facts: readFacts(parsed.formula, test.spectra), predictor });
  const environments = environmentsOf(graph, truth);
  const fitness: SearchOptions['fitness'] =
    values.fitness === 'oracle'
      ? (candidate, perception) =>
          0 - environmentDistance(environmentsOf(candidate, perception), environments)
      : (candidate, perception, atLeast) =>
          values.fitness === 'small-network'
            ? judge.bySmallNetwork({ graph: candidate, perception }, atLeast)
            : judge[values.fitness === 'tables' ? 'byTables' : 'byNetwork']({
                graph: candidate,
                perception,
              });
  const score = fitness(graph, truth, -Infinity);
  const facts = readFacts(parsed.formula, test.spectra);
  const start = processorSeconds();
  let met = Infinity;
  let round = 0;
  let evaluations = 0;
  let best = -Infinity;
  let better = 0;
  for (; met === Infinity && round < Number(values.rounds); round++) {
    const seed = Number(values.seed) + round;
    const known = values['without-pieces']
      ? { pieces: [], assemblies: [] }
      : knownParts({
          facts,
          pieces,
          proposer: proposerOfRound(round, proposer),
          seed,
          task: unattended,
        });
    const search = searchIsomers({
      formula: parsed.formula,
      fitness,
      misfit: (candidate, perception, out, apart) =>
        atomMisfit({ graph: candidate, perception }, { facts, predictor, out, apart }),
      ...known,
      symmetricShare: symmetricShare(facts),
      rough: values['without-walks'] ? null : roughScore(neighbours, partEvidence(facts)),
      seed,
      evaluations: Number(values.evaluations),
      task: unattended,
    });
    for (const { graph: candidate, fitness: found } of search) {
      evaluations++;
      best = Math.max(best, found);
      if (found > score + 1e-9) better++;
      if (Math.abs(found - score) < 1e-6 && colourKey(perceive(candidate)) === key) {
        met = evaluations;
        break;
      }
    }
  }
  if (met === Infinity)
    console.log(
      `missed ${test.id} ${test.formula} ${test.answer}: best ${best.toFixed(1)}, ` +
        `truth ${score.toFixed(1)}, ${better} better`,
    );
  return {
    size: SIZES.find((most) => test.heavyAtoms <= most)!,
    met,
    round: met === Infinity ? Infinity : round,
    evaluations,
    seconds: processorSeconds() - start,
  };
}

const outcomes = readCases(values.cases)
  .filter(({ heavyAtoms: atoms }) => atoms >= Number(values.from) && atoms <= Number(values.to))
  .filter(({ id }) => !values.only || values.only.split(',').includes(id))
  .filter((_, i) => i % Number(values.every) === Number(values.offset))
  .map(run);
for (const size of [...SIZES, 0]) {
  const group = outcomes.filter((outcome) => size === 0 || outcome.size === size);
  if (group.length === 0) continue;
  const met = group.map((outcome) => outcome.met).filter(Number.isFinite);
  console.log(
    `${size === 0 ? 'all' : `≤ ${size}`} heavy atoms: met ${met.length} of ${group.length}; ` +
      `evaluations until then: median ${quantile(met, 0.5)}, 80 % ${quantile(met, 0.8)}, ` +
      `95 % ${quantile(met, 0.95)}`,
  );
}
if (Number(values.rounds) > 1)
  for (let round = 1; round <= Number(values.rounds); round++)
    console.log(
      `within ${round} rounds: met ${outcomes.filter((outcome) => outcome.round <= round).length}`,
    );
const total = (of: (outcome: Outcome) => number) =>
  outcomes.reduce((sum, outcome) => sum + of(outcome), 0);
console.log(
  `${total(({ seconds }) => seconds).toFixed(0)} s; ` +
    `${(total(({ evaluations }) => evaluations) / total(({ seconds }) => seconds)).toFixed(0)} evaluations a second`,
);
