import { MAX_DEGREE } from '../graph.ts';
import type { Group } from './group-names.ts';
import { C, N, O, S } from '../atomic-numbers.ts';
import { ARYL, CARBONYL, isHalogen, mark, SP, VINYL, type Site } from './site.ts';

/** Marks the carbonyl class of every C=O. */
export function findCarbonyls(site: Site): void {
  const { graph, kind, oxo } = site;
  for (let a = 0; a < graph.atomCount; a++) {
    if (graph.element[a] !== C || oxo[a] === 0) continue;
    if (kind[a] === SP) findCumulated(site, a);
    else if (kind[a] === CARBONYL) classify(site, a);
  }
}

function findCumulated(site: Site, a: number): void {
  const { graph } = site;
  for (let k = 0; k < graph.degree[a]; k++) {
    const element = graph.element[graph.neighbours[a * MAX_DEGREE + k]];
    if (element === N) mark(site, 'isocyanate', a);
    else if (element === C) mark(site, 'ketene', a);
  }
}

function classify(site: Site, a: number): void {
  const { graph, perception, kind } = site;
  const start = a * MAX_DEGREE;
  let oxygens = 0,
    nitrogens = 0,
    sulfurs = 0,
    halogens = 0,
    carbons = 0,
    aryl = 0,
    vinyl = 0,
    acyl = 0,
    ringBonds = 0;
  let oxygen = -1,
    nitrogen = -1,
    carbonylO = -1;
  for (let k = 0; k < graph.degree[a]; k++) {
    const b = graph.neighbours[start + k];
    const element = graph.element[b];
    if (graph.orders[start + k] === 2 && element === O && graph.degree[b] === 1) {
      carbonylO = b;
      continue;
    }
    if (perception.ringBond[start + k]) ringBonds++;
    if (element === O) {
      oxygens++;
      oxygen = b;
    } else if (element === N) {
      nitrogens++;
      nitrogen = b;
    } else if (element === S) sulfurs++;
    else if (isHalogen(element)) halogens++;
    else if (element === C) {
      carbons++;
      if (kind[b] === ARYL) aryl++;
      else if (kind[b] === VINYL) vinyl++;
      else if (kind[b] === CARBONYL) acyl++;
    }
  }
  const ring = ringBonds >= 2 ? perception.smallestRing[a] : 0;
  if (halogens > 0) mark(site, 'acyl-halide', a, carbonylO);
  else if (oxygens >= 2) mark(site, 'carbonate', a, carbonylO);
  else if (oxygens === 1 && nitrogens > 0) mark(site, 'carbamate', a, carbonylO);
  else if (nitrogens >= 2) mark(site, 'urea', a, carbonylO);
  else if (sulfurs > 0) mark(site, 'thioester', a, carbonylO);
  else if (oxygens === 1)
    mark(site, acidDerivative(site, { a, oxygen, ring, aryl, vinyl, carbons }), a, oxygen);
  else if (nitrogens === 1) mark(site, amide(site, nitrogen, ring), a, nitrogen);
  else if (graph.hydrogens[a] > 0)
    mark(site, aryl ? 'aldehyde-aryl' : vinyl ? 'aldehyde-conjugated' : 'aldehyde', a, carbonylO);
  else if (carbons === 2) markKetone(site, { a, carbonylO, ring, aryl, vinyl, acyl });
}

function acidDerivative(
  site: Site,
  at: { a: number; oxygen: number; ring: number; aryl: number; vinyl: number; carbons: number },
): Group {
  const { graph, kind, perception } = site;
  const { a, oxygen, ring, aryl, vinyl, carbons } = at;
  if (graph.degree[oxygen] === 1)
    return aryl || vinyl ? 'carboxylic-acid-conjugated' : 'carboxylic-acid';
  let far = -1;
  for (let k = 0; k < graph.degree[oxygen]; k++) {
    const b = graph.neighbours[oxygen * MAX_DEGREE + k];
    if (b !== a) far = b;
  }
  if (kind[far] === CARBONYL) return 'anhydride';
  if (ring && perception.smallestRing[oxygen])
    return ring <= 4
      ? 'lactone-4'
      : ring === 5
        ? 'lactone-5'
        : ring === 6
          ? 'lactone-6'
          : 'lactone-large';
  if (kind[far] === VINYL || kind[far] === ARYL) return 'ester-vinyl';
  if (carbons === 0) return 'formate';
  return aryl ? 'ester-aryl' : vinyl ? 'ester-conjugated' : 'ester';
}

function amide(site: Site, nitrogen: number, ring: number): Group {
  const { graph, kind, perception } = site;
  let acyls = 0;
  for (let k = 0; k < graph.degree[nitrogen]; k++)
    if (kind[graph.neighbours[nitrogen * MAX_DEGREE + k]] === CARBONYL) acyls++;
  if (acyls > 1) return 'imide';
  if (ring && perception.smallestRing[nitrogen])
    return ring <= 4 ? 'lactam-4' : ring === 5 ? 'lactam-5' : 'lactam-large';
  return graph.hydrogens[nitrogen] >= 2
    ? 'amide-primary'
    : graph.hydrogens[nitrogen] === 1
      ? 'amide-secondary'
      : 'amide-tertiary';
}

function markKetone(
  site: Site,
  at: { a: number; carbonylO: number; ring: number; aryl: number; vinyl: number; acyl: number },
): void {
  const { a, carbonylO, ring, aryl, vinyl, acyl } = at;
  if (acyl > 0) mark(site, 'diketone-1,2', a, carbonylO);
  if (isBetaDiketone(site, a)) mark(site, 'diketone-1,3', a, carbonylO);
  if (ring === 6 && vinyl + aryl === 2) mark(site, 'quinone', a, carbonylO);
  else if (aryl >= 2) mark(site, 'ketone-diaryl', a, carbonylO);
  else if (aryl === 1) mark(site, 'ketone-aryl', a, carbonylO);
  else if (vinyl > 0) mark(site, 'ketone-conjugated', a, carbonylO);
  else if (!ring) mark(site, 'ketone', a, carbonylO);
  if (ring)
    mark(
      site,
      ring <= 4
        ? 'ketone-ring-4'
        : ring === 5
          ? 'ketone-ring-5'
          : ring === 6
            ? 'ketone-ring-6'
            : 'ketone-ring-large',
      a,
      carbonylO,
    );
}

/** A carbonyl two bonds away over an sp3 carbon that carries hydrogen: these enolise. */
function isBetaDiketone(site: Site, a: number): boolean {
  const { graph, kind } = site;
  for (let k = 0; k < graph.degree[a]; k++) {
    const b = graph.neighbours[a * MAX_DEGREE + k];
    if (graph.element[b] !== C || kind[b] !== 0 || graph.hydrogens[b] === 0) continue;
    for (let m = 0; m < graph.degree[b]; m++) {
      const c = graph.neighbours[b * MAX_DEGREE + m];
      if (c !== a && kind[c] === CARBONYL) return true;
    }
  }
  return false;
}
