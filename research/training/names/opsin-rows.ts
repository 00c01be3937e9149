import { atomOfLocant, toNotation, type Mark } from './opsin-notation.ts';
import type { OpsinToken } from './opsin-tokens.ts';

/**
 * `P` parent, `M` stem before `ane`, `R` substituent, `J` the same with `joins`, `A` stem of an
 * acid, `S` word before "acid", `T` its anion.
 */
export type RowKind = 'P' | 'M' | 'R' | 'J' | 'A' | 'S' | 'T';

/**
 * A word, its structure, and names that show whether OPSIN means the same by it: the first that it
 * reads counts.
 */
export interface OpsinRow {
  readonly kind: RowKind;
  readonly word: string;
  readonly notation: string;
  readonly tests: readonly string[];
}

const ids = (list: string | undefined): number[] =>
  list === undefined ? [] : list.split(',').map(Number);
const marks = (list: readonly number[], text: string, locants?: readonly string[]): Mark[] =>
  list.map((atom) => ({ atom, text, locants }));

/** Letters, locants and primes; a space within the word is left out, as the reader does. */
const WORD = /^[a-z0-9',-]{4,}$/;
/** German spellings are the English ones without their last vowel: our reader takes them so. */
function spellings(token: OpsinToken): string[] {
  const words = token.words.map((word) => word.replace(/ /g, ''));
  return [...new Set(words)].filter(
    (word) => WORD.test(word) && !/^(?:d|l|dl)-/.test(word) && !words.includes(`${word}e`),
  );
}

/**
 * The rows that a word of OPSIN's gives; none where it means nothing alone or our notation cannot
 * say it.
 */
export function rowsOf(token: OpsinToken): OpsinRow[] {
  const [type, subType] = token.list.split('/');
  if (
    subType === 'saltComponent' ||
    type === 'elementaryAtom' ||
    type === 'chain' ||
    subType === 'fusionRing'
  )
    return [];
  return spellings(token).flatMap((word): OpsinRow[] => {
    if (type === 'acidStem') return acidRows(token, word, subType);
    if (
      type === 'nonCarboxylicAcid' &&
      subType !== 'simpleGroup' &&
      token.attributes.functionalIDs === undefined
    )
      return inorganicRows(token, word);
    if (subType.startsWith('endIn')) return aminoAcidRows(token, word, subType);
    if (type === 'substituent' || subType === 'simpleSubstituent') return radicalRows(token, word);
    if (subType === 'arylSubstituent')
      return word.endsWith('yl')
        ? []
        : row('R', `${word}yl`, ringRadical(token), radicalTests(`${word}yl`, '', 1));
    if (/^carbohydrateStem/.test(subType))
      return row('P', `${word}ose`, toNotation(token), [`${word}ose`]);
    if (token.list.endsWith('/Ô')) return row('M', word, toNotation(token), [`${word}ane`]);
    return parentRows(token, word);
  });
}

const row = (
  kind: RowKind,
  word: string,
  notation: string | null,
  tests: readonly string[],
): OpsinRow[] => (notation === null ? [] : [{ kind, word, notation, tests }]);

/** Names with a substituent of one free valence, of a double or triple one, or of two. */
const radicalTests = (word: string, value: string, frees: number): string[] =>
  frees > 1
    ? [`1,1'-${word}dibenzene`, `${word}dibenzene`, `${word}benzene`]
    : value.startsWith('=')
      ? [`${word}cyclohexane`, `${word}methane`, `${word}benzene`]
      : value.startsWith('#')
        ? [`${word}methane`]
        : [`${word}benzene`, `${word}cyclohexane`];

function radicalRows(token: OpsinToken, word: string): OpsinRow[] {
  const kind = token.attributes.usableAsAJoiner === 'yes' ? 'J' : 'R';
  const out = ids(token.attributes.outIDs);
  if (token.attributes.addGroup !== undefined) return [];
  return /^[-=#]/.test(token.attributes.value) || out.length > 0
    ? row(
        kind,
        word,
        toNotation(token, marks(out, '*')),
        radicalTests(word, token.attributes.value, out.length),
      )
    : [];
}

/**
 * A ring's substituent with the place stated before it: none of ours. Only those with one kind of
 * place are words.
 */
const ringRadical = (token: OpsinToken): string | null =>
  token.attributes.outIDs === undefined
    ? null
    : toNotation(token, marks(ids(token.attributes.outIDs), '*'));

function parentRows(token: OpsinToken, word: string): OpsinRow[] {
  const acidic = ids(token.attributes.functionalIDs).filter((id, i, all) => all.indexOf(id) === i);
  const isRing = token.list.startsWith('ring/ring') || token.list.endsWith('/z');
  const whole = isRing && /[a-z](?:in|en|an|on|ol|yl|ir|et|il)$/.test(word) ? `${word}e` : word;
  if (/(?:ic|ous)(?:acid)?$/.test(word) && acidic.length > 0)
    return /acid$/.test(word)
      ? row('S', word.replace(/acid$/, ''), toNotation(token, marks(acidic, '@')), [
          word.replace(/acid$/, ' acid'),
          word,
        ])
      : [];
  if (/(?:ate|ite|oxide)$/.test(word) && acidic.length > 0 && token.attributes.value.includes('-]'))
    return row('T', word, toNotation(token, marks(acidic, '@')), [word]);
  const plain =
    token.attributes.addGroup === undefined &&
    token.attributes.addHeteroAtom === undefined &&
    token.attributes.addBond === undefined;
  if (plain) return row('P', whole, toNotation(token, marks(acidic, '@')), [whole]);
  return token.attributes.addGroup === undefined || token.attributes.addHeteroAtom !== undefined
    ? []
    : withGroups(token, whole);
}

interface Added {
  readonly smiles: string;
  readonly fixed: boolean;
  readonly locant: string;
}

/**
 * `o-anisidine`, `2-anisidine`, `1,4-naphthoquinone`: the groups of the word at the places before
 * it, or at those it means without.
 */
function withGroups(token: OpsinToken, word: string): OpsinRow[] {
  const added = token.attributes.addGroup.split(';').map((group): Added => {
    const [smiles, how, locant] = group.split(' ');
    return { smiles, fixed: how === 'locant', locant };
  });
  const at = (locants: readonly string[]): string | null =>
    toNotation(
      token,
      locants.map((locant, i) => ({
        atom: atomOfLocant(token, locant),
        text: `(${added[i].smiles})`,
        locants: atomsOf(added[i].smiles),
      })),
    );
  const front = (token.attributes.frontLocantsExpected ?? '')
    .split(',')
    .filter((locant) => /^\d+$/.test(locant));
  const rows = added.every(({ fixed }) => fixed)
    ? row('P', word, at(added.map(({ locant }) => locant)), [word])
    : [];
  if (added.length === 1) {
    for (const locant of front)
      rows.push(...row('P', `${locant}-${word}`, at([locant]), [`${locant}-${word}`]));
    for (const [letter, locant] of [
      ['o', '2'],
      ['m', '3'],
      ['p', '4'],
    ])
      if (front.includes(locant) && /ortho/.test(token.attributes.labels))
        rows.push(...row('P', `${letter}-${word}`, at([locant]), [`${letter}-${word}`]));
  }
  if (added.length === 2)
    for (const [i, a] of front.entries())
      for (const b of front.slice(i + 1))
        rows.push(...row('P', `${a},${b}-${word}`, at([a, b]), [`${a},${b}-${word}`]));
  return rows;
}

/** No locants for the atoms of an added group. */
const atomsOf = (smiles: string): string[] =>
  [...smiles.matchAll(/\[[^\]]*\]|Cl|Br|[BCNOPSFI]/g)].map(() => '.');

function acidRows(token: OpsinToken, stem: string, subType: string): OpsinRow[] {
  // Phthalonic acid's nitrile is written as that of phthalic acid.
  if (token.attributes.addGroup !== undefined || /phthalon$/.test(stem)) return [];
  const ends =
    token.attributes.suffixAppliesTo === undefined ? [1] : ids(token.attributes.suffixAppliesTo);
  // On an aromatic ring, the acid's carbon comes as well.
  const onRing = isAromatic(token, ends[0]);
  const rows = row(
    'A',
    stem,
    toNotation(token, onRing ? marks(ends, '(C!)', ['.']) : marks(ends, '!')),
    [`${stem}ic acid`],
  );
  const kind = token.attributes.usableAsAJoiner === 'yes' ? 'J' : 'R';
  // What the acid's `yl` is: the acyl group, or the group without its oxygen; some have none.
  if (ends.length === 1 && subType === 'ylForAcyl')
    rows.push(
      ...row(
        kind,
        `${stem}yl`,
        toNotation(token, [
          onRing
            ? { atom: ends[0], text: '(C(=O)*)', locants: ['.', '.'] }
            : { atom: ends[0], text: '(=O)*', locants: ['.'] },
        ]),
        [`${stem}ylbenzene`],
      ),
    );
  if (ends.length === 1 && subType === 'ylForYl')
    rows.push(...row(kind, `${stem}yl`, toNotation(token, marks(ends, '*')), [`${stem}ylbenzene`]));
  return rows;
}

const isAromatic = ({ attributes }: OpsinToken, atom: number): boolean =>
  /^[cn]/.test((attributes.value.match(/\[[^\]]*\]|Cl|Br|[A-Za-z]/g) ?? [])[atom - 1]);

