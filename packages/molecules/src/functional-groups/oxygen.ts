import { MAX_DEGREE } from '../graph.ts';
import { C, O, SI } from '../atomic-numbers.ts';
import { ARYL, CARBONYL, countNeighbours, mark, VINYL, type Site } from './site.ts';

/** Marks alcohols, phenols and ethers. */
export function findOxygen(site: Site): void {
  const { graph, perception } = site;
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== O || perception.aromatic[a]) continue;
    if (graph.degree[a] === 1 && graph.hydrogens[a] === 1)
      findHydroxyl(site, a, graph.neighbours[a * MAX_DEGREE]);
    else if (graph.degree[a] === 2) findEther(site, a);
  }
}

function findHydroxyl(site: Site, a: number, b: number): void {
  const { graph, kind } = site;
  if (graph.element[b] === O) {
    mark(site, 'peroxide', a, b);
    return;
  }
  if (graph.element[b] !== C || kind[b] === CARBONYL) return;
  if (kind[b] === ARYL) mark(site, hasOrthoAcceptor(site, b) ? 'phenol-chelated' : 'phenol', a, b);
  else if (kind[b] === VINYL) mark(site, 'enol', a, b);
  else {
    const h = graph.hydrogens[b];
    mark(
      site,
      h >= 2 ? 'alcohol-primary' : h === 1 ? 'alcohol-secondary' : 'alcohol-tertiary',
      a,
      b,
    );
  }
}

/** An ortho C=O or NO2 takes the proton in a chelate: its O–H band is broad and weak. */
function hasOrthoAcceptor(site: Site, ipso: number): boolean {
  const { graph, kind, oxo } = site;
  for (let k = 0; k < graph.degree[ipso]; k++) {
    const ortho = graph.neighbours[ipso * MAX_DEGREE + k];
    if (kind[ortho] !== ARYL) continue;
    for (let m = 0; m < graph.degree[ortho]; m++) {
      const x = graph.neighbours[ortho * MAX_DEGREE + m];
      if (x !== ipso && kind[x] !== ARYL && oxo[x] > 0) return true;
    }
  }
  return false;
}

function findEther(site: Site, a: number): void {
  const { graph, kind, oxo, perception } = site;
  const p = graph.neighbours[a * MAX_DEGREE];
  const q = graph.neighbours[a * MAX_DEGREE + 1];
  if (graph.element[p] === O || graph.element[q] === O) {
    if (p > a || q > a) mark(site, 'peroxide', a);
    return;
  }
  if (graph.element[p] === SI || graph.element[q] === SI) {
    mark(site, 'silyl-ether', a);
    return;
  }
  if (graph.element[p] !== C || graph.element[q] !== C) return;
  if (kind[p] === CARBONYL || kind[q] === CARBONYL || oxo[p] > 0 || oxo[q] > 0) return;
  const ring = perception.smallestRing[a];
  if (ring === 3) {
    mark(site, 'epoxide', a);
    return;
  }
  if (ring === 4) mark(site, 'ether-ring-4', a);
  else if (ring === 5) mark(site, 'ether-ring-5', a);
  else if (ring === 6) mark(site, 'ether-ring-6', a);
  if (
    (kind[p] === 0 && countNeighbours(graph, p, O) > 1) ||
    (kind[q] === 0 && countNeighbours(graph, q, O) > 1)
  )
    mark(site, 'acetal', a);
  if (kind[p] === ARYL || kind[q] === ARYL) mark(site, 'ether-aryl', a);
  else if (kind[p] === VINYL || kind[q] === VINYL) mark(site, 'ether-vinyl', a);
  else if (ring === 0) mark(site, 'ether', a);
}
