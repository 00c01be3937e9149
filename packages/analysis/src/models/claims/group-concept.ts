import type { Vibration } from '@elucida/engine/evidence/vibrations';
import type { MoleculeView } from './molecule-view.ts';

/** A part of molecules that models speak of. */
export interface GroupConcept {
  /** English, Spanish and Basque words for it, as `normaliseWord` leaves them. */
  readonly words: readonly string[];
  /** Atoms of a structure that belong to it; none where the structure does not have it. */
  find(view: MoleculeView): number[];
  /** Whether a structure without it has something that some call so. */
  readonly disputed?: (view: MoleculeView) => boolean;
  /** The IR bands that a claim about it can mean. Absent: no rule of ours gives any. */
  readonly vibrations?: readonly Vibration[];
}

/** A concept from its words (divided by `|`), what finds its atoms, and its IR bands. */
export const concept = (
  words: string,
  find: GroupConcept['find'],
  ...vibrations: Vibration[]
): GroupConcept => ({
  words: words.split('|'),
  find,
  ...(vibrations.length > 0 && { vibrations }),
});

/** The same where a structure can have something that only some call so. */
export const disputable = (
  known: GroupConcept,
  disputed: NonNullable<GroupConcept['disputed']>,
): GroupConcept => ({ ...known, disputed });
