import type { Tongue } from '../words/word.ts';
import type { Written } from './name-parts.ts';

/**
 * Words that come before the name in Spanish and Basque, after it in English: ácido acético, éter
 * dietílico, azido azetikoa.
 */
const LEADING: readonly RegExp[] = [
  /^$/,
  /^(?:[os]-)?acido$|^eter$|^alcohol$|^anhidrido$|^tioeter$/,
  /^(?:[os]-)?azidoa?$|^anhidridoa?$/,
];
const AND: readonly string[] = ['and', 'y', 'eta'];

const ADDED = /(?:hidratoa?|hidro(?:klor|brom|iod)uroa?|oxidoa?)$/;
const CLASS_OF_ACID = /^(?:mono|di|tri|tetra)?(?:amida|fluoruro|cloruro|bromuro|yoduro)$/;
const masculine = ({ lower, cased }: Written): Written =>
  /(?:ic|os)a$/.test(lower)
    ? { lower: `${lower.slice(0, -1)}o`, cased: `${cased.slice(0, -1)}o` }
    : { lower, cased };

/** `hidrogenosulfato` is `hidrogeno sulfato`. */
function withoutHydrogen(word: Written): readonly Written[] {
  const match = /^((?:di|tri)?hidrogeno)([a-z].*(?:ato|ito)a?)$/.exec(word.lower);
  return match
    ? [match[1], match[2]].map((lower, i) => ({
        lower,
        cased: i === 0 ? word.cased.slice(0, match[1].length) : word.cased.slice(match[1].length),
      }))
    : [word];
}

/**
 * Brings the words of a Spanish or Basque name into the English order: `acetato de etilo` → `etilo
 * acetato`, `ácido acético` → `acético ácido`,
 * `cloruro de etil(dimetil)amonio`. The words themselves stay as they are.
 */
export function englishOrder(typed: readonly Written[], tongue: Tongue): readonly Written[] {
  const words = tongue === 0 ? typed : typed.flatMap(withoutHydrogen);
  if (tongue === 0) return words.length > 2 ? words.filter((word) => word.lower !== 'and') : words;
  const de = words.findIndex((word) => word.lower === 'de' || word.lower === 'del');
  if (tongue === 1 && de > 0)
    return [
      ...englishOrder(words.slice(de + 1), tongue),
      ...englishOrder(words.slice(0, de), tongue),
    ].filter((word) => word.lower !== AND[tongue]);
  const kept = words.filter(
    (word) => word.lower !== AND[tongue] && !(tongue === 1 && word.lower === 'e'),
  );
  // `triamida hexametilfosfórica`, `dicloruro metilfosfónico`: the adjective is the acid, whatever
  // its gender.
  if (
    tongue === 1 &&
    kept.length > 1 &&
    kept.slice(0, -1).every((word) => CLASS_OF_ACID.test(word.lower))
  )
    return [masculine(kept.at(-1)!), ...kept.slice(0, -1)];
  // `azido oxaliko dihidratoa`: what is added comes after the acid.
  if (
    tongue === 2 &&
    kept.length === 3 &&
    /^azidoa?$/.test(kept[0].lower) &&
    ADDED.test(kept[2].lower)
  )
    return [kept[1], kept[0], kept[2]];
  return kept.length > 1 && LEADING[tongue].test(kept[0].lower)
    ? [...kept.slice(1), kept[0]]
    : kept;
}
