import { PREFIXES } from '../words/prefixes.ts';
import { amido } from './amido.ts';
import { hydrazinePartner } from './carbon-groups.ts';
import { chainOf, hydrideChainBranch } from './hydride-chains.ts';
import { hydrideBranch } from './branch-hydride.ts';
import type { BranchRequest } from './free-valence.ts';
import { order, type Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { word, wordBody } from './word-body.ts';

/** A nitrogen outside rings as a prefix. */
export function nitrogenBranch(m: Molecule, request: BranchRequest): PrefixNode | null {
  const { root, from } = request;
  const { element, charge, degree } = m.graph;
  const bond = order(m, root, from);
  const others = m.neighbours[root].filter((b) => b !== from);
  const isOxygen = (b: number, bonds: number, q: number) =>
    element[b] === 8 && degree[b] === 1 && order(m, root, b) === bonds && charge[b] === q;
  if (charge[root] === 1) {
    if (
      bond === 1 &&
      others.length === 2 &&
      others.some((b) => isOxygen(b, 2, 0)) &&
      others.some((b) => isOxygen(b, 1, -1))
    )
      return word(PREFIXES.nitro);
    if (
      bond === 2 &&
      others.length === 1 &&
      element[others[0]] === 7 &&
      charge[others[0]] === -1 &&
      degree[others[0]] === 1
    )
      return word(PREFIXES.diazo);
    if (
      bond === 1 &&
      others.length === 1 &&
      element[others[0]] === 6 &&
      charge[others[0]] === -1 &&
      degree[others[0]] === 1
    )
      return word(PREFIXES.isocyano);
    return hydrideBranch(m, request);
  }
  if (charge[root] !== 0) return hydrideBranch(m, request);
  if (bond === 3) return others.length === 0 ? word(['nitrilo', 'nitrilo', 'nitrilo']) : null;
  const double = others.find((b) => order(m, root, b) === 2);
  if (bond === 1 && double !== undefined) {
    if (isOxygen(double, 2, 0)) return word(PREFIXES.nitroso);
    if (element[double] === 7 && charge[double] === 1) {
      const end = m.neighbours[double].find((b) => b !== root);
      return end !== undefined && element[end] === 7 && charge[end] === -1 && degree[end] === 1
        ? word(PREFIXES.azido)
        : null;
    }
    if (element[double] === 6 && degree[double] === 2) {
      const end = m.neighbours[double].find((b) => b !== root)!;
      if (degree[end] === 1 && order(m, double, end) === 2) {
        const iso =
          element[end] === 8
            ? PREFIXES.isocyanato
            : element[end] === 16
              ? PREFIXES.isothiocyanato
              : element[end] === 34
                ? PREFIXES.isoselenocyanato
                : null;
        if (iso) return word(iso);
      }
    }
  }
  if (hydrazinePartner(m, root) >= 0 && (element[from] !== 7 || charge[from] !== 0)) {
    const chain = chainOf(m, root, from);
    if (chain) return hydrideChainBranch(m, request, chain);
    return null;
  }
  return bond === 2
    ? wordBody(m, { ...request, words: PREFIXES.imino })
    : amido(wordBody(m, { ...request, words: PREFIXES.amino }));
}
