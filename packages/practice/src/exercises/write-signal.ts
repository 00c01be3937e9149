import { CATALOGUES } from '@elucida/analysis/report/catalogue';
import { writePosition } from '@elucida/analysis/report/value-writers';
import {
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
} from '@elucida/engine/statements/explained-candidate';
import { exerciseEn } from '@elucida/messages/practice/exercise-en';
import { exerciseEs } from '@elucida/messages/practice/exercise-es';
import { exerciseEu } from '@elucida/messages/practice/exercise-eu';
import type { ExerciseText } from '@elucida/messages/practice/exercise-text';
import type { Language } from '@elucida/spectra/languages';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { kindNamed, type CheckedSignal } from './check-assignment.ts';
import { distance, isProton, type AtomKind, type Signal } from './signals.ts';

export const TEXTS: Readonly<Record<Language, ExerciseText>> = {
  en: exerciseEn,
  es: exerciseEs,
  eu: exerciseEu,
};
/** A splitting is said to be another where it shows no neighbours, or some where there are none. */
const SINGLET = /^(?:br )?s$/u;
const CLEAR = /^[dtq]{1,3}$|^quint$|^sext$|^sept$/u;
/** A shift that is nearer than this is no reason by itself, standard deviations. */
const FAR_OFF = 2;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const CARBON = 6;

export const positionOf = (ppm: number, technique: SpectrumType, lang: Language): string =>
  writePosition(ppm, { technique, lang });

/** A signal as a paper lists it, Markdown: `¹H **2.69 ppm** (t, 2H)`. */
export function labelSignal(
  { technique, observed, integral, mult }: Signal,
  lang: Language,
): string {
  const details = [
    mult?.replace('br-', 'br ') ?? null,
    integral === null ? null : `${integral}H`,
  ].filter((each) => each !== null);
  const nucleus = (techniqueOf(technique).nucleus ?? '').replace(
    /\d/gu,
    (digit) => SUPERSCRIPTS[Number(digit)],
  );
  const position = `**${positionOf(observed, technique, lang)} ppm**`;
  return `${nucleus} ${position}${details.length > 0 ? ` (${details.join(', ')})` : ''}`;
}

/** Atoms by their labels and what they are: `C2/C6`, `aromatic CH`. */
export const nameAtoms = (
  molecule: ExplainedCandidate,
  atoms: readonly number[],
  lang: Language,
) => ({
  atoms: labelAtoms(molecule, atoms),
  environment: CATALOGUES[lang].environments[environmentOf(molecule, atoms[0])],
});

/** What is expected of atoms, and where the signal is. */
export const writeExpected = (
  { observed, technique }: Signal,
  { predicted, sd }: AtomKind,
  { label, lang }: { readonly label: string; readonly lang: Language },
): string =>
  TEXTS[lang].expected({
    atoms: label,
    expected: positionOf(predicted, technique, lang),
    sd: positionOf(sd, technique, lang),
    observed: positionOf(observed, technique, lang),
  });

/** Why atoms that a student named do not give a signal: the plainest reason first; null where none is needed. */
export function writeReason(
  { signal, outcome, wrong, twice }: CheckedSignal,
  signals: readonly Signal[],
  { molecule, lang }: { readonly molecule: ExplainedCandidate; readonly lang: Language },
): string | null {
  const text = TEXTS[lang];
  if (outcome === 'incomplete') return text.incomplete({ kinds: signal.kinds.length });
  if (outcome !== 'wrong') return null;
  const { element, hydrogens } = molecule.graph;
  const isOfProtons = isProton(signal);
  const impossible = wrong.filter((atom) =>
    isOfProtons ? hydrogens[atom] === 0 : element[atom] !== CARBON,
  );
  if (impossible.length > 0) {
    const atoms = labelAtoms(molecule, impossible.slice(0, 1));
    return isOfProtons ? text.noHydrogen({ atoms }) : text.noCarbon({ atoms });
  }
  const kind = kindNamed(signals, signal.technique, wrong.slice(0, 1));
  if (kind === undefined) return null;
  const label = labelAtoms(molecule, kind.atoms);
  const expected = writeExpected(signal, kind, { label, lang });
  if (distance(signal, kind) >= FAR_OFF) return expected;
  const { integral, mult } = signal;
  const { hydrogens: count } = kind;
  // A signal of several kinds of atoms has hydrogens of others too.
  const isOtherCount = (most: number) =>
    count !== null && (signal.kinds.length === 1 ? count !== most : count > most);
  if (integral !== null && count !== null && isOtherCount(integral))
    return text.integral({ atoms: label, hydrogens: count, integral });
  if (mult !== null && kind.neighbours !== null) {
    const isOther = kind.neighbours > 0 ? SINGLET.test(mult) : CLEAR.test(mult);
    if (isOther) return text.neighbours({ atoms: label, neighbours: kind.neighbours, mult });
  }
  return twice.includes(wrong[0]) ? text.twice({ atoms: label }) : expected;
}
