/**
 * What the judge replies to wrong structures: for each of so many problems five near misses of its formula, drawn
 * from all isomers by likeness, one move away where there are such. Printed: how many get a contradiction, how
 * many of those the rule below refuses, the time of a reply, and whether the answer is solved.
 * Signals said to agree are refused where evidence of the wrong structure is against it at their peak.
 * The rule: no evidence against the answer is at the peak of a contradiction, or, for one without a peak, is
 * without a peak in the same technique.
 *
 *   npx tsx research/practice/replies.main.ts [--problems 200] [--read 60]
 */
import { parseArgs } from 'node:util';
import { loadEngine } from '@elucida/analysis/load-engine';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import { rankIsomers } from '@elucida/engine/isomers/rank-isomers';
import { unattended } from '@elucida/engine/stages';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { commonPart } from '@elucida/practice/common-part';
import { judgeDrawn, prepareProblem } from '@elucida/practice/judge-drawn';
import { allProblems } from '@elucida/practice/problems';

const { values } = parseArgs({
  options: {
    problems: { type: 'string', default: '200' },
    read: { type: 'string', default: '0' },
  },
});
/** Wrong structures of a problem, and isomers they are chosen from: the most plausible ones. */
const WRONG = 5,
  CHOSEN_FROM = 120;

const { predictor } = loadEngine();
const every = Math.max(1, Math.floor(allProblems().length / Number(values.problems)));
const chosen = allProblems()
  .filter((_, i) => i % every === 0)
  .slice(0, Number(values.problems));
const read = Number(values.read);
const toRead = new Set(
  read === 0 ? [] : chosen.filter((_, i) => i % Math.ceil(chosen.length / read) === 0),
);
let [asked, contradicted, equivalent, refused, unsolved] = [0, 0, 0, 0, 0];
let [withAgreeing, disputed] = [0, 0];
const times: number[] = [];
for (const problem of chosen) {
  const prepared = prepareProblem(problem, predictor);
  if (judgeDrawn(problem.smiles, prepared).outcome !== 'solved') unsolved++;
  const graph = graphFromSmiles(problem.smiles);
  const answer = { graph, perception: perceive(graph) };
  const key = constitutionKey(graph);
  const near = rankIsomers({ formula: problem.formula, named: null, predictor, task: unattended })
    .rows.slice(0, CHOSEN_FROM)
    .filter((row) => constitutionKey(row.graph) !== key)
    .map((row) => ({
      smiles: canonicalSmiles(row.graph),
      like: commonPart({ graph: row.graph, perception: perceive(row.graph) }, answer).length,
    }))
    .sort((a, b) => b.like - a.like)
    .slice(0, WRONG);
  if (toRead.has(problem)) console.log(`\n${problem.smiles} ${problem.formula.hill}`);
  for (const { smiles } of near) {
    const from = performance.now();
    const { outcome, drawn, contradictions, agreeing } = judgeDrawn(smiles, prepared);
    times.push(performance.now() - from);
    asked++;
    if (contradictions.length > 0) contradicted++;
    if (outcome === 'equivalent') equivalent++;
    if (agreeing.length > 0) withAgreeing++;
    disputed += agreeing.filter(({ technique, peak }) =>
      drawn.candidate.evidence.some(
        (each) => each.verdict === 'against' && each.technique === technique && each.peak === peak,
      ),
    ).length;
    if (toRead.has(problem)) console.log(`  ${smiles}: ${outcome}`);
    for (const statement of contradictions) {
      const ofAnswer = prepared.answer.candidate.evidence.some(
        ({ technique, peak, verdict }) =>
          verdict === 'against' &&
          technique === statement.technique &&
          (peak === undefined ? statement.peaks === undefined : statement.peaks?.includes(peak)),
      );
      if (ofAnswer) refused++;
      if (ofAnswer)
        console.log(`  of the answer too: ${problem.smiles} ${smiles} ${statement.kind}`);
      if (toRead.has(problem)) console.log(`    ${writeStatement(statement, 'en')}`);
    }
    if (contradictions.length === 0)
      console.log(`  nothing against ${smiles} for ${problem.smiles}: ${outcome}`);
  }
}
times.sort((a, b) => a - b);
const share = (count: number) => `${((100 * count) / asked).toFixed(1)} %`;
const margins = allProblems().map(({ margin }) => margin);
console.log(`\n${chosen.length} problems, ${asked} wrong structures`);
console.log(`contradicted ${contradicted} (${share(contradicted)}), accepted ${equivalent}`);
console.log(
  `with signals that agree ${withAgreeing} (${share(withAgreeing)}); of them disputed: ${disputed}`,
);
console.log(`contradictions that the answer has too: ${refused}; answers not solved: ${unsolved}`);
console.log(
  `reply: median ${times[times.length >> 1].toFixed(0)} ms, longest ${times.at(-1)!.toFixed(0)} ms`,
);
console.log(
  `margins of ${margins.length} problems: least ${Math.min(...margins)}, median ` +
    `${[...margins].sort((a, b) => a - b)[margins.length >> 1]} log units`,
);
