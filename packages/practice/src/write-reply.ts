import { writePosition } from '@elucida/analysis/report/value-writers';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import type { PracticePoint, PracticeReply, Solution } from '@elucida/contract/practice';
import { points } from '@elucida/engine/explanation/points';
import type { Statement } from '@elucida/engine/statements/statement';
import { techniqueOf } from '@elucida/engine/techniques/registry';
import { nameStructure } from '@elucida/library/name-structure';
import type { Language } from '@elucida/spectra/languages';
import { skillsOf } from './skills.ts';
import type { Judgement, PreparedProblem } from './judge-drawn.ts';

const writePoint = (statement: Statement, lang: Language): PracticePoint => ({
  text: writeStatement(statement, lang),
  technique: statement.technique ?? null,
  peaks: [...(statement.peaks ?? [])],
  atoms: [...(statement.atoms ?? [])],
});

/** The judgement of a structure as it is answered; the solution only where it is earned. */
export const writeReply = (
  { outcome, drawn, contradictions, agreeing, right, odds }: Judgement,
  prepared: PreparedProblem,
  lang: Language,
): PracticeReply => ({
  outcome,
  smiles: drawn.candidate.smiles,
  formula: prepared.problem.formula.hill,
  contradictions: contradictions.map((statement) => writePoint(statement, lang)),
  agreeing: agreeing.map(({ technique, peak, observed, atoms }) => ({
    text: writePosition(observed, { technique, lang }),
    technique,
    peaks: [peak],
    atoms: [...atoms],
  })),
  right: [...right],
  odds,
  solution: outcome === 'wrong' ? null : writeSolution(prepared, lang),
});

/** The worked solution: what each spectrum says of the answer, point by point. */
export function writeSolution(prepared: PreparedProblem, lang: Language): Solution {
  const { problem, answer } = prepared;
  const { smiles } = answer.candidate;
  return {
    smiles,
    skills: skillsOf(prepared),
    name: nameStructure(smiles, { useLibrary: true }).name?.[lang] ?? null,
    sections: problem.spectra.map(({ type }) => ({
      technique: type,
      points: points(techniqueOf(type).state(answer, problem.spectra)).map((statements) =>
        statements.map((statement) => writeStatement(statement, lang)).join(' '),
      ),
    })),
  };
}
