import type { Language } from '@elucida/contract/languages';
import { FREEDOM } from './free-words.ts';
import { tokensOfPhrase } from './tokens.ts';

/**
 * A piece of our sentences, and what may take its place because it says the same in every sentence
 * of a report that has the piece.
 */
export interface Exchange {
  readonly ours: readonly string[];
  readonly theirs: readonly (readonly string[])[];
}

/** What a piece may hold that is not fixed; it must be the same on both sides. */
const HOLES: Readonly<Record<string, RegExp>> = {
  /** A shift or a coupling constant. */
  '#number': /^-?\d+(?:\.\d+)?$/,
  /** Atoms as the drawing labels them. */
  '#atoms': /^\p{Lu}\p{Ll}?\d+(?:\/\p{Lu}\p{Ll}?\d+)*$/u,
  '#bond': /^\p{Lu}\p{Ll}?\d+–\p{Lu}\p{Ll}?\d+$/u,
  /** Atoms of a vibration: `C=O`. */
  '#group': /^=?\p{Lu}\p{L}?[₂₃]?[–=≡]\p{Lu}\p{L}?$/u,
  /** A pattern in Basque, with its article. */
  '#pattern': /^(?:singlet|doblet|triplet|kuartet|kintet|sextet|septet|multiplet)ea$/,
};

/**
 * `ours | theirs | theirs`, marks between blanks; a full stop between sentences is a semicolon
 * here. Articles that may be left out are left out of the comparison.
 */
const exchanges = (lang: Language, lines: readonly string[]): readonly Exchange[] =>
  lines.map((line) => {
    const [ours, ...theirs] = line
      .split(' | ')
      .map((phrase) => tokensOfPhrase(phrase).filter((token) => !FREEDOM[lang].dropped.has(token)));
    return { ours: ours!, theirs };
  });

