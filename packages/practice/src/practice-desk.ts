import type {
  ListedProblem,
  PracticeHint,
  PracticeReply,
  ShownProblem,
  Solution,
} from '@elucida/contract/practice';
import type { ProblemSet, SetChoice } from '@elucida/contract/practice-sets';
import type { HintKind } from '@elucida/contract/practice-terms';
import { resolveStructure } from '@elucida/analysis/names/resolve-structure';
import { MOST_ATOMS } from '@elucida/molecules/graph';
import { nameStructure } from '@elucida/library/name-structure';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Language } from '@elucida/spectra/languages';
import { choicesOf } from './choices.ts';
import { keepReady } from './keep-ready.ts';
import { hintsOf } from './hints.ts';
import type { MistakeKind } from '@elucida/contract/practice-set-terms';
import { judgeDrawn, prepareProblem, type PreparedProblem } from './judge-drawn.ts';
import { mistakeKind } from './mistake-kind.ts';
import { makeOwnProblem, problemOfOwn, type OwnFault, type OwnProblem } from './own-problem.ts';
import type { Problem } from './problem.ts';
import { allProblems, findProblem } from './problems.ts';
import { protonatedMass } from './protonated-mass.ts';
import { writeReply, writeSolution } from './write-reply.ts';

/** Why a structure is not judged. */
export type DrawnFault = 'unreadable' | 'several_parts';
/** A problem of the collection by its id, or one of a teacher's. */
export type AskedProblem = string | OwnProblem;
export type PracticeAnswer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: 'no_problem' | 'no_hint' | DrawnFault };

/** A reply, and for the teacher of a set what is wrong with the structure; null where nothing is. */
export interface JudgedReply {
  readonly reply: PracticeReply;
  readonly mistake: MistakeKind | null;
}
export type DescribedProblem = ProblemSet['problems'][number];

const listed = ({ id, level, fields, rating, formula }: Problem): ListedProblem => ({
  id,
  level,
  fields: [...fields],
  rating,
  formula: formula.hill,
});

/** Answers everything that a student asks about the problems of the table. Synchronous. */
export function practiceDesk(predictor: ShiftPredictor) {
  const ready = keepReady<PreparedProblem>();
  const prepared = (asked: AskedProblem): PreparedProblem | null => {
    const problem = typeof asked === 'string' ? findProblem(asked) : problemOfOwn(asked);
    const key = typeof asked === 'string' ? asked : JSON.stringify(asked);
    return problem && ready(key, () => prepareProblem(problem, predictor));
  };
  const of = <Value>(
    id: AskedProblem,
    work: (problem: PreparedProblem) => PracticeAnswer<Value>,
  ): PracticeAnswer<Value> => {
    const problem = prepared(id);
    return problem === null ? { ok: false, fault: 'no_problem' } : work(problem);
  };
  return {
    list: (): ListedProblem[] => allProblems().map(listed),

    show: (id: AskedProblem): PracticeAnswer<ShownProblem> =>
      of(id, (one) => ({
        ok: true,
        value: {
          ...listed(one.problem),
          ion_mz: protonatedMass(one.problem.formula),
          spectra: one.problem.spectra.map((spectrum) => ({
            ...spectrum,
          })) as ShownProblem['spectra'],
          hints: hintsOf(one, 'en').map(({ kind }) => kind),
        },
      })),

    reply: (id: AskedProblem, structure: string, lang: Language): PracticeAnswer<JudgedReply> =>
      of(id, (one) => replyTo(structure, one, lang)),

    hint: (id: AskedProblem, kind: HintKind, lang: Language): PracticeAnswer<PracticeHint> =>
      of(id, (one) => {
        const hint = hintsOf(one, lang).find((each) => each.kind === kind);
        if (hint === undefined) return { ok: false, fault: 'no_hint' };
        const { text, technique = null, peaks = [] } = hint;
        return { ok: true, value: { kind, text, technique, peaks: [...peaks] } };
      }),

    solution: (id: AskedProblem, lang: Language): PracticeAnswer<Solution> =>
      of(id, (one) => ({ ok: true, value: writeSolution(one, lang) })),

    /** The answer among isomers that its spectra contradict; for a teacher. */
    choices: (id: AskedProblem, lang: Language): PracticeAnswer<SetChoice[]> =>
      of(id, (one) => ({
        ok: true,
        value: choicesOf(one, predictor).map(({ smiles, right }) => ({
          smiles,
          name: nameStructure(smiles, { useLibrary: true }).name?.[lang] ?? null,
          right,
        })),
      })),

    /** A problem made of a teacher's molecule, by name, SMILES or InChI, with its spectra simulated. */
    make: (
      structure: string,
      lang: Language,
    ):
      | { readonly ok: true; readonly value: OwnProblem }
      | { readonly ok: false; readonly fault: OwnFault } =>
      makeOwnProblem(structure, predictor, lang),

    /** A problem with its answer, for its teacher; null where there is none. */
    describe: (asked: AskedProblem, lang: Language): DescribedProblem | null => {
      const one = prepared(asked);
      if (one === null) return null;
      const { smiles, formula, level } = one.problem;
      const name = nameStructure(smiles, { useLibrary: true }).name?.[lang] ?? null;
      const id = typeof asked === 'string' ? asked : null;
      return { id, smiles, name, formula: formula.hill, level: id === null ? null : level };
    },
  };
}

function replyTo(
  text: string,
  prepared: PreparedProblem,
  lang: Language,
): PracticeAnswer<JudgedReply> {
  const structure = resolveStructure(text, { useLibrary: true, language: lang }).smiles;
  if (structure === null) return { ok: false, fault: 'unreadable' };
  if (structure.includes('.')) return { ok: false, fault: 'several_parts' };
  const graph = graphFromSmiles(structure);
  if (graph.atomCount > MOST_ATOMS) return { ok: false, fault: 'unreadable' };
  const formula = molecularFormula(structure);
  if (formula === prepared.problem.formula.hill) {
    const judged = judgeDrawn(structure, prepared);
    const mistake = judged.outcome === 'wrong' ? mistakeKind(judged.drawn, judged.answer) : null;
    return { ok: true, value: { reply: writeReply(judged, prepared, lang), mistake } };
  }
  const reply: PracticeReply = {
    outcome: 'wrong_formula',
    smiles: canonicalSmiles(graph),
    formula,
    contradictions: [],
    agreeing: [],
    right: [],
    odds: null,
    solution: null,
  };
  return { ok: true, value: { reply, mistake: 'formula' } };
}