function inorganicRows(token: OpsinToken, stem: string): OpsinRow[] {
  const notation = toNotation(token, marks(acidicOxygens(token), '@'));
  return [
    ...row('S', `${stem}ic`, notation, [`${stem}ic acid`]),
    ...row('T', `${stem}ate`, notation, [`${stem}ate`]),
  ];
}

/** The hydroxy groups on the acid's centres. */
function acidicOxygens({ attributes }: OpsinToken): number[] {
  const centres = attributes.suffixAppliesTo === undefined ? [1] : ids(attributes.suffixAppliesTo);
  const found: number[] = [],
    stack: number[] = [];
  let atom = 0,
    last = 0,
    order = 1;
  const tokens = attributes.value.match(/\[[^\]]*\]|Cl|Br|[A-Za-z]|[()=#]|\d/g) ?? [];
  tokens.forEach((text, i) => {
    if (text === '(') stack.push(last);
    else if (text === ')') last = stack.pop()!;
    else if (text === '=' || text === '#') order = 2;
    else if (!/\d/.test(text)) {
      atom++;
      const next = tokens[i + 1];
      if (
        text === 'O' &&
        order === 1 &&
        centres.includes(last) &&
        (next === ')' || next === undefined)
      )
        found.push(atom);
      last = atom;
      order = 1;
    }
  });
  return found;
}

function aminoAcidRows(token: OpsinToken, stem: string, subType: string): OpsinRow[] {
  const ends = ids(token.attributes.suffixAppliesTo);
  const { defaultInID: _, ...attributes } = token.attributes;
  const first = {
    ...token,
    attributes: { ...attributes, labels: (attributes.labels ?? '').replace(/^(?=\/)/, 'N') },
  };
  // Only configurations that D and L turn as a whole.
  const series = (notation: string | null): string | null =>
    notation === null ? null : /@/.test(token.attributes.value) ? `&${notation}` : notation;
  const acid = marks(ends, '(=O)O@', ['.', 'O']);
  const name =
    subType === 'endInIne' ? `${stem}ine` : subType === 'endInAn' ? `${stem}an` : `${stem}icacid`;
  const whole = row('P', name, series(toNotation(first, acid)), [
    name.replace(/acid$/, ' acid'),
    name,
  ]);
  if (ends.length !== 1) return whole;
  const acyl = `${subType === 'endInAn' ? `${stem}an` : stem}yl`;
  return [
    ...whole,
    ...row('J', acyl, series(toNotation(first, marks(ends, '(=O)*', ['.']))), [`${acyl}benzene`]),
  ];
}
