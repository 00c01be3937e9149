import type { Language } from '@elucida/contract/languages';

/**
 * What a model may do to a sentence of ours. Each list is short on purpose: a word is in it where
 * no sentence of a report can become untrue by it.
 */
export interface Freedom {
  /** Words that may be put between others. */
  readonly added: ReadonlySet<string>;
  /** Of these, words that may be left out: articles that can be no number. */
  readonly dropped: ReadonlySet<string>;
  /** Words that mean the same in every sentence of a report. */
  readonly exchanged: readonly (readonly string[])[];
  /** Words after which nothing may be added: what they deny must stay next to them. */
  readonly denying: ReadonlySet<string>;
}

/** Words added one after the other, at most. */
export const ADDED_IN_A_ROW = 3;

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const groups = (text: string): readonly (readonly string[])[] =>
  text.split('; ').map((group) => group.split(' '));

export const FREEDOM: Readonly<Record<Language, Freedom>> = {
  en: {
    added: words('the a an and here is are which at of in signal signals peak peaks band bands'),
    dropped: words('the'),
    exchanged: groups(
      'hence therefore thus; shows displays; gives yields; typical characteristic; seen observed; many numerous',
    ),
    denying: words('no not none nothing neither nor without never cannot any'),
  },
  es: {
    added: words(
      'el la los las un una y e aquí es son que en de del señal señales pico picos banda bandas',
    ),
    dropped: words('el la los las'),
    exchanged: groups(
      'muestra presenta; muestran presentan; ve observa; ven observan; típico ' +
        'característico; típica característica; típicos característicos; típicas ' +
        'características',
    ),
    denying: words('no ni nada ningún ninguno ninguna sin nunca tampoco'),
  },
  eu: {
    added: words(
      'eta hemen hau hori hauek horiek da dira seinalea seinaleak gailurra gailurrak banda bandak',
    ),
    dropped: words('hemen'),
    exchanged: groups('beraz hortaz horrenbestez; ohikoa arrunta; ohikoak arruntak'),
    denying: words('ez ezin ezer inor gabe inolako'),
  },
};
