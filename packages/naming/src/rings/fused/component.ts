import type { Words } from '../../words/word.ts';
import type { Locant } from '../locant.ts';
import { fusionPrefix } from './fusion-prefix.ts';

/** A ring or fused system as a part of a fusion name. */
export interface Component {
  /** Locants of its heteroatoms where the name needs them: `1,3` of 1,3-thiazole, else ''. */
  readonly locants: string;
  /** The name as a base component, without those locants: `thiazole`. */
  readonly words: Words;
  /** The fusion prefix without those locants: `thiazolo`; undefined where it cannot be a prefix. */
  readonly prefix: Words | undefined;
  /** Equivalent numberings, locant by atom of the component's skeleton. */
  readonly numberings: readonly (readonly Locant[])[];
  /** A ring of carbon atoms alone: fusion locants of the prefix are left out. */
  readonly plainRing: boolean;
  /** False for benzene and small carbocycles, which have no name as a base. */
  readonly canBeBase: boolean;
}

/** A ring or system with heteroatoms, which can be a prefix and a base. */
export const heteroComponent = ({
  locants,
  words,
  numberings,
}: Pick<Component, 'locants' | 'words' | 'numberings'>): Component => ({
  locants,
  words,
  prefix: fusionPrefix(words),
  numberings,
  plainRing: false,
  canBeBase: true,
});

/** Splits leading locants: `1,3-thiazole` into `1,3` and `thiazole` in each language. */
export function splitLocants(words: Words): { locants: string; words: Words } {
  const match = /^([\d,]+)-/.exec(words[0]);
  if (!match) return { locants: '', words };
  const cut = match[0].length;
  return {
    locants: match[1],
    words: [words[0].slice(cut), words[1].slice(cut), words[2].slice(cut)],
  };
}
