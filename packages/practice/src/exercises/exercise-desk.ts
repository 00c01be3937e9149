import type {
  ExerciseAnswer,
  ExerciseReply,
  ExerciseSolution,
  ExerciseStep,
  ListedExercise,
  ShownExercise,
} from '@elucida/contract/practice-exercises';
import { CATALOGUES } from '@elucida/analysis/report/catalogue';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import { nameStructure } from '@elucida/library/name-structure';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Language } from '@elucida/spectra/languages';
import { prepareProblem, type PreparedProblem } from '../judge-drawn.ts';
import { keepReady } from '../keep-ready.ts';
import { checkAssignment } from './check-assignment.ts';
import { allExercises, findExercise, type Exercise } from './exercises.ts';
import { falseReport, type FalseReport, type Step } from './false-step.ts';
import { signalsOf, type Signal } from './signals.ts';
import {
  labelSignal,
  nameAtoms,
  positionOf,
  TEXTS,
  writeExpected,
  writeReason,
} from './write-signal.ts';

export type ExerciseAnswered<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly fault: 'no_problem' }
  /** An atom that the molecule has not; `signal`: its place in the answer. */
  | { readonly ok: false; readonly fault: 'no_atom'; readonly signal: number };

/** An exercise with what does not change between replies. */
interface Ready {
  readonly exercise: Exercise;
  readonly prepared: PreparedProblem;
  readonly signals: readonly Signal[];
  /** Null for an assignment. */
  readonly report: FalseReport | null;
}

const listed = ({ kind, problem: { id, fields, rating, formula } }: Exercise): ListedExercise => ({
  id,
  kind,
  fields: [...fields],
  rating,
  formula: formula.hill,
});

/** Answers everything that a student asks about the exercises of the tables. Synchronous. */
export function exerciseDesk(predictor: ShiftPredictor) {
  const ready = keepReady<Ready>();
  const find = (id: string): Ready | null => {
    const exercise = findExercise(id);
    return exercise && ready(id, () => prepare(exercise, predictor));
  };
  const of = <Value>(id: string, work: (one: Ready) => Value): ExerciseAnswered<Value> => {
    const one = find(id);
    return one === null ? { ok: false, fault: 'no_problem' } : { ok: true, value: work(one) };
  };
  return {
    list: (): ListedExercise[] => allExercises().map(listed),
    show: (id: string, lang: Language) => of(id, (one) => show(one, lang)),
    reply: (id: string, answer: ExerciseAnswer): ExerciseAnswered<ExerciseReply> => {
      const one = find(id);
      if (one === null) return { ok: false, fault: 'no_problem' };
      const { atomCount } = one.prepared.answer.graph;
      const signal = (answer.signals ?? []).findIndex(({ atoms }) =>
        atoms.some((atom) => atom >= atomCount),
      );
      if (signal >= 0) return { ok: false, fault: 'no_atom', signal };
      return { ok: true, value: replyTo(one, answer) };
    },
    solution: (id: string, lang: Language) => of(id, (one) => solutionOf(one, lang)),
  };
}

function prepare(exercise: Exercise, predictor: ShiftPredictor): Ready {
  const prepared = prepareProblem(exercise.problem, predictor);
  return {
    exercise,
    prepared,
    signals: signalsOf(prepared.answer, exercise.problem.spectra),
    report: exercise.kind === 'mistake' ? falseReport(prepared) : null,
  };
}

function show({ exercise, prepared, signals, report }: Ready, lang: Language): ShownExercise {
  const { smiles } = prepared.answer.candidate;
  const { kind: _, ...about } = listed(exercise);
  const shown = {
    ...about,
    smiles,
    name: nameStructure(smiles, { useLibrary: true }).name?.[lang] ?? null,
    spectra: exercise.problem.spectra.map((spectrum) => ({
      ...spectrum,
    })) as ShownExercise['spectra'],
  };
  return report === null
    ? {
        ...shown,
        kind: 'assignment',
        signals: signals.map((signal) => ({
          technique: signal.technique,
          peak: signal.peak,
          label: labelSignal(signal, lang),
        })),
      }
    : {
        ...shown,
        kind: 'mistake',
        steps: report.steps.map((step) => writeStep(step, prepared, lang)),
      };
}

