/** Heteromonocycles by the number of their heteroatoms, as they begin in names without locants. */
const COUNTED = new RegExp(
  '(?:(?:di|tri|tetr|pent)(?:oxa|thia|aza|selena|ox|thi|az|selen)|(?:oxa|thia|' +
    'dioxa|dithia|oxathia)(?:di|tri)?az|oxathi|oxaphosph|thiaphosph|oxaza|thiaza)',
  'y',
);
const LOWEST = ['', '1', '1,2', '1,2,3', '1,2,3,4', '1,2,3,4,5'];
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:di|oxathi|oxaz|thiaz|oxaphosph|thiaphosph)/, 2],
  [/^(?:tri|oxadi|thiadi|dioxaz|dithiaz|oxathiaz)/, 3],
  [/^(?:tetr|oxatri|thiatri)/, 4],
  [/^pent/, 5],
];

/**
 * Number of heteroatoms of a ring's name without locants; 0 where the name is no Hantzsch–Widman
 * name of several.
 */
function heteroatoms(name: string): number {
  COUNTED.lastIndex = 0;
  return COUNTED.test(name) ? (SIZES.find(([pattern]) => pattern.test(name))?.[1] ?? 0) : 0;
}

/**
 * Azoles and azines whose usual members are others than the one with the lowest locants: triazole
 * is mostly the 1,2,4 one.
 */
const USUALLY_OTHERS =
  /^(?:triaz|oxadiaz|thiadiaz|oxaz(?:ol|in)e?$|thiaz(?:ol|in)e?$|diazin|diazepan|dioxin|dithiin|tetraz)/;

/**
 * The ring that a name without locants means in a name of another ring or with substituents: the
 * lowest locants (`4-methyldithiolane` is 1,2-dithiolane). Null where chemists mean different rings
 * by it, or the name is of another kind.
 */
export function withLowestLocants(name: string): string | null {
  const count = heteroatoms(name);
  return count > 1 && !USUALLY_OTHERS.test(name) ? `${LOWEST[count]}-${name}` : null;
}

/**
 * Fusion names whose components lack their locants, lowest ones put in:
 * `triazolo[4,5-d]pyridazine`, `furo[3,4-d]triazine`. What is fused tells whether they fit: both
 * atoms must be carbons, which `[4,5-…]` and the letter of the base leave to one ring only;
 * nitrogen at the fusion (`triazolo[1,5-a]…`) does not, so that is not a reading.
 */
export function fusionWithLocants(name: string): string | null {
  let changed = false;
  const made = name
    .replace(
      /(^|[\]a-z])((?:oxadi|thiadi|tri|di|tetr)(?:az|ox|thi)[a-z]*?)(o)(\[(?:4,5|5,4)-[a-z]\])/,
      (whole, before: string, stem: string, _o: string, site: string) => {
        const count = heteroatoms(stem);
        if ((before !== '' && before !== ']') || count < 3) return whole;
        changed = true;
        return `${before}[${LOWEST[count]}]${stem}o${site}`;
      },
    )
    .replace(
      /(\[(?:\d,\d-)?[d-f]\])((?:tri|oxadi|thiadi)az(?:ine?|ole?))$/,
      (whole, site: string, base: string) => {
        const count = heteroatoms(base);
        if (count < 3) return whole;
        changed = true;
        return `${site}[${LOWEST[count]}]${base}`;
      },
    );
  return changed ? made : null;
}
