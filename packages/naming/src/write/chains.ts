import { inRing, type Molecule } from './molecule.ts';
import { numbered, type Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';

/** A chain as its atoms in order. */
export type Chain = readonly number[];

/** The chain with both numberings; one where it must begin at its first atom. */
export function chainSkeleton(chain: Chain, onlyForward = false): Skeleton {
  const forward = new Map<number, Place>(),
    backward = new Map<number, Place>();
  for (let i = 0; i < chain.length; i++) {
    forward.set(chain[i], numbered(i + 1));
    backward.set(chain[i], numbered(chain.length - i));
  }
  const numberings = onlyForward || chain.length === 1 ? [forward] : [forward, backward];
  return {
    parent: { type: 'chain', length: chain.length },
    atoms: chain,
    numberings,
    ring: null,
    placeless: chain.length === 1,
    valence: 0,
  };
}

export type Allowed = (atom: number) => boolean;

const isFree = (m: Molecule, a: number, allowed: Allowed): boolean =>
  m.graph.element[a] === 6 && !inRing(m, a) && allowed(a);

/** Paths from `start` away from `from` to every end of the tree of chain atoms. */
export function pathsFrom(
  m: Molecule,
  options: { readonly start: number; readonly from: number; readonly allowed: Allowed },
): number[][] {
  const { start, from, allowed } = options;
  const paths: number[][] = [];
  const path = [start];
  const walk = (a: number, before: number): void => {
    let isEnd = true;
    for (const b of m.neighbours[a]) {
      if (b === before || b === from || !isFree(m, b, allowed)) continue;
      isEnd = false;
      path.push(b);
      walk(b, a);
      path.pop();
    }
    if (isEnd) paths.push([...path]);
  };
  walk(start, from);
  return paths;
}

/** Every chain from end to end, each once. */
export function wholeChains(m: Molecule, allowed: Allowed): number[][] {
  const chains: number[][] = [];
  for (let a = 0; a < m.graph.atomCount; a++) {
    if (!isFree(m, a, allowed)) continue;
    let around = 0;
    for (const b of m.neighbours[a]) if (isFree(m, b, allowed)) around++;
    if (around > 1) continue;
    for (const path of pathsFrom(m, { start: a, from: -1, allowed }))
      if (a <= path[path.length - 1]) chains.push(path);
  }
  return chains;
}

/**
 * Longest chains through `root`, not by way of `from`: pairs of arms that leave `root` by different
 * atoms.
 */
export function chainsThrough(
  m: Molecule,
  root: number,
  from: number,
  allowed: Allowed,
): number[][] {
  const arms = pathsFrom(m, { start: root, from, allowed });
  let most = 0;
  let found: number[][] = [];
  const add = (chain: number[]) => {
    if (chain.length > most) {
      most = chain.length;
      found = [];
    }
    if (chain.length === most) found.push(chain);
  };
  for (let i = 0; i < arms.length; i++) {
    add(arms[i]);
    for (let j = 0; j < i; j++) {
      if (
        arms[i].length < 2 ||
        arms[j].length < 2 ||
        arms[i][1] === arms[j][1] ||
        arms[i].length + arms[j].length - 1 < most
      )
        continue;
      add([...arms[j].slice(1).reverse(), ...arms[i]]);
    }
  }
  return found;
}
