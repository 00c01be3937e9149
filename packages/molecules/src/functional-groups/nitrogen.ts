import { MAX_DEGREE } from '../graph.ts';
import { C, N, O, S } from '../atomic-numbers.ts';
import { ARYL, CARBONYL, mark, SP, strongestBondTo, VINYL, type Site } from './site.ts';

/**
 * Marks amines, imines, nitro and the other nitrogen groups (carbonyl and aromatic nitrogens are
 * found elsewhere).
 */
export function findNitrogen(site: Site): void {
  const { graph, perception } = site;
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== N) continue;
    if (graph.charge[a] > 0) findCharged(site, a);
    else if (!perception.aromatic[a]) findNeutral(site, a);
  }
}

function findCharged(site: Site, a: number): void {
  const { graph, kind, oxo, perception } = site;
  const start = a * MAX_DEGREE;
  if (oxo[a] >= 2) {
    for (let k = 0; k < graph.degree[a]; k++) {
      const b = graph.neighbours[start + k];
      if (graph.element[b] === O && graph.degree[b] === 1) continue;
      mark(
        site,
        graph.element[b] === O
          ? 'nitrate'
          : kind[b] === ARYL || kind[b] === VINYL
            ? 'nitro-aryl'
            : 'nitro-alkyl',
        a,
        b,
      );
    }
    return;
  }
  if (oxo[a] === 1) {
    mark(site, 'n-oxide', a);
    return;
  }
  let nitrogens = 0;
  for (let k = 0; k < graph.degree[a]; k++)
    if (graph.element[graph.neighbours[start + k]] === N) nitrogens++;
  if (nitrogens === 2) mark(site, 'azide', a);
  else if (nitrogens === 1) mark(site, 'diazo', a);
  else if (kind[a] !== SP && !perception.aromatic[a]) mark(site, 'ammonium', a);
}

function findNeutral(site: Site, a: number): void {
  const { graph, kind, oxo } = site;
  const start = a * MAX_DEGREE;
  let carbons = 0,
    aryl = 0,
    acyl = 0,
    nitrogens = 0,
    oxygens = 0,
    sulfonyl = 0,
    doubleTo = -1,
    chargedN = 0;
  for (let k = 0; k < graph.degree[a]; k++) {
    const b = graph.neighbours[start + k];
    const element = graph.element[b];
    if (graph.orders[start + k] === 3) return;
    if (graph.orders[start + k] === 2) doubleTo = b;
    if (element === C) {
      carbons++;
      if (kind[b] === ARYL || kind[b] === VINYL) aryl++;
      if (kind[b] === CARBONYL || kind[b] === SP) acyl++;
    } else if (element === N) {
      nitrogens++;
      if (graph.charge[b] > 0) chargedN++;
    } else if (element === O) oxygens++;
    else if (element === S && oxo[b] > 0) sulfonyl++;
  }
  if (chargedN > 0) return;
  if (doubleTo >= 0) {
    const element = graph.element[doubleTo];
    if (element === O) mark(site, oxygens > 1 ? 'nitrite' : 'nitroso', a, doubleTo);
    else if (element === N) {
      if (a < doubleTo) mark(site, 'azo', a, doubleTo);
    } else if (element === C && kind[doubleTo] !== SP)
      mark(site, oxygens > 0 ? 'oxime' : 'imine', a, doubleTo);
    return;
  }
  if (nitrogens > 0) {
    mark(site, 'hydrazine', a);
    return;
  }
  if (oxygens > 0) {
    mark(site, 'hydroxylamine', a);
    return;
  }
  if (acyl > 0 || sulfonyl > 0 || carbons === 0) return;
  if (strongestBondTo(graph, a, S) > 0) return;
  const hydrogens = graph.hydrogens[a];
  if (hydrogens >= 2) mark(site, aryl ? 'aniline-primary' : 'amine-primary', a);
  else if (hydrogens === 1) mark(site, aryl ? 'aniline-secondary' : 'amine-secondary', a);
  else mark(site, aryl ? 'aniline-tertiary' : 'amine-tertiary', a);
}
