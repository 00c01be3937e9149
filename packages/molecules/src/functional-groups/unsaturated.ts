import { MAX_DEGREE } from '../graph.ts';
import { C, N, O, S } from '../atomic-numbers.ts';
import { ARYL, CARBONYL, mark, SP, VINYL, type Site } from './site.ts';

/** Marks triple bonds, cumulenes, alkenes by substitution and conjugated dienes. */
export function findUnsaturated(site: Site): void {
  const { graph, kind, perception } = site;
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== C) continue;
    if (kind[a] === SP) findCumulene(site, a);
    const start = a * MAX_DEGREE;
    for (let k = 0; k < graph.degree[a]; k++) {
      const b = graph.neighbours[start + k];
      const order = graph.orders[start + k];
      if (order === 3) findTriple(site, a, b);
      else if (
        order === 2 &&
        a < b &&
        graph.element[b] === C &&
        !perception.aromaticBond[start + k]
      ) {
        if (kind[a] !== SP && kind[b] !== SP)
          findAlkene(site, a, b, perception.ringBond[start + k] === 1);
      } else if (
        order === 1 &&
        a < b &&
        kind[a] === VINYL &&
        kind[b] === VINYL &&
        graph.element[b] === C
      )
        mark(site, 'diene-conjugated', a, b);
    }
  }
}

function findTriple(site: Site, a: number, b: number): void {
  const { graph, kind } = site;
  if (graph.element[b] === C) {
    if (a > b) return;
    mark(
      site,
      graph.hydrogens[a] + graph.hydrogens[b] > 0 ? 'alkyne-terminal' : 'alkyne-internal',
      a,
      b,
    );
    return;
  }
  if (graph.element[b] !== N) return;
  if (graph.charge[b] > 0) {
    mark(site, 'isocyanide', a, b);
    return;
  }
  let group: 'nitrile' | 'nitrile-conjugated' | 'thiocyanate' = 'nitrile';
  for (let k = 0; k < graph.degree[a]; k++) {
    const c = graph.neighbours[a * MAX_DEGREE + k];
    if (c === b) continue;
    if (graph.element[c] === S) group = 'thiocyanate';
    else if (kind[c] === ARYL || kind[c] === VINYL) group = 'nitrile-conjugated';
  }
  mark(site, group, a, b);
}

function findCumulene(site: Site, a: number): void {
  const { graph } = site;
  let carbons = 0,
    nitrogen = -1,
    sulfur = -1,
    oxygens = 0;
  for (let k = 0; k < graph.degree[a]; k++) {
    const slot = a * MAX_DEGREE + k;
    if (graph.orders[slot] !== 2) continue;
    const b = graph.neighbours[slot];
    if (graph.element[b] === C) carbons++;
    else if (graph.element[b] === N) nitrogen = b;
    else if (graph.element[b] === S) sulfur = b;
    else if (graph.element[b] === O) oxygens++;
  }
  if (carbons === 2) mark(site, 'allene', a);
  else if (nitrogen >= 0 && sulfur >= 0) mark(site, 'isothiocyanate', a, nitrogen);
  else if (nitrogen >= 0 && carbons === 1 && oxygens === 0) mark(site, 'ketene', a, nitrogen);
}

function findAlkene(site: Site, a: number, b: number, inRing: boolean): void {
  const { graph, kind } = site;
  const low = Math.min(graph.hydrogens[a], graph.hydrogens[b]);
  const high = Math.max(graph.hydrogens[a], graph.hydrogens[b]);
  if (kind[a] === CARBONYL || kind[b] === CARBONYL) return;
  if (high === 2) mark(site, low === 0 ? 'alkene-vinylidene' : 'alkene-vinyl', a, b);
  else if (high === 1 && low === 1) mark(site, inRing ? 'alkene-ring-1,2' : 'alkene-1,2', a, b);
  else mark(site, high === 1 ? 'alkene-tri' : 'alkene-tetra', a, b);
}
