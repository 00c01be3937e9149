/**
 * Groups of names that are hard to read, for reports; the first that fits. The patterns look at the
 * text only.
 */
const CAUSES: readonly (readonly [cause: string, pattern: RegExp])[] = [
  [
    'carbohydrate',
    new RegExp(
      'pyranos|furanos|glucos|galactos|mannos|fructos|ribos|xylos|arabino|hexo|' +
        'pento|uronic|glycer[oy]|threo-|erythro-|sorbit|inosit',
      'i',
    ),
  ],
  ['nucleoside or nucleotide', /adenos|guanos|cytid|urid|thymid|inosin|adenylic/i],
  [
    'steroid or terpene parent',
    new RegExp(
      'androst|estr[ao]|pregn|chol[ae]|ergost|stigmast|gonan|cardenolid|olean|' +
        'ursan|lup[ae]n|labd|kaur|menth|pinan|pinen|bornan|camph|carot|morphin|' +
        'codein|tropan|yohimb|ergolin|aporphin|berbin',
      'i',
    ),
  ],
  [
    'amino acid or peptide',
    /alanyl|glycyl|seryl|leucyl|prolyl|valyl|tyrosyl|glutam|cystein|lysin|arginin|histid|tryptoph|methionin|aspar/i,
  ],
  ['inverted index name', /,\s.*-$|, [^,]*-,/],
  [
    'conjunctive name',
    new RegExp(
      '(?:benzene|pyridine|indole|naphthalene|imidazole|pyrrolidine|piperidine|' +
        'cyclohexane|thiazole|phenothiazine|furan|phenanthrene|' +
        String.raw`\))-?[\d,alphbet-]*(?:acet|propan|ethan|methan|butan|propion)`,
      'i',
    ),
  ],
  ['phosphorus', /phosph/i],
  [
    'charge, salt or metal',
    /ium\b|ide\b|ate\b.*(?:sodium|potassium)|sodium|potassium|calcium|magnesium|zinc|\bion\b/i,
  ],
  ['spiro', /spiro/i],
  ['von Baeyer', /cyclo\[|cyclo\(/i],
  ['fused ring', /\[[\d,']*-?[a-z]/i],
  ['ester', /\w+yl .*ate$/i],
  [
    'class word',
    / (?:ether|ketone|oxide|sulfide|alcohol|chloride|bromide|iodide|anhydride|oxime|hydrazone|imine|amine|ester)\b/i,
  ],
  ['trivial name', /^[A-Za-z -]{3,}$/],
  ['trivial name with locants', /^[\d,'’NnOo-]*-?[A-Za-z]+$/],
];

export const readingCause = (name: string): string =>
  CAUSES.find(([, pattern]) => pattern.test(name))?.[0] ?? 'other';
