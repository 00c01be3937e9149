import {
  OTHER_SOLVENTS,
  SOLVENT_EFFECTS,
  SOLVENTS,
  type Solvent,
  type SolventEffect,
} from './solvents.ts';

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
/** Words of an entry that only names a solvent, at most (`CD3OD and C6D6, 1:1`). */
const MOST_WORDS = 4;

/** A text as the names of solvents are looked for in it: small letters, plain digits. */
export const plainSolventText = (text: string): string =>
  text.toLowerCase().replaceAll(/[₀-₉]/gu, (digit) => String(SUBSCRIPTS.indexOf(digit)));

/**
 * Whether an entry declares the solvent: short enough to be its name, or beginning with it (`CDCl3
 * with a drop of D2O`). A sentence in which one is mentioned declares none.
 */
function declares(plain: string): boolean {
  return (
    plain.trim().split(/\s+/u).length <= MOST_WORDS ||
    [...SOLVENTS, ...OTHER_SOLVENTS].some(({ name }) => plain.trim().search(name) === 0)
  );
}

/**
 * The deuterated solvents that an entry declares (`CDCl₃`, `DMSO-d6`, `CD3OD and C6D6, 1:1`); none
 * where it is a sentence.
 */
export function solventsNamed(entry: string | undefined): Solvent[] {
  const plain = plainSolventText(entry ?? '');
  return declares(plain) ? SOLVENTS.filter(({ name }) => name.test(plain)) : [];
}

/** The deuterated solvent that an entry declares, if it is just one. */
export function solventNamed(entry: string | undefined): Solvent | undefined {
  const named = solventsNamed(entry);
  return named.length === 1 ? named[0] : undefined;
}

/**
 * What the declared solvent, or the one of a mixture that decides, does to hydrogens on N, O and S;
 * undefined where none known here is declared.
 */
export function solventEffect(entry: string | undefined): SolventEffect | undefined {
  const plain = plainSolventText(entry ?? '');
  if (!declares(plain)) return undefined;
  const effects = [...SOLVENTS, ...OTHER_SOLVENTS].flatMap(({ name, effect }) =>
    name.test(plain) ? [effect] : [],
  );
  return SOLVENT_EFFECTS.find((effect) => effects.includes(effect));
}

/** The deuterated solvent printed in a text that may speak of other things, if it is just one. */
export function solventPrinted(text: string): Solvent | undefined {
  const plain = plainSolventText(text);
  const printed = SOLVENTS.filter(({ deuterated }) => deuterated.test(plain));
  return printed.length === 1 ? printed[0] : undefined;
}

/** Whether a text is the name of a solvent and nothing else: `CDCl3`, `benzene-d6`, `EtOH`. */
export const isSolventName = (text: string): boolean => ALONE.test(plainSolventText(text).trim());
const ALONE = new RegExp(
  `^(?:${[
    ...SOLVENTS.flatMap(({ name, deuterated }) => [name.source, deuterated.source]),
    ...OTHER_SOLVENTS.map(({ name }) => name.source),
  ].join('|')})(?:-d\\d*)?$`,
  'u',
);