export const PHRASES: Readonly<Record<Language, readonly Exchange[]>> = {
  en: exchanges('en', [
    '; | , and',
    ', #atoms | at #atoms',
    'no hydrogens on a neighbouring carbon | there are no hydrogens on a neighbouring carbon ' +
      '| there are no hydrogens on neighbouring carbons | no hydrogens on neighbouring carbons ' +
      '| no neighbouring carbon has hydrogens | no neighbouring carbon carries hydrogens | no ' +
      'neighbouring carbon bears hydrogens | neighbouring carbons have no hydrogens | ' +
      'neighbouring carbons carry no hydrogens | neighbouring carbons bear no hydrogens | it ' +
      'has no neighbouring hydrogens',
    ', hence the singlet | ; hence the singlet | , hence a singlet | , which explains the ' +
      'singlet | ; this explains the singlet | , so it is a singlet | ; so it is a singlet | , ' +
      'which is why it is a singlet | , which makes it a singlet | , so it appears as a singlet',
    'hydrogens next to it | neighbouring hydrogens | adjacent hydrogens',
    'hydrogen next to it | neighbouring hydrogen | adjacent hydrogen',
    'make it a | split it into a | turn it into a | make the signal a | split the signal into a',
    'makes it a | splits it into a | turns it into a | makes the signal a | splits the signal into a',
    'returns at | reappears at | recurs at | appears again at | is found again at | is seen again at | is repeated at',
    'returns at #number | returns at #number ppm | reappears at #number ppm | recurs at ' +
      '#number ppm | appears again at #number ppm | is found again at #number ppm',
    ': #atoms and #atoms are neighbours | , so #atoms and #atoms are neighbours | ; so ' +
      '#atoms and #atoms are neighbours | , hence #atoms and #atoms are neighbours | ; hence , ' +
      '#atoms and #atoms are neighbours | , which shows that #atoms and #atoms are neighbours ' +
      '| , showing that #atoms and #atoms are neighbours | , so #atoms and #atoms are adjacent ' +
      '| , which shows that #atoms and #atoms are adjacent | : #atoms and #atoms are adjacent',
    '*J* = #number Hz | *J* of #number Hz | its *J* of #number Hz | coupling of #number Hz | ' +
      'its coupling of #number Hz | its coupling constant of #number Hz',
    'are the pattern of | form the pattern of | make up the pattern of',
    'increment rules put it at | increment rules place it at | increment rules predict it at',
    'stretch | stretching vibration | stretching band',
    'bend | bending vibration | bending band',
    'as expected of | as expected for | as is expected of | as is expected for | as one ' +
      'expects of | as one would expect of | as one would expect for | as would be expected ' +
      'for | where it is expected for | where it is expected of',
    'by α-cleavage | formed by α-cleavage | from α-cleavage',
    ', at bond #bond | at bond #bond | at the #bond bond | , at the #bond bond',
  ]),
  es: exchanges('es', [
    '; | , y',
    ', #atoms | en #atoms',
    'no hay hidrógenos en carbonos vecinos | carbonos vecinos no llevan hidrógenos | ' +
      'carbonos vecinos no tienen hidrógenos | ningún carbono vecino lleva hidrógenos | ningún ' +
      'carbono vecino tiene hidrógenos | no hay hidrógenos vecinos',
    '; de ahí el singlete | , de ahí el singlete | : de ahí el singlete | ; por eso es un ' +
      'singlete | , por eso es un singlete | , y por eso es un singlete | , por lo que es un ' +
      'singlete | , lo que explica el singlete | ; eso explica el singlete | ; esto explica el ' +
      'singlete | , así que es un singlete | , de modo que es un singlete',
    'hidrógenos vecinos | hidrógenos contiguos | hidrógenos adyacentes',
    'hidrógeno vecino | hidrógeno contiguo | hidrógeno adyacente',
    'explican el | explican que sea un | dan lugar al | dan lugar a un | lo desdoblan en un ' +
      '| lo convierten en un | la desdoblan en un | la convierten en un',
    'explica el | explica que sea un | da lugar al | da lugar a un | lo desdobla en un | lo ' +
      'convierte en un | la desdobla en un | la convierte en un',
    'reaparece en | se repite en | vuelve a aparecer en | aparece de nuevo en | aparece otra ' +
      'vez en | se encuentra de nuevo en',
    'reaparece en #number | reaparece en #number ppm | se repite en #number ppm | vuelve a ' +
      'aparecer en #number ppm | aparece de nuevo en #number ppm',
    ': #atoms y #atoms son vecinos | , de modo que #atoms y #atoms son vecinos | , así que ' +
      '#atoms y #atoms son vecinos | , por lo que #atoms y #atoms son vecinos | , luego #atoms ' +
      'y #atoms son vecinos | ; por tanto , #atoms y #atoms son vecinos | ; por lo tanto , ' +
      '#atoms y #atoms son vecinos | , lo que muestra que #atoms y #atoms son vecinos | , de ' +
      'modo que #atoms y #atoms son contiguos | , así que #atoms y #atoms son contiguos | : ' +
      '#atoms y #atoms son contiguos',
    '*J* = #number Hz | *J* de #number Hz | su *J* de #number Hz | acoplamiento de #number ' +
      'Hz | su acoplamiento de #number Hz | su constante de acoplamiento de #number Hz',
    'son el patrón de | forman el patrón de | constituyen el patrón de',
    'reglas de incrementos lo sitúan en | reglas de incrementos la sitúan en | reglas de ' +
      'incrementos lo predicen en | reglas de incrementos la predicen en',
    'tensión | vibración de tensión | banda de tensión',
    'tensión #group | tensión del #group | tensión del enlace #group | vibración de tensión ' +
      'del #group | vibración de tensión del enlace #group',
    'flexión | vibración de flexión | banda de flexión',
    'como corresponde al grupo | como corresponde a un grupo | como cabe esperar del grupo | ' +
      'como cabe esperar de un grupo | como cabe esperar para el grupo | como es de esperar ' +
      'del grupo | como es de esperar para el grupo | como es de esperar en el grupo | como se ' +
      'espera del grupo | como se espera para el grupo',
    'por ruptura | formado por ruptura | formado por una ruptura',
    ', en enlace #bond | en enlace #bond',
  ]),
  eu: exchanges('eu', [
    '; | , eta',
    'ez dago hidrogenorik auzoko karbonoetan | auzoko karbonoetan ez dago hidrogenorik | ' +
      'auzoko karbonoek ez dute hidrogenorik',
    '; hortik singletea | , hortik singletea | ; hortik dator singletea | ; horregatik da ' +
      'singletea | , horregatik da singletea | ; beraz , singletea da | , beraz , singletea da ' +
      '| ; horrek azaltzen du singletea',
    'ematen dute #pattern | sortzen dute #pattern | eragiten dute #pattern | azaltzen dute ' +
      '#pattern | #pattern ematen dute | #pattern sortzen dute | #pattern eragiten dute | ' +
      '#pattern azaltzen dute',
    'ematen du #pattern | sortzen du #pattern | eragiten du #pattern | azaltzen du #pattern ' +
      '| #pattern ematen du | #pattern sortzen du | #pattern eragiten du | #pattern azaltzen du',
    'berriro agertzen da | berriz agertzen da | errepikatzen da',
    'berriro agertzen da hemen : #number | berriro agertzen da #number ppm-an | berriz ' +
      'agertzen da #number ppm-an | #number ppm-an berriro agertzen da | #number ppm-an berriz ' +
      'agertzen da | #number ppm-an errepikatzen da',
    'auzokideak dira : #atoms eta #atoms | #atoms eta #atoms auzokideak dira | beraz , ' +
      '#atoms eta #atoms auzokideak dira | beraz , auzokideak dira : #atoms eta #atoms',
    'tentsioa | tentsio-bibrazioa | tentsio-banda',
    'tolestura | tolestura-bibrazioa | tolestura-banda',
    'akoplamendua da | akoplamendu bat da',
    ', α-hausturaz | , α-hausturaz sortua | , α-hausturaz sortutakoa',
    '; lotura : #bond | , #bond loturan',
  ]),
};

const isHole = (token: string) => token in HOLES;

/**
 * A phrase where it begins in a text: behind it, and what its holes hold; null where it does not
 * begin there. Articles within are passed over.
 */
export function phraseAt(
  tokens: readonly string[],
  start: number,
  { phrase, articles }: { phrase: readonly string[]; articles: ReadonlySet<string> },
): { readonly end: number; readonly held: readonly string[] } | null {
  const held: string[] = [];
  let at = start;
  for (const [index, wanted] of phrase.entries()) {
    while (index > 0 && articles.has(tokens[at] ?? '')) at++;
    const token = tokens[at];
    if (token === undefined || !(isHole(wanted) ? HOLES[wanted]!.test(token) : token === wanted))
      return null;
    if (isHole(wanted)) held.push(token);
    at++;
  }
  return { end: at, held };
}
