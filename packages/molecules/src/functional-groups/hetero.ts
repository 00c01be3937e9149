import { MAX_DEGREE } from '../graph.ts';
import { B, BR, C, CL, F, I, N, O, P, S, SI } from '../atomic-numbers.ts';
import { ARYL, countNeighbours, isHalogen, mark, VINYL, type Site } from './site.ts';

/** Marks sulfur, phosphorus, halogen, silicon and boron groups. */
export function findHetero(site: Site): void {
  const { graph, perception } = site;
  for (let a = 0; a < graph.atomCount; a++) {
    const element = graph.element[a];
    if (element === S && !perception.aromatic[a]) findSulfur(site, a);
    else if (element === P) findPhosphorus(site, a);
    else if (isHalogen(element)) findHalogen(site, a, element);
    else if (element === SI) {
      mark(site, 'silane', a);
      if (graph.hydrogens[a]) mark(site, 'silicon-hydride', a);
    } else if (element === B && countNeighbours(graph, a, O) > 0) mark(site, 'boron-oxygen', a);
    if (element === C) {
      const fluorines = countNeighbours(graph, a, F);
      if (fluorines >= 3) mark(site, 'trifluoromethyl', a);
      else if (fluorines === 2) mark(site, 'difluoro', a);
      if (countNeighbours(graph, a, CL) > 1) mark(site, 'chloro-geminal', a);
    }
  }
}

function findSulfur(site: Site, a: number): void {
  const { graph, oxo } = site;
  const start = a * MAX_DEGREE;
  let hydroxyl = 0,
    ester = 0,
    nitrogens = 0,
    halogens = 0,
    sulfurs = 0,
    doubleC = -1;
  for (let k = 0; k < graph.degree[a]; k++) {
    const b = graph.neighbours[start + k];
    const element = graph.element[b];
    if (element === O && graph.orders[start + k] === 1) {
      if (graph.hydrogens[b]) hydroxyl++;
      else if (graph.degree[b] > 1) ester++;
    } else if (element === N) nitrogens++;
    else if (isHalogen(element)) halogens++;
    else if (element === S) sulfurs++;
    if (element === C && graph.orders[start + k] === 2) doubleC = b;
  }
  if (oxo[a] >= 2) {
    if (hydroxyl) mark(site, 'sulfonic-acid', a);
    else if (ester) mark(site, 'sulfonate', a);
    else if (nitrogens) mark(site, 'sulfonamide', a);
    else if (halogens) mark(site, 'sulfonyl-halide', a);
    else mark(site, 'sulfone', a);
  } else if (oxo[a] === 1) mark(site, 'sulfoxide', a);
  else if (doubleC >= 0) {
    if (site.kind[doubleC] !== 4) mark(site, 'thiocarbonyl', a, doubleC);
  } else if (graph.hydrogens[a] > 0) mark(site, 'thiol', a);
  else if (sulfurs > 0) mark(site, 'disulfide', a);
  else if (graph.degree[a] === 2) mark(site, 'sulfide', a);
}

function findPhosphorus(site: Site, a: number): void {
  const { graph, oxo } = site;
  const oxygens = countNeighbours(graph, a, O);
  if (oxygens - oxo[a] > 0) mark(site, 'phosphate', a);
  else mark(site, oxo[a] > 0 ? 'phosphine-oxide' : 'phosphine', a);
}

function findHalogen(site: Site, a: number, element: number): void {
  const { graph, kind } = site;
  if (graph.degree[a] === 0) return;
  const b = graph.neighbours[a * MAX_DEGREE];
  if (graph.element[b] !== C) return;
  const aryl = kind[b] === ARYL;
  if (element === F) mark(site, aryl ? 'fluoro-aryl' : 'fluoro-alkyl', a, b);
  else if (element === CL)
    mark(site, aryl ? 'chloro-aryl' : kind[b] === VINYL ? 'chloro-vinyl' : 'chloro-alkyl', a, b);
  else if (element === BR) mark(site, aryl ? 'bromo-aryl' : 'bromo-alkyl', a, b);
  else if (element === I) mark(site, 'iodo', a, b);
}
