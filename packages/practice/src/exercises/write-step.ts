import { CATALOGUES } from '@elucida/analysis/report/catalogue';
import { writeStatement } from '@elucida/analysis/report/write-statement';
import type { ExerciseStep } from '@elucida/contract/practice-exercises';
import type { Language } from '@elucida/spectra/languages';
import type { PreparedProblem } from '../judge-drawn.ts';
import type { FalseReport, Step } from './false-step.ts';
import { labelSignal, nameAtoms, positionOf, TEXTS, writeExpected } from './write-signal.ts';

/** A step of a report as a student reads it, true or false. */
export function writeStep(
  step: Step,
  { problem, answer }: PreparedProblem,
  lang: Language,
): ExerciseStep {
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
export function writeWhy(
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
