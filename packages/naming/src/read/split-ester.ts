import type { Written } from './name-parts.ts';

/**
 * Acids whose esters are often typed as one word, in the three languages; longer names before those
 * they end in.
 */
const ESTER = new RegExp(
  String.raw`^(.*?[a-z)\]]-?)((?:N-(?:[a-z]+|\(.+\)))?(?:orthoformate|chloroformate|` +
    'phthalate|isophthalate|terephthalate|phosphate|phosphite|phosphonate|' +
    'phosphorothioate|carbamate|carbonate|sulfate|sulfite|nitrate|nitrite|acetate|' +
    'propionate|propanoate|butyrate|butanoate|isobutyrate|benzoate|acrylate|' +
    'methacrylate|malonate|succinate|maleate|fumarate|adipate|sebacate|azelate|' +
    'glutarate|oxalate|formate|lactate|citrate|tartrate|salicylate|cinnamate|' +
    'nicotinate|isonicotinate|anthranilate|borate|stearate|oleate|laurate|' +
    'palmitate|valerate|hexanoate|octanoate|acetoacetate|cyanoacetate|' +
    'chloroacetate|dichloroacetate|trichloroacetate|trichloroacetimidate|' +
    'trifluoroacetate|glycolate|pyruvate|levulinate|crotonate|mesylate|tosylate|' +
    'triflate|silicate|orthosilicate|ftalato|fosfato|carbamato|carbonato|sulfato|' +
    'acetato|benzoato|acrilato|ftalatoa|fosfatoa|karbamatoa|karbonatoa|sulfatoa|' +
    'azetatoa|bentzoatoa))$',
  'i',
);

/** The ends of those words, and of all that end alike. */
const ENDS = /(?:ate|ite|atoa?)$/;

/**
 * An ester written without the space between its alkyl group and its acid: `ethylacetate`,
 * `tris(2-chloroethyl)phosphate`, `methyl-N-phenylcarbamate`. The two words;
 * null where the word does not end in the name of an acid.
 */
export function splitEster(word: Written): readonly [Written, Written] | null {
  const match = ENDS.test(word.lower) ? ESTER.exec(word.cased) : null;
  if (!match) return null;
  const left = match[1].replace(/-$/, '');
  // Only alkyl groups are meant: ethylacetate, but chloroacetate and 4-methylbenzoate are anions.
  if (/(?:^phenyl|silyl|oyl|acetyl|formyl|benzoil|azetil|acetil|sulfonyl|^fenilo?)$/i.test(left))
    return null;
  if (
    !/(?:yl|yl\)|yl\]|ilo?|ilo?\))$/i.test(left) ||
    (/^[\d,]+-[a-z]+$/i.test(left) && !/^N-/i.test(match[2])) ||
    (/[)\]]$/.test(left) && !/^(?:di|tri|bis|tris|tetrakis)-?[([]/i.test(left))
  )
    return null;
  const at = match[1].length;
  return [
    { lower: left.toLowerCase(), cased: left },
    { lower: word.lower.slice(at), cased: word.cased.slice(at) },
  ];
}
