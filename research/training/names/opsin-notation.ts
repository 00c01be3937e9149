import type { OpsinToken } from './opsin-tokens.ts';

/**
 * What is written behind atoms of OPSIN's SMILES, by the atom's number from 1, and the locants of
 * the atoms this adds.
 */
export interface Mark {
  readonly atom: number;
  readonly text: string;
  readonly locants?: readonly string[];
}

const ATOM = /\[[^\]]*\]|Cl|Br|[BCNOPSFIbcnops]/y;
const CLOSURES = /(?:[=#]?(?:%\d\d|\d))*/y;
/**
 * What our notation has no words for: hydrogens that OPSIN moves (`[nH2]`), bonding numbers
 * (`[P|5]`), isotopes, generic atoms.
 */
const FOREIGN = /\[[a-z]+H2\]|\[cH\d?\]|\[oH\]|\||\[\d+|\[H|\*|\[R/;

/** The number of the atom that has a locant; 0 where none has. */
export const atomOfLocant = ({ attributes }: OpsinToken, locant: string): number =>
  attributes.labels === 'numeric'
    ? Number(locant)
    : (attributes.labels ?? '').split('/').findIndex((label) => label.split(',').includes(locant)) +
      1;

function labelsOf({ attributes }: OpsinToken, atoms: number): string[] {
  const { labels } = attributes;
  if (labels === 'numeric') return Array.from({ length: atoms }, (_, i) => String(i + 1));
  const list = labels === undefined || labels === 'none' ? [] : labels.split('/');
  return Array.from({ length: atoms }, (_, i) => {
    const own = (list[i] ?? '')
      .split(',')
      .filter(
        (label) =>
          label !== '' &&
          !/^(?:ortho|meta|para|99|guanidino-C|Unlabelled.*|tele|tau|pros|pi)$/.test(label),
      );
    return own.length > 0 ? own.join('|') : '.';
  });
}

/**
 * OPSIN's SMILES with its locants in the notation of `naming/read/fragment-notation.ts`; null where
 * that cannot say it.
 */
export function toNotation(
  token: OpsinToken,
  marks: readonly Mark[] = [],
  before = '',
): string | null {
  let smiles = token.attributes.value;
  if (FOREIGN.test(smiles) || marks.some(({ text }) => text.includes('|'))) return null;
  let out = before;
  if (/^[-=#]/.test(smiles)) {
    out += smiles[0] === '-' ? '*' : `*${smiles[0]}`;
    smiles = smiles.slice(1);
  }
  const extra = new Map<number, string[]>();
  let atoms = 0;
  for (let at = 0; at < smiles.length;) {
    ATOM.lastIndex = at;
    const atom = ATOM.exec(smiles)?.[0];
    if (atom === undefined) {
      out += smiles[at++];
      continue;
    }
    atoms++;
    CLOSURES.lastIndex = at + atom.length;
    const closures = CLOSURES.exec(smiles)![0];
    at += atom.length + closures.length;
    const symbol = atom === 'p' ? '[p]' : atom;
    const own = marks.filter((mark) => mark.atom === atoms);
    // An acid's anion is its acid with the hydrogen marked.
    out +=
      (own.some(({ text }) => text === '@')
        ? atom.replace(/^\[(O|S|Se|Te)-\]$/, (_, element: string) =>
            element.length === 1 ? element : `[${element}]`,
          )
        : symbol) +
      closures +
      own.map(({ text }) => text).join('');
    extra.set(
      atoms,
      own.flatMap(({ locants }) => locants ?? []),
    );
  }
  const labels = labelsOf(token, atoms);
  if (token.attributes.defaultInID !== undefined) {
    const i = Number(token.attributes.defaultInID) - 1;
    labels[i] = labels[i] === '.' ? 'in' : `${labels[i]}|in`;
  }
  const locants = labels.flatMap((label, i) => [label, ...extra.get(i + 1)!]);
  while (locants.at(-1) === '.') locants.pop();
  return locants.length > 0 ? `${out}:${locants.join(' ')}` : out;
}
