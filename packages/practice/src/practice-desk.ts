import type {
  ListedProblem,
  PracticeHint,
  PracticeReply,
  ShownProblem,
  Solution,
} from '@elucida/contract/practice';
import type { HintKind } from '@elucida/contract/practice-terms';
import { resolveStructure } from '@elucida/analysis/names/resolve-structure';
import { MOST_ATOMS } from '@elucida/molecules/graph';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { formulaFromCounts } from '@elucida/spectra/formula/formula-from-counts';
import type { Language } from '@elucida/spectra/languages';
import { hintsOf } from './hints.ts';
import { judgeDrawn, prepareProblem, type PreparedProblem } from './judge-drawn.ts';
import type { Problem } from './problem.ts';
import { allProblems, findProblem } from './problems.ts';
import { writeReply, writeSolution } from './write-reply.ts';

/** Why a structure is not judged. */
export type DrawnFault = 'unreadable' | 'several_parts';
export type PracticeAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: 'no_problem' | 'no_hint' | DrawnFault };

/** Problems kept ready, the last asked for. */
const MOST_READY = 64;

const listed = ({ id, level, fields, rating, formula }: Problem): ListedProblem => ({
  id,
  level,
  fields: [...fields],
  rating,
  formula: formula.hill,
});

/** Of [M+H]⁺, Da. */
function protonatedMass({ formula: { counts } }: Problem): number {
  const ion = formulaFromCounts({ ...counts, H: (counts.H ?? 0) + 1 }, 1);
  return Number(ion.monoisotopicMass.toFixed(4));
}

/** Answers everything that a student asks about the problems of the table. Synchronous. */
export function practiceDesk(predictor: ShiftPredictor) {
  const ready = new Map<string, PreparedProblem>();
  const prepared = (id: string): PreparedProblem | null => {
    const problem = findProblem(id);
    if (problem === null) return null;
    const known = ready.get(id) ?? prepareProblem(problem, predictor);
    ready.delete(id);
    ready.set(id, known);
    for (const [oldest] of ready) {
      if (ready.size <= MOST_READY) break;
      ready.delete(oldest);
    }
    return known;
  };
  const of = <Value>(
    id: string,
    work: (problem: PreparedProblem) => PracticeAnswer<Value>,
  ): PracticeAnswer<Value> => {
    const problem = prepared(id);
    return problem === null ? { ok: false, fault: 'no_problem' } : work(problem);
  };
  return {
    list: (): ListedProblem[] => allProblems().map(listed),

    show: (id: string): PracticeAnswer<ShownProblem> =>
      of(id, (one) => ({
        ok: true,
        value: {
          ...listed(one.problem),
          ion_mz: protonatedMass(one.problem),
          spectra: one.problem.spectra.map((spectrum) => ({
            ...spectrum,
          })) as ShownProblem['spectra'],
          hints: hintsOf(one, 'en').map(({ kind }) => kind),
        },
      })),

    reply: (id: string, structure: string, lang: Language): PracticeAnswer<PracticeReply> =>
      of(id, (one) => replyTo(structure, one, lang)),

    hint: (id: string, kind: HintKind, lang: Language): PracticeAnswer<PracticeHint> =>
      of(id, (one) => {
        const hint = hintsOf(one, lang).find((each) => each.kind === kind);
        if (hint === undefined) return { ok: false, fault: 'no_hint' };
        const { text, technique = null, peaks = [] } = hint;
        return { ok: true, value: { kind, text, technique, peaks: [...peaks] } };
      }),

    solution: (id: string, lang: Language): PracticeAnswer<Solution> =>
      of(id, (one) => ({ ok: true, value: writeSolution(one, lang) })),
  };
}

function replyTo(
  text: string,
  prepared: PreparedProblem,
  lang: Language,
): PracticeAnswer<PracticeReply> {
  const structure = resolveStructure(text, { useLibrary: true, language: lang }).smiles;
  if (structure === null) return { ok: false, fault: 'unreadable' };
  if (structure.includes('.')) return { ok: false, fault: 'several_parts' };
  const graph = graphFromSmiles(structure);
  if (graph.atomCount > MOST_ATOMS) return { ok: false, fault: 'unreadable' };
  const formula = molecularFormula(structure);
  if (formula === prepared.problem.formula.hill)
    return { ok: true, value: writeReply(judgeDrawn(structure, prepared), prepared, lang) };
  return {
    ok: true,
    value: {
      outcome: 'wrong_formula',
      smiles: canonicalSmiles(graph),
      formula,
      contradictions: [],
      right: [],
      solution: null,
    },
  };
}
