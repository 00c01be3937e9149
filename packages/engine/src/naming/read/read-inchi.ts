import { canonicalSmiles } from '../../molecules/smiles.ts';
import { addBond, emptyGraph } from '../../molecules/graph.ts';
import { assignBondOrders } from './assign-bond-orders.ts';

const SYMBOLS: Readonly<Record<string, number>> = { B: 5, C: 6, N: 7, O: 8, F: 9, Si: 14, P: 15, S: 16, Cl: 17, Ge: 32, As: 33, Se: 34, Br: 35, Sn: 50, Te: 52, I: 53 };
const MOST_ATOMS = 150;

/**
 * Canonical SMILES of the constitution that a standard InChI states: formula, connections (/c) and hydrogens (/h, mobile ones included) of one
 * component without charge; bond orders follow from the valences. Null for others (several components, charges, isotopes) and for what is no InChI.
 */
export function readInchi(text: string): string | null {
  const layers = text.trim().split('/');
  if (!/^InChI=1S?$/i.test(layers[0]) || layers.length < 2 || layers[1].includes('.')) return null;
  if (layers.some((layer) => /^[qpi]/.test(layer) && layer !== layers[1])) return null;
  const elements = elementsOf(layers[1]);
  if (!elements || elements.length > MOST_ATOMS || elements.length === 0) return null;
  const pairs = connections(layers.find((layer, i) => i > 1 && layer[0] === 'c')?.slice(1) ?? '', elements.length);
  const hydrogens = hydrogensOf(layers.find((layer, i) => i > 1 && layer[0] === 'h')?.slice(1) ?? '', elements.length);
  if (!pairs || !hydrogens) return null;
  const solved = assignBondOrders(elements, pairs, hydrogens.fixed, hydrogens.mobile);
  if (!solved) return null;
  const graph = emptyGraph(elements.length);
  elements.forEach((element, a) => {
    graph.element[a] = element;
    graph.charge[a] = solved.charges[a];
    graph.hydrogens[a] = solved.hydrogens[a];
  });
  pairs.forEach(([a, b], i) => addBond(graph, a, b, solved.orders[i]));
  return canonicalSmiles(graph);
}

/** Heavy atoms in InChI's order: carbon first, then the symbols in alphabetical order, as in the formula. */
function elementsOf(formula: string): number[] | null {
  const elements: number[] = [];
  let rest = formula;
  while (rest !== '') {
    const match = /^([A-Z][a-z]?)(\d*)/.exec(rest);
    if (!match) return null;
    const count = match[2] === '' ? 1 : Number(match[2]);
    if (match[1] !== 'H') {
      if (!(match[1] in SYMBOLS) || count > MOST_ATOMS) return null;
      for (let k = 0; k < count; k++) elements.push(SYMBOLS[match[1]]);
    }
    rest = rest.slice(match[0].length);
  }
  return elements;
}

/** `1-2(3)4` and the like: chains, branches in brackets, several branches divided by commas. */
function connections(layer: string, atoms: number): [number, number][] | null {
  const pairs: [number, number][] = [];
  const stack: number[] = [];
  let last = -1;
  for (const [token] of layer.matchAll(/\d+|[-(),]|./g)) {
    if (token === '(') stack.push(last);
    else if (token === ')') last = stack.pop() ?? -1;
    else if (token === ',') last = stack.at(-1) ?? -1;
    else if (token === '-') continue;
    else if (/^\d+$/.test(token)) {
      const atom = Number(token) - 1;
      if (atom < 0 || atom >= atoms) return null;
      if (last >= 0) pairs.push([last, atom]);
      last = atom;
    } else return null;
  }
  return pairs;
}

interface Hydrogens { readonly fixed: number[]; readonly mobile: { readonly count: number; readonly atoms: number[] }[] }

/** `1-3H,4H2,(H,5,6)`: fixed hydrogens by atom, and groups that share mobile ones. */
function hydrogensOf(layer: string, atoms: number): Hydrogens | null {
  const fixed = new Array<number>(atoms).fill(0);
  const mobile: { count: number; atoms: number[] }[] = [];
  for (const [, inside] of layer.matchAll(/\(([^)]*)\)/g)) {
    const match = /^H(\d*)-?,([\d,]+)$/.exec(inside);
    if (!match) return null;
    mobile.push({ count: match[1] === '' ? 1 : Number(match[1]), atoms: match[2].split(',').map((text) => Number(text) - 1) });
  }
  let pending: number[] = [];
  for (const item of layer.replace(/\([^)]*\)/g, '').split(',').filter((text) => text !== '')) {
    const match = /^(\d+)(?:-(\d+))?(H(\d*))?$/.exec(item);
    if (!match) return null;
    for (let atom = Number(match[1]); atom <= Number(match[2] ?? match[1]); atom++) pending.push(atom - 1);
    if (match[3] === undefined) continue;
    for (const atom of pending) fixed[atom] = match[4] === '' ? 1 : Number(match[4]);
    pending = [];
  }
  return pending.length > 0 || fixed.length !== atoms || mobile.some((group) => group.atoms.some((atom) => atom >= atoms)) ? null : { fixed, mobile };
}
