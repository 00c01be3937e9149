import { characteristicGroup } from './characteristic-group.ts';
import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import type { SuffixName } from '../words/suffixes.ts';
import { hydrazinePartner, isHeteroParent, oxideOf } from './carbon-groups.ts';
import type { CharacteristicGroup, Organyl, Site } from './characteristic-group.ts';
import { inRing, order, type Molecule } from './molecule.ts';

/** Elements that can carry `ol`, `thiol` and `amine` apart from carbon and ring atoms. */
const CARRIERS: ReadonlySet<number> = new Set([5, 14, 15, 32, 33]);

const carries = (m: Molecule, a: number): boolean =>
  m.graph.element[a] === 6 ||
  (inRing(m, a) && m.graph.charge[a] === 0) ||
  CARRIERS.has(m.graph.element[a]);

/** Hydroxy, sulfanyl, selanyl and hydroperoxy groups. */
export function chalcogenGroup(m: Molecule, o: number): CharacteristicGroup | null {
  const { element, degree, hydrogens, charge } = m.graph;
  if (degree[o] !== 1 || hydrogens[o] + (charge[o] === -1 ? 1 : 0) !== 1 || charge[o] > 0)
    return null;
  const [a] = m.neighbours[o];
  if (charge[o] === -1) {
    if (!carries(m, a) || charge[a] !== 0 || order(m, a, o) !== 1) return null;
    return element[o] === 8
      ? characteristicGroup('olate', { at: [a], own: [o] })
      : element[o] === 16
        ? characteristicGroup('thiolate', { at: [a], own: [o] })
        : null;
  }
  if (element[o] === 8 && element[a] === 8 && degree[a] === 2) {
    const c = m.neighbours[a].find((b) => b !== o)!;
    return carries(m, c) ? characteristicGroup('hydroperoxide', { at: [c], own: [o, a] }) : null;
  }
  if (!carries(m, a))
    return element[o] === 8 && element[a] === 7 && charge[a] === 0 && hydrazinePartner(m, a) >= 0
      ? characteristicGroup('alcohol', { at: [a], own: [o] })
      : null;
  const suffix =
    element[o] === 8
      ? 'alcohol'
      : element[o] === 16
        ? 'thiol'
        : element[o] === 34
          ? 'selenol'
          : null;
  return suffix && characteristicGroup(suffix, { at: [a], own: [o] });
}

/** An amine's nitrogen: acyclic, single bonds only, on at least one atom that can carry it. */
export function amineGroup(m: Molecule, n: number): CharacteristicGroup | null {
  const { element, charge } = m.graph;
  if (element[n] !== 7 || charge[n] < 0 || inRing(m, n) || hydrazinePartner(m, n) >= 0) return null;
  const at = m.neighbours[n].filter((b) => carries(m, b));
  if (charge[n] === 1) return nitrogenCation(m, n, at);
  if (m.neighbours[n].some((b) => order(m, n, b) !== 1)) return null;
  return at.length === 0
    ? null
    : characteristicGroup('amine', { at, own: [n], sites: [{ atom: n, symbol: 'N', primes: 0 }] });
}

/**
 * Diazonium, aminium and N-oxides of amines; ring atoms with a charge make their ring the parent.
 */
function nitrogenCation(m: Molecule, n: number, at: readonly number[]): CharacteristicGroup | null {
  const { element, degree } = m.graph;
  if (at.length === 0) return null;
  const triple = m.neighbours[n].find((b) => order(m, n, b) === 3);
  if (triple !== undefined)
    return element[triple] === 7 && degree[triple] === 1 && degree[n] === 2
      ? characteristicGroup('diazonium', { at, own: [n, triple] })
      : null;
  if (m.neighbours[n].some((b) => order(m, n, b) !== 1)) return null;
  const oxide = oxideOf(m, n);
  const sites: Site[] = [{ atom: n, symbol: 'N', primes: 0 }];
  return oxide === undefined
    ? characteristicGroup('aminium', { at, own: [n], sites })
    : characteristicGroup('amine', { at, own: [n, oxide], sites, oxide });
}

/** A charged ring atom that is no N-oxide. */
export function ringIon(m: Molecule, a: number): CharacteristicGroup | null {
  const { charge } = m.graph;
  if (charge[a] !== 1 || !inRing(m, a) || oxideOf(m, a) !== undefined) return null;
  return characteristicGroup('ringIon', { at: [a] });
}

/** Sulfonic and sulfinic acids and their derivatives on an acyclic sulfur. */
export function sulfurGroup(m: Molecule, s: number): CharacteristicGroup | null {
  const { element, degree, charge, hydrogens } = m.graph;
  if (element[s] !== 16 || inRing(m, s) || charge[s] !== 0 || hydrogens[s] !== 0) return null;
  const oxo = m.neighbours[s].filter(
    (b) => element[b] === 8 && degree[b] === 1 && order(m, s, b) === 2,
  );
  const rest = m.neighbours[s].filter((b) => !oxo.includes(b));
  if (
    oxo.length === 0 ||
    oxo.length > 2 ||
    rest.length !== 2 ||
    rest.some(
      (b) => order(m, s, b) !== 1 || (charge[b] !== 0 && !(charge[b] === -1 && element[b] === 8)),
    )
  )
    return null;
  const parents = rest.filter((b) => element[b] === 6 || isHeteroParent(m, b));
  if (parents.length === 0) return null;
  let at = parents[0];
  let y = rest.find((b) => b !== at)!;
  if (parents.length === 2) {
    // A hydrazine next to a carbon makes a hydrazide; two carbons make a sulfone.
    if (element[at] !== 6) [at, y] = [y, at];
    if (element[y] !== 7 || inRing(m, y) || element[at] !== 6 || oxo.length !== 2) return null;
    const end = hydrazinePartner(m, y);
    if (order(m, y, end) !== 1 || m.neighbours[end].some((b) => b !== y && element[b] === 7))
      return null;
    return characteristicGroup('sulfonohydrazide', {
      at: [at],
      own: [s, ...oxo, y, end],
      sites: [
        { atom: y, symbol: 'N', primes: 0 },
        { atom: end, symbol: 'N', primes: 1 },
      ],
    });
  }
  const full = oxo.length === 2;
  const own = [s, ...oxo, y];
  const sites: Site[] = [];
  const organyl: Organyl[] = [];
  let suffix: SuffixName;
  if (HALOGEN_NUMBERS.has(element[y])) suffix = full ? 'sulfonylHalide' : 'sulfinylHalide';
  else if (element[y] === 8) {
    const z = m.neighbours[y].find((b) => b !== s);
    suffix =
      charge[y] === -1
        ? full
          ? 'sulfonateIon'
          : 'sulfinateIon'
        : z === undefined
          ? full
            ? 'sulfonicAcid'
            : 'sulfinicAcid'
          : full
            ? 'sulfonate'
            : 'sulfinate';
    if (z !== undefined) organyl.push({ root: z, from: y, symbol: '' });
  } else if (element[y] === 7 && m.neighbours[y].every((b) => order(m, y, b) === 1)) {
    suffix = full ? 'sulfonamide' : 'sulfinamide';
    sites.push({ atom: y, symbol: 'N', primes: 0 });
  } else return null;
  return characteristicGroup(suffix, {
    at: [at],
    own,
    sites,
    organyl,
    halogen: HALOGEN_NUMBERS.has(element[y]) ? element[y] : 0,
  });
}
