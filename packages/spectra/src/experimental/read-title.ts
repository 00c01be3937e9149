/** Longer texts are sentences, not names. */
const LONGEST = 160;
/** Characters looked at: a name comes first. */
const HEAD = 400;
const NUMBERING = /^(?:(?:\d{1,2}\.){1,4}\d{0,2}\.? |\(?[ivx]{1,4}\) |[•*] )/u;
const PREFIX = new RegExp(
  String.raw`^(?:(?:General )?(?:Synthesis|Preparation|Characterization|Data|Spectral data|Analyt` +
    String.raw`ical data|Síntesis|Preparación|Datos) (?:of|for|de|del) (?:the )?|Compound |Compuest` +
    String.raw`o |Konposatua |(?:Example|Ejemplo|Adibidea) \d{1,3}[a-z]?[.:] )`,
  'iu',
);
/** `(3a)`, `[12b]`, `, 3a`, `3a:` behind or before the name. */
const NUMBER_BEHIND = new RegExp(
  String.raw`[ ,]{0,2}(?:[([](?:compound |compuesto )?(?:[A-Z]{0,2}-?\d{1,3}[a-z]{0,2}['′]{0,2}|` +
    String.raw`[SR]\d{1,3}[a-z]?)[)\]]|(?<=,) ?\d{1,3}[a-z]?|(?<= )\d{1,3}[a-z])$`,
  'u',
);
const NUMBER_BEFORE = /^(?:[([]?\d{1,3}[a-z]?[)\]]?[:.] |(?:\d{1,3}[a-z]) (?=\p{L}))/u;
/** Words of procedures and appearances: no name of a compound has them. */
const NOT_A_NAME = new RegExp(
  String.raw`(?<!\p{L})(?:was|were|to a|the|using|with|from|yield(?:ed)?|obtained|afforded|prepar` +
    String.raw`ed|following|according|general procedure|procedure|mixture|stirred|solid|oil|crystal` +
    String.raw`s?|powder|liquid|foam|needles|colou?rless|white|yellow|orange|brown|g|mg|mmol|mL|sól` +
    String.raw`ido|aceite|líquido|cristales|blanco|amarillo|incoloro|rendimiento|se obtuvo|solidoa|` +
    String.raw`olioa|etekina|data|spectra|NMR|Physical state)(?!\p{L})`,
  'iu',
);
/** Where a name ends: a full stop before a space, a colon, a semicolon, a line's end. */
const END = /(?:\.(?=\s|$)|:(?=\s|$)|;|\n)/u;

/** What names of compounds look like to one who does not know them all: a letter run, and no sentence. */
const isName = (text: string): boolean =>
  text.length >= 3 &&
  text.length <= LONGEST &&
  /\p{L}{3}/u.test(text) &&
  !NOT_A_NAME.test(text) &&
  text.split(' ').length <= 8 &&
  !/^\d+(?:\.\d+)? ?%?$/u.test(text);

/**
 * The compound's name at the beginning of an experimental section, without number and numbering, or null. Only
 * the first sentence is asked: what comes behind it is appearance, yield and procedure.
 */
export function readTitle(before: string): string | null {
  const head = before.trimStart().slice(0, HEAD).replace(NUMBERING, '').replace(PREFIX, '');
  const plain = head.replace(NUMBER_BEFORE, '');
  // A long name is printed over two lines, the hyphen at the end of the first.
  const joined = plain.replace(/([-,(]) {0,2}\n {0,8}(?=[\p{L}\d(])/gu, '$1');
  const end = END.exec(joined)?.index ?? joined.length;
  let name = joined.slice(0, end).trim();
  for (let rounds = 0; rounds < 2; rounds++) name = name.replace(NUMBER_BEHIND, '').trim();
  // "Name (3a) white solid": the number ends the name where no full stop does.
  const numbered = /^(.{3,140}?) [([](?:\d{1,3}[a-z]{0,2})[)\]](?=[ ,])/u.exec(
    joined.slice(0, end),
  );
  if (!isName(name) && numbered?.[1] !== undefined) name = numbered[1].trim();
  return isName(name) ? name : null;
}
