import { skeletonFromBonds, type Skeleton } from './skeleton.ts';

const NUMBERS: Readonly<Record<string, number>> = {
  C: 6,
  N: 7,
  O: 8,
  S: 16,
  P: 15,
  B: 5,
  c: 6,
  n: 7,
  o: 8,
  s: 16,
  p: 15,
  Se: 34,
  Te: 52,
  As: 33,
  Si: 14,
  se: 34,
  te: 52,
  as: 33,
};

/**
 * Reads the SMILES of a ring system as a bare skeleton, atoms in the order of writing: organic
 * atoms, branches, ring closures (digits and %nn).
 * Bond orders, hydrogens and case say nothing here. For the project's own tables; throws RangeError
 * at a fault.
 */
export function skeletonFromNotation(text: string): Skeleton {
  const elements: number[] = [];
  const bonds: [number, number][] = [];
  const open = new Map<string, number>();
  const branches: number[] = [];
  let last = -1;
  for (const [token] of text.matchAll(/\[[A-Za-z]{1,2}?H?\]|[cnospCNOSPB]|%\d\d|\d|[()=-]/g)) {
    if (token === '(') branches.push(last);
    else if (token === ')') last = branches.pop()!;
    else if (token === '=' || token === '-') continue;
    else if (/^[%\d]/.test(token)) {
      const partner = open.get(token);
      if (partner === undefined) open.set(token, last);
      else {
        bonds.push([partner, last]);
        open.delete(token);
      }
    } else {
      const element = NUMBERS[token.replace(/[[\]H]/g, '')];
      if (element === undefined) throw new RangeError(`unknown atom ${token} in ${text}`);
      elements.push(element);
      if (last >= 0) bonds.push([last, elements.length - 1]);
      last = elements.length - 1;
    }
  }
  if (open.size > 0) throw new RangeError(`open ring in ${text}`);
  return skeletonFromBonds(elements, bonds);
}
