import { COUNTER_IONS, ELEMENT_FACTS, ELEMENTS } from '@elucida/spectra/chemistry/elements';

export type InchiRefusal = 'malformed' | 'several-parts' | 'charged' | 'element' | 'too-large';

/** What the layers of an InChI say of its atoms, 0-based. */
export interface InchiLayers {
  readonly ok: true;
  /** Atomic numbers of the heavy atoms in the InChI's order. */
  readonly elements: readonly number[];
  readonly bonds: readonly (readonly [number, number])[];
  /** Hydrogens that belong to one atom. */
  readonly hydrogens: readonly number[];
  /** Hydrogens that a group of atoms shares. */
  readonly mobile: readonly { readonly count: number; readonly atoms: readonly number[] }[];
}

type Refused = { readonly ok: false; readonly reason: InchiRefusal };

/** Atomic numbers of what molecules are made of: hydrogen is counted apart, and salts refused. */
const NUMBERS: ReadonlyMap<string, number> = new Map(
  ELEMENTS.filter(
    (symbol) => symbol !== 'H' && !COUNTER_IONS.some((metal) => metal === symbol),
  ).map((symbol) => [symbol, ELEMENT_FACTS[symbol].atomicNumber]),
);
const MOST_ATOMS = 255;
const refuse = (reason: InchiRefusal): Refused => ({ ok: false, reason });

/**
 * Heavy atoms in the order of an InChI's numbers: as its formula (Hill order) lists them. A lone
 * hydrogen formula has none.
 */
function atomsOf(formula: string): number[] | Refused {
  if (/[.;]|^\d/.test(formula)) return refuse('several-parts');
  if (!/^(?:[A-Z][a-z]?\d*)+$/.test(formula)) return refuse('malformed');
  const atoms: number[] = [];
  for (const [, symbol, count] of formula.matchAll(/([A-Z][a-z]?)(\d*)/g)) {
    if (symbol === 'H') continue;
    const number = NUMBERS.get(symbol);
    if (number === undefined) return refuse('element');
    const n = count === '' ? 1 : Number(count);
    if (atoms.length + n > MOST_ATOMS) return refuse('too-large');
    for (let i = 0; i < n; i++) atoms.push(number);
  }
  return atoms;
}

/**
 * `1-3(2)4`: numbers follow bonds; a bracket opens a branch, a comma the next branch of the same
 * atom.
 */
function bondsOf(layer: string): (readonly [number, number])[] {
  const bonds: (readonly [number, number])[] = [];
  const branches: number[] = [];
  let at = -1;
  for (const [token] of layer.matchAll(/\d+|[(),]/g)) {
    if (token === '(') branches.push(at);
    else if (token === ',') at = branches.at(-1) ?? -1;
    else if (token === ')') at = branches.pop() ?? -1;
    else {
      const next = Number(token) - 1;
      if (at >= 0) bonds.push([at, next]);
      at = next;
    }
  }
  return bonds;
}

/** `1-2H3,(H,4,5)`: ranges of atoms with their hydrogens, then groups that share some. */
function hydrogensOf(layer: string, atomCount: number): Pick<InchiLayers, 'hydrogens' | 'mobile'> {
  const hydrogens = Array.from({ length: atomCount }, () => 0);
  const mobile = [...layer.matchAll(/\(H(\d*),([\d,]+)\)/g)].map(([, count, atoms]) => ({
    count: count === '' ? 1 : Number(count),
    atoms: atoms.split(',').map((atom) => Number(atom) - 1),
  }));
  let waiting: number[] = [];
  for (const item of layer.replaceAll(/\(.*\)/g, '').split(',')) {
    const match = /^(\d+)(?:-(\d+))?(?:H(\d*))?$/.exec(item);
    if (!match) continue;
    const [, from, to = from, count] = match;
    for (let atom = Number(from); atom <= Math.min(Number(to), atomCount); atom++)
      waiting.push(atom - 1);
    if (!item.includes('H')) continue;
    for (const atom of waiting)
      if (atom < atomCount) hydrogens[atom] = count === '' ? 1 : Number(count);
    waiting = [];
  }
  return { hydrogens, mobile };
}

/**
 * Splits an InChI of one neutral molecule into what its formula, connection and hydrogen layers
 * say.
 */
export function readInchiLayers(text: string): InchiLayers | Refused {
  const match = /^InChI=1S?\/([^/]+)((?:\/[^/]*)*)$/i.exec(text);
  if (!match) return refuse('malformed');
  const [, formula, rest] = match;
  const layers = rest.split('/').slice(1);
  const layer = (prefix: string) => layers.find((each) => each.startsWith(prefix))?.slice(1) ?? '';
  if (layer('q') !== '' || layer('p') !== '') return refuse('charged');
  const elements = atomsOf(formula);
  if (!Array.isArray(elements)) return elements;
  const bonds = bondsOf(layer('c'));
  const { hydrogens, mobile } = hydrogensOf(layer('h'), elements.length);
  const isOutside = (atom: number) => !(atom >= 0 && atom < elements.length);
  if (
    bonds.some(([a, b]) => a === b || isOutside(a) || isOutside(b)) ||
    mobile.some(({ atoms }) => atoms.some(isOutside))
  )
    return refuse('malformed');
  return { ok: true, elements, bonds, hydrogens, mobile };
}