function writeStep(step: Step, { problem, answer }: PreparedProblem, lang: Language): ExerciseStep {
  if (step.kind === 'unsaturation') {
    const { hill } = problem.formula;
    const text = writeStatement(
      step.count > 0
        ? {
            kind: 'formula-unsaturation',
            values: { formula: hill, unsaturation: step.count },
          }
        : { kind: 'formula-saturated', values: { formula: hill } },
      lang,
    );
    return { text, technique: null, peaks: [], atoms: [] };
  }
  if (step.kind === 'band') {
    const { band, named } = step;
    const vibration = CATALOGUES[lang].vibrations[named.values.vibration];
    const text = `**${band.observed} cm⁻¹**: ${vibration}.`;
    return { text, technique: 'IR', peaks: [band.peak], atoms: [] };
  }
  const { signal, named } = step;
  const text = named
    .map((kind, i) => {
      const words = { signal: labelSignal(signal, lang), ...nameAtoms(answer, kind.atoms, lang) };
      return i === 0 ? TEXTS[lang].step(words) : `${words.atoms}, ${words.environment}.`;
    })
    .join(' ');
  const atoms = named.flatMap((kind) => [...kind.atoms]);
  return { text, technique: signal.technique, peaks: [signal.peak], atoms };
}

/** Why the false step is false, and what is true. */
function writeWhy(
  { steps, wrong }: FalseReport,
  prepared: PreparedProblem,
  lang: Language,
): string {
  const text = TEXTS[lang];
  const { problem, answer } = prepared;
  const [first, second] = wrong.map((place) => steps[place]);
  if (first.kind === 'unsaturation')
    return writeStep({ kind: 'unsaturation', count: problem.formula.unsaturation }, prepared, lang)
      .text;
  if (first.kind === 'band') {
    const { band, named } = first;
    const { vibrations } = CATALOGUES[lang];
    return text.band({
      position: String(band.observed),
      vibration: vibrations[band.values.vibration],
      named: vibrations[named.values.vibration],
      from: String(named.values.from),
      to: String(named.values.to),
    });
  }
  if (second?.kind !== 'signal') return '';
  const [one, other] = [first, second].map(({ signal, named: [named] }) => ({
    position: positionOf(signal.observed, signal.technique, lang),
    atoms: nameAtoms(answer, signal.kinds[0].atoms, lang).atoms,
    why: writeExpected(signal, named, { label: nameAtoms(answer, named.atoms, lang).atoms, lang }),
  }));
  return [
    one.why,
    other.why,
    text.exchanged({
      one: `${one.position} ppm`,
      atoms: one.atoms,
      other: `${other.position} ppm`,
      others: other.atoms,
    }),
  ].join(' ');
}

function replyTo({ prepared, signals, report }: Ready, answer: ExerciseAnswer): ExerciseReply {
  const { lang } = answer;
  if (report !== null) {
    const solved = answer.step !== undefined && report.wrong.includes(answer.step);
    return { solved, signals: [], text: solved ? writeWhy(report, prepared, lang) : null };
  }
  const checked = checkAssignment(signals, answer.signals ?? []);
  return {
    solved: checked.every(({ outcome }) => outcome === 'right' || outcome === 'exchangeable'),
    signals: checked.map((each) => ({
      technique: each.signal.technique,
      peak: each.signal.peak,
      outcome: each.outcome,
      text: writeReason(each, signals, { molecule: prepared.answer, lang }),
    })),
    text: null,
  };
}

function solutionOf({ prepared, signals, report }: Ready, lang: Language): ExerciseSolution {
  if (report !== null)
    return {
      signals: [],
      steps: [...report.wrong],
      text: writeWhy(report, prepared, lang),
    };
  return {
    signals: signals.map(({ technique, peak, kinds }) => ({
      technique,
      peak,
      atoms: kinds.flatMap(({ atoms }) => [...atoms]),
    })),
    steps: [],
    text: null,
  };
}
