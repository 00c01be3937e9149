import { Kind, type Token } from './token.ts';

/** Where the reader is inside a word. */
export const enum State {
  Start,
  AfterRadical,
  AfterLocants,
  AfterMultiplier,
  Cyclo,
  Stem,
  Base,
  BaseLocants,
  BaseMultiplier,
  Suffixed,
  AcidStem,
  Ic,
  Ate,
}
export const STATES = 13;
export const DEAD = -1;

const AT_START = (state: State): boolean => state <= State.AfterMultiplier;

const isConjunctive = (state: State): boolean =>
  state === State.Base || state === State.BaseLocants || state === State.BaseMultiplier;

/** The state after a word of the vocabulary, DEAD where it cannot follow. */
export function stateAfter(state: State, entry: Token['entry']): State | typeof DEAD {
  switch (entry.kind) {
    case Kind.Locants:
      if (AT_START(state)) return State.AfterLocants;
      return state === State.Stem || state === State.Base || state === State.Suffixed
        ? State.BaseLocants
        : DEAD;
    case Kind.Multiplier:
      if (state === State.Start || state === State.AfterRadical || state === State.AfterLocants)
        return State.AfterMultiplier;
      return entry.of !== 'assembly' &&
        (state === State.Stem ||
          state === State.Base ||
          state === State.BaseLocants ||
          state === State.Suffixed)
        ? State.BaseMultiplier
        : DEAD;
    case Kind.Radical:
      return AT_START(state) ? State.AfterRadical : DEAD;
    // After a ring, the chain of a conjunctive name: indole-3-acetic acid, benzenemethanol.
    case Kind.Stem:
      return AT_START(state) || state === State.Cyclo || isConjunctive(state) ? State.Stem : DEAD;
    case Kind.Cyclo:
      return AT_START(state) ? State.Cyclo : DEAD;
    case Kind.Ring:
      return AT_START(state) ? (entry.stem ? State.Stem : State.Base) : DEAD;
    case Kind.Parent:
      return AT_START(state) ? (entry.stem ? State.Stem : State.Base) : DEAD;
    case Kind.Acid:
      return AT_START(state) || isConjunctive(state) ? State.AcidStem : DEAD;
    case Kind.Salt:
      return AT_START(state) ? (entry.ends === 'ic' ? State.Ic : State.Ate) : DEAD;
    case Kind.Hydro:
    case Kind.Change:
    case Kind.Skeleton:
    case Kind.Replacement:
      return AT_START(state) ? State.Start : DEAD;
    case Kind.Stereo:
      return AT_START(state) ? state : state === State.Base ? State.Base : DEAD;
    case Kind.Linkage:
      return state === State.AfterRadical ? State.AfterRadical : DEAD;
    case Kind.Skip:
      return AT_START(state) ? state : DEAD;
    case Kind.Unsaturation:
      return state === State.Stem ||
        state === State.Base ||
        state === State.BaseLocants ||
        state === State.BaseMultiplier
        ? State.Base
        : DEAD;
    case Kind.Yl:
      return state >= State.Stem && state <= State.Suffixed ? State.AfterRadical : DEAD;
    case Kind.Elision:
      return state === State.Base || state === State.Suffixed ? state : DEAD;
    case Kind.LinkingA:
      return state === State.Stem ? state : DEAD;
    case Kind.Charge:
      return state === State.Base ||
        state === State.BaseLocants ||
        state === State.BaseMultiplier ||
        state === State.Suffixed
        ? State.Suffixed
        : DEAD;
    case Kind.Suffix: {
      if (
        state === State.AcidStem
          ? entry.word.how !== 'merge' ||
            (!entry.word.stemOnly && /^C=[OS]$/.test(entry.word.notation))
          : !(state >= State.Base && state <= State.Suffixed) || entry.word.stemOnly
      )
        return DEAD;
      switch (entry.word.ends) {
        case 'molecule':
          return State.Suffixed;
        case 'ic':
          return State.Ic;
        case 'ate':
          return State.Ate;
        default:
          return State.AfterRadical;
      }
    }
    default:
      return DEAD;
  }
}

/** What a whole word is when it ends in this state; null where it cannot end there. */
export function wordKind(state: State): WordKind | null {
  switch (state) {
    case State.AfterRadical:
      return 'radical';
    case State.Base:
    case State.Suffixed:
      return 'molecule';
    case State.Ic:
      return 'ic';
    case State.Ate:
      return 'ate';
    default:
      return null;
  }
}
export type WordKind = 'radical' | 'molecule' | 'ic' | 'ate';
