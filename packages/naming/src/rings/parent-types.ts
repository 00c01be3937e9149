import type { Words } from '../words/word.ts';
import type { Locant } from './locant.ts';

/**
 * What the bare name of a ring system says about its bonds: `mancude` – the maximum number of
 * non-cumulative double bonds;
 * `saturated` – none; `mixed` – spiro compounds whose components differ (see `mancudeAtoms`).
 */
export type RingState = 'mancude' | 'saturated' | 'mixed';

export interface RingParent {
  /**
   * English, Spanish, Basque, lower case, without indicated hydrogen and without hydro prefixes:
   * `naphthalene`, `furo[3,2-b]pyridine`, `bicyclo[2.2.1]heptane`, `spiro[4.5]decane`, `oxolane`,
   * `1,3-thiazole`. Spanish: `naftaleno`, `furo[3,2-b]piridina`, `biciclo[2.2.1]heptano`,
   * `oxolano`. Basque without the article, so that suffixes can be joined: `naftaleno`,
   * `furo[3,2-b]piridina`, `biziklo[2.2.1]heptano`, `oxolano`, `indol`. With the article: nothing
   * is added after -a (`piridina`), else `a` (`naftalenoa`, `indola`). A final `e` (en), `o`/`a`
   * (es, eu) is elided before a suffix that begins with a vowel; the writer does that.
   */
  readonly names: Words;
  readonly state: RingState;
  /**
   * True when `ene`/`yne` endings may replace the `ane` of the name (cycloalkanes, von Baeyer and
   * spiro alkanes and their replacement names). Saturated heterocycles such as `oxolane` and
   * `piperidine` are only given when every ring bond is single, so they never need it; mancude
   * parents take `hydro` prefixes instead. Spiro names with components in brackets state such
   * double bonds themselves: `spiro[1-benzofuran-2,1'-cyclohex-2-ene]`.
   */
  readonly takesEne: boolean;
  /** Ring atoms (graph indexes). */
  readonly atoms: readonly number[];
  /**
   * Ring atoms of components whose name implies double bonds: all of them when `mancude`, none when
   * `saturated`.
   */
  readonly mancudeAtoms: ReadonlySet<number>;
  /**
   * Locants in the order of `atoms`; every numbering that the ring's own rules leave equivalent
   * (low locants for heteroatoms, fusion atoms …).
   */
  readonly locants: readonly (readonly Locant[])[];
  readonly indicatedHydrogen: IndicatedHydrogen;
  /**
   * Comparable seniority of rings and ring systems (P-44.2): the first higher number wins; see
   * `compareSeniority`.
   */
  readonly seniority: readonly number[];
}

/**
 * Indicated hydrogen of a mancude parent. Positions are graph atoms.
 * In `1H-indene` `count` is 1; in `naphthalene` 0; in `benzene` 0. Spiro atoms never count:
 * `spiro[cyclopentane-1,1'-indene]` has count 0.
 */
export interface IndicatedHydrogen {
  /**
   * How many ring atoms the mancude parent leaves without a double bond although they could have
   * one.
   */
  readonly count: number;
  /**
   * False where the name has its indicated hydrogen on other elements only: porphyrins on nitrogen.
   */
  carries(atom: number): boolean;
  /**
   * True where the atom can have a ring double bond in the mancude parent (so oxygen and sulfur
   * cannot).
   */
  canBeDouble(atom: number): boolean;
  /**
   * How many atoms the parent with these atoms as its saturated positions (and no others but O, S
   * …) leaves without a double bond at least. None with `count` atoms: they are permitted indicated
   * hydrogen; none with more: hydro prefixes can complete them. One position more changes it by
   * one.
   */
  unmatchedWithout(saturated: readonly number[]): number;
  /**
   * The same where these atoms have a ring double bond that their element's usual bonding number
   * does not give: O of pyran-1-ium, N of quinolizin-5-ium, S of 1λ4,2-thiazine.
   */
  with(doubled: readonly number[]): IndicatedHydrogen;
}
