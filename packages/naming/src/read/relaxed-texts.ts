/**
 * Ways of typing that are not names by the rules but have only one meaning; each gives the text as
 * it should be, or the text itself.
 */
const RULES: readonly ((text: string) => string)[] = [
  // 3(4'-chlorophenyl)coumarin, 4-(2 aminoethyl)phenol
  (text) =>
    text
      .replace(/(^|[-,([])(\d+)(?=\(\d)/g, '$1$2-')
      .replace(/((?:^|[-,([ ])\d+'*) (?=[a-z]{3})/gi, '$1-'),
  // 2-(2'-hydroxy-5'-methylphenyl): the primes of the group's own positions.
  withoutOwnPrimes,
  // barbituric-acid, morphine-N-oxide
  (text) =>
    text
      .replace(/-acid\b/gi, ' acid')
      .replace(/\]-(?=[a-z])/g, ']')
      .replace(/-(N-oxide|hydrochloride|hydrobromide|oxime)$/i, ' $1'),
  // furo(3,2-g)(1)benzopyran
  (text) =>
    text
      .replace(/\(([\d,]+)\)(?=[a-z]{4})/gi, '[$1]')
      .replace(/\((\d[\d,]*-[a-z]{1,2})\)(?=\[)/gi, '[$1]'),
  // 1-oxaspiro[4,5]decane
  (text) =>
    text.replace(
      /(spiro|cyclo)\[(\d+(?:,\d+)+)\](?=[a-z])/gi,
      (_, word: string, inside: string) => `${word}[${inside.replace(/,/g, '.')}]`,
    ),
  // cyclopenta[g]-2-benzopyran, furo[3',4':6,7]naphtho[2,3-d]-1,3-dioxole (CAS): the locants of the
  // last component belong in brackets.
  (text) =>
    text
      .replace(/-\(([a-z])\)-/g, '[$1]-')
      .replace(/(\[[^[\]]*[a-z][^[\]]*\])-(\d(?:,\d)*)-(?=[a-z]{4})/gi, '$1[$2]'),
  // bicyclo[2.2.1]-2-heptanone
  (text) =>
    text.replace(/(cyclo\[[\d.,]+\])-(\d+(?:,\d+)*)-([a-z]+an)(?=one$|ol$|amine$)/gi, '$1$3-$2-'),
  // beta-mercaptoethylamine, 1-(1-phenylcyclopentyl)methylamine
  (text) =>
    text
      .replace(/^(?:beta|β)-([a-z]+ethylamine)$/i, '2-$1')
      .replace(/^1-(?=[([].*[)\]]methylamine$)/i, ''),
  // paranitrophenol, D(-)-mandelic acid, R-epichlorohydrin, 22R-hydroxycholesterol
  (text) =>
    text
      .replace(
        /^(ortho|meta|para)(?=nitro|chloro|bromo|fluoro|iodo|hydroxy|methoxy|amino|methyl)/i,
        (word) => `${word[0].toLowerCase()}-`,
      )
      .replace(/\b([DL])\((?:[+-]|±|\+\/-)\)-/g, '$1-')
      .replace(/^([RS])-(?=[a-z])/, '($1)-')
      .replace(/(^|[-,])(\d+)([RS])-(?=[a-z]{3})/gi, '($2$3)-$1$2-'),
  // 3,3'-spirobi(3H-indole), m-benzenedisulfonamide, indole-3-aldehyde
  (text) =>
    text
      .replace(/spirobi\((\d[^()]*)\)/i, 'spirobi[$1]')
      .replace(
        /\b([omp])-benzene(?=di)/i,
        (_, letter: string) => `${{ o: '1,2', m: '1,3', p: '1,4' }[letter.toLowerCase()]!}-benzene`,
      )
      .replace(/-(\d+(?:,\d+)*)-(di)?aldehyde$/i, '-$1-$2carbaldehyde'),
  // benzoic acid methylamide
  (text) =>
    text.replace(
      /^(.+?)(carboxylic|oic|ic) acid (di)?(\S+yl)amide$/i,
      (_, acid: string, ending: string, two: string | undefined, group: string) =>
        [
          `${two ? 'N,N-di' : 'N-'}(${group})`,
          /^[a-z]/i.test(acid) ? '' : '-',
          acid,
          /^c/i.test(ending) ? 'carboxamide' : 'amide',
        ].join(''),
    ),
  // ethylparaben
  (text) => text.replace(/^(.+yl)paraben$/i, '$1 4-hydroxybenzoate'),
  // peroxynonanoic acid, difluorophosphate as one word with its hydrogen, ethyl diphenyl phosphine
  // oxide, 2-hydroxyethyl trimethylammonium
  (text) =>
    text
      .replace(/^(?:peroxy|per)([a-z]+an)oic acid$/i, '$1eperoxoic acid')
      .replace(/hydrogen(?=phosphate|sulfate|carbonate)/i, 'hydrogen ')
      .replace(
        /yl (?=(?:[\w(),'-]+yl )*(?:phosphine|arsine|amine) (?:oxide|sulfide|selenide)$)/gi,
        'yl',
      )
      .replace(/yl (?=(?:di|tri)(?:methyl|ethyl)ammonium$)/gi, 'yl'),
  // (2S, 7aS)-, 3a, 4,5-tetrahydro
  (text) => text.replace(/, (?=\d)/g, ','),
  // tert-butyl(R)-3-vinylpyrrolidine-1-carboxylate
  (text) => text.replace(/(yl)(\((?:\d*[a-z]?[RSEZ])(?:,\d*[a-z]?[RSEZ])*\)-)/, '$1 $2'),
  // 5-chloro-benzotriazole, 2-methylthio-phenol
  (text) =>
    text.replace(
      /([a-z])(?<!thio|tert|sec|iso|neo|cis|trans|alpha|beta|gamma)-(?=[a-z]{4})(?!butyl|butoxy|amyl)/gi,
      '$1',
    ),
  // octyl-3,5-dihydroxybenzoate
  (text) =>
    /(?:ate|ato|atoa)$/i.test(text) && !text.includes(' ')
      ? text.replace(/^((?:[^-()[\]]*-)?[a-z]+yl)-(?=[\dN(])/i, '$1 ')
      : text,
  // propanoat, indol-2-on: cut off or German
  (text) =>
    /(?:at|id|in|on|en|an|ol|il|yl|am|ehyd)$/i.test(text) && !/(?:ol|yl)$/i.test(text)
      ? `${text}e`
      : text,
];

/** The text by each rule alone, then by all of them together; without the text itself. */
export function relaxedTexts(text: string): string[] {
  const found = new Set<string>();
  let all = text;
  for (const rule of RULES) {
    found.add(rule(text));
    all = rule(all);
    found.add(all);
  }
  found.delete(text);
  return [...found];
}

/** Takes the primes away within brackets whose numbers all have one. */
function withoutOwnPrimes(text: string): string {
  return text.replace(/`/g, "'").replace(/\(([^()]*)\)/g, (whole, inside: string) => {
    const numbers = inside.match(/\d+[a-z]?'*/g) ?? [];
    return numbers.length > 0 &&
      numbers.every((number) => /^\d+[a-z]?'$/.test(number)) &&
      /yl(?:oxy|amino|thio)?$/i.test(inside)
      ? `(${inside.replace(/'/g, '')})`
      : whole;
  });
}
