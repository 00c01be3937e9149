import { valencesOf } from './valences.ts';

export interface BondOrders { readonly orders: number[]; readonly hydrogens: number[]; readonly charges: number[] }

const MOST_STEPS = 200_000;

/**
 * Bond orders that give every atom a usual valence, and a place for every mobile hydrogen. Nitro and azide groups come out charge-separated. Null where no
 * assignment exists or the search is too long.
 */
export function assignBondOrders(elements: readonly number[], pairs: readonly (readonly [number, number])[], fixed: readonly number[], mobile: readonly { readonly count: number; readonly atoms: readonly number[] }[]): BondOrders | null {
  const slots = mobile.flatMap((group, g) => Array.from({ length: group.count }, () => g));
  const hydrogens = [...fixed];
  let steps = 0;
  const place = (k: number, from: number): BondOrders | null => {
    if (steps > MOST_STEPS) return null;
    if (k === slots.length) return solve(elements, pairs, hydrogens, () => ++steps > MOST_STEPS);
    const { atoms } = mobile[slots[k]];
    for (let i = k > 0 && slots[k - 1] === slots[k] ? from : 0; i < atoms.length; i++) {
      if (hydrogens[atoms[i]] - fixed[atoms[i]] >= 3) continue;
      hydrogens[atoms[i]]++;
      const solved = place(k + 1, i);
      hydrogens[atoms[i]]--;
      if (solved) return solved;
    }
    return null;
  };
  return place(0, 0);
}

/** Nitrogen with five bonds is only meant where oxygen or nitrogen takes the charge: nitro, N-oxide, azide, diazo. */
const optionsOf = (element: number): readonly number[] => (element === 7 ? [3, 5] : valencesOf(element, 0));

function solve(elements: readonly number[], pairs: readonly (readonly [number, number])[], hydrogens: readonly number[], tooLong: () => boolean): BondOrders | null {
  const n = elements.length;
  const orders = pairs.map(() => 1);
  const bonds: number[][] = Array.from({ length: n }, () => []);
  pairs.forEach(([a, b], i) => {
    bonds[a].push(i);
    bonds[b].push(i);
  });
  const used = elements.map((_, a) => bonds[a].length + hydrogens[a]);
  const room = elements.map((element, a) => optionsOf(element).map((valence) => valence - used[a]).filter((left) => left >= 0));
  if (room.some((options) => options.length === 0)) return null;
  const extra = new Array<number>(n).fill(0);
  const search = (i: number): boolean => {
    if (tooLong()) return false;
    if (i === pairs.length) return extra.every((sum, a) => room[a].includes(sum));
    const [a, b] = pairs[i];
    const most = Math.min(2, Math.max(...room[a]) - extra[a], Math.max(...room[b]) - extra[b]);
    const need = (atom: number, more: number): boolean => {
      // The last bond of an atom settles its valence.
      const isLast = bonds[atom].every((bond) => bond <= i);
      return !isLast || room[atom].includes(extra[atom] + more);
    };
    for (let more = 0; more <= most; more++) {
      if (!need(a, more) || !need(b, more)) continue;
      extra[a] += more;
      extra[b] += more;
      orders[i] = 1 + more;
      if (search(i + 1)) return true;
      extra[a] -= more;
      extra[b] -= more;
    }
    return false;
  };
  // Usual valences first: five-bonded nitrogen and four- or six-bonded sulfur only where nothing else fits.
  for (const high of [false, true]) {
    if (!high) {
      const all = room.map((options) => [...options]);
      room.forEach((options, a) => options.splice(1, options.length, ...(elements[a] === 7 ? [] : options.slice(1))));
      if (search(0)) return chargeSeparated(elements, pairs, orders, hydrogens);
      all.forEach((options, a) => room[a].splice(0, room[a].length, ...options));
      extra.fill(0);
    } else if (search(0)) return chargeSeparated(elements, pairs, orders, hydrogens);
  }
  return null;
}

function chargeSeparated(elements: readonly number[], pairs: readonly (readonly [number, number])[], orders: number[], hydrogens: readonly number[]): BondOrders | null {
  const charges = elements.map(() => 0);
  for (let a = 0; a < elements.length; a++) {
    if (elements[a] !== 7) continue;
    const own = pairs.map((_, i) => i).filter((i) => pairs[i].includes(a));
    if (own.reduce((sum, i) => sum + orders[i], hydrogens[a]) !== 5) continue;
    const other = (i: number): number => (pairs[i][0] === a ? pairs[i][1] : pairs[i][0]);
    const end = own.find((i) => orders[i] === 2 && elements[other(i)] === 8) ?? own.find((i) => orders[i] === 3 && elements[other(i)] === 7) ?? own.find((i) => orders[i] === 2 && elements[other(i)] === 7) ?? own.find((i) => orders[i] >= 2 && elements[other(i)] === 6);
    if (end === undefined) return null;
    orders[end] -= 1;
    charges[a] = 1;
    charges[other(end)] = -1;
  }
  return { orders: [...orders], hydrogens: [...hydrogens], charges };
}
