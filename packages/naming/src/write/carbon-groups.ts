import { characteristicGroup } from './characteristic-group.ts';
import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import type { SuffixName } from '../words/suffixes.ts';
import type { CharacteristicGroup, Organyl, Site } from './characteristic-group.ts';
import { inRing, order, type Molecule } from './molecule.ts';

type Leaving = 'OH' | 'OR' | 'SH' | 'SR' | 'Hal' | 'N' | 'OOH' | 'OOR';
const TABLE: Readonly<Record<8 | 16 | 7, Readonly<Partial<Record<Leaving, SuffixName>>>>> = {
  8: {
    OH: 'acid',
    OR: 'ester',
    SH: 'thioSAcid',
    SR: 'thioSEster',
    Hal: 'acylHalide',
    N: 'amide',
    OOH: 'peroxyAcid',
    OOR: 'perester',
  },
  16: {
    OH: 'thioOAcid',
    OR: 'thioOEster',
    SH: 'dithioAcid',
    SR: 'dithioEster',
    Hal: 'thioylHalide',
    N: 'thioamide',
  },
  7: { OH: 'imidicAcid', OR: 'imidate', SR: 'imidothioate', Hal: 'imidoylHalide', N: 'amidine' },
};

/**
 * Atoms that are a parent of their own: the group hangs on them (piperidine-1-carboxamide,
 * hydrazinecarboxylic acid).
 */
export function isHeteroParent(m: Molecule, y: number): boolean {
  const e = m.graph.element[y];
  if (e === 8 || e === 16 || e === 34 || HALOGEN_NUMBERS.has(e)) return false;
  if (inRing(m, y)) return true;
  return e !== 7 || hydrazinePartner(m, y) >= 0;
}

/**
 * The nitrogen that makes a hydrazine or diazene of an acyclic nitrogen; -1 without one. Nitro,
 * nitroso, azide and diazo groups do not.
 */
export function hydrazinePartner(m: Molecule, n: number): number {
  const { element, charge, degree } = m.graph;
  if (element[n] !== 7 || charge[n] !== 0 || inRing(m, n)) return -1;
  for (const b of m.neighbours[n]) {
    if (element[b] !== 7 || charge[b] !== 0 || inRing(m, b)) continue;
    if (m.neighbours[b].some((o) => element[o] === 8 && degree[o] === 1 && order(m, b, o) === 2))
      continue;
    return b;
  }
  return -1;
}

/**
 * The group of an acyclic carbon, or of a ring carbon with a double bond out of the ring; null
 * where it has none.
 */
export function carbonGroups(m: Molecule, c: number): CharacteristicGroup[] {
  const { graph, neighbours } = m;
  const { element } = graph;
  const multiple: number[] = [],
    carbons: number[] = [],
    hetero: number[] = [];
  for (const b of neighbours[c]) {
    const bond = order(m, c, b);
    if (element[b] === 6) {
      if (!inRing(m, c) || bond === 1) carbons.push(b);
    } else if (bond > 1 && !(inRing(m, b) && inRing(m, c))) multiple.push(b);
    else hetero.push(b);
  }
  if (multiple.length === 0) return [];
  if (inRing(m, c)) return oxoGroups(m, c, multiple, null);
  if (multiple.length > 1)
    return carbons.length + hetero.length > 0 ? [] : oxoGroups(m, c, multiple, null);
  const [x] = multiple;
  if (order(m, c, x) === 3) return nitrile(m, c, x, [...carbons, ...hetero]);
  if (carbons.some((b) => order(m, c, b) > 1)) return oxoGroups(m, c, multiple, null);
  const leaving = hetero.filter((y) => !isHeteroParent(m, y));
  const rest = [...carbons, ...hetero.filter((y) => isHeteroParent(m, y))];
  if (leaving.length > 1) return [];
  if (leaving.length === 1) return acyl(m, { c, x, y: leaving[0], rest });
  const hydrazine = rest.find((y) => element[y] === 7 && !inRing(m, y));
  if (
    hydrazine !== undefined &&
    element[x] === 8 &&
    rest.every((r) => r === hydrazine || element[r] === 6)
  ) {
    const group = hydrazide(m, { c, x, n: hydrazine, rest: rest.filter((r) => r !== hydrazine) });
    if (group) return [group];
  }
  return oxoGroups(m, c, multiple, rest.length < 2 ? rest : null);
}

/** The oxygen of an N-oxide; undefined without one. */
export const oxideOf = (m: Molecule, n: number): number | undefined =>
  m.neighbours[n].find(
    (o) => m.graph.element[o] === 8 && m.graph.charge[o] === -1 && m.graph.degree[o] === 1,
  );

/**
 * Aldehydes, ketones, imines and their analogues; `ends`: the only neighbour where the carbon can
 * end a chain.
 */
function oxoGroups(
  m: Molecule,
  c: number,
  multiple: readonly number[],
  ends: readonly number[] | null,
): CharacteristicGroup[] {
  const { element, charge, degree } = m.graph;
  const found: CharacteristicGroup[] = [];
  for (const x of multiple) {
    if (order(m, c, x) !== 2) return [];
    const single = degree[x] === 1;
    if (element[x] === 8 && single)
      found.push(
        ends
          ? characteristicGroup('aldehyde', { carbon: c, at: ends, own: [x] })
          : characteristicGroup('ketone', { at: [c], own: [x] }),
      );
    else if (element[x] === 16 && single)
      found.push(
        ends
          ? characteristicGroup('thial', { carbon: c, at: ends, own: [x] })
          : characteristicGroup('thione', { at: [c], own: [x] }),
      );
    else if (element[x] === 34 && single)
      found.push(characteristicGroup('selone', { at: [c], own: [x] }));
    else if (
      element[x] === 7 &&
      charge[x] >= 0 &&
      !inRing(m, x) &&
      !m.neighbours[x].some((b) => element[b] === 7)
    ) {
      const sites = [{ atom: x, symbol: 'N' as const, primes: found.length }];
      const oxide = charge[x] === 1 ? oxideOf(m, x) : undefined;
      if (charge[x] === 1 && oxide === undefined)
        found.push(characteristicGroup('iminium', { at: [c], own: [x], sites }));
      else
        found.push(
          characteristicGroup('imine', {
            at: [c],
            own: oxide === undefined ? [x] : [x, oxide],
            sites,
            oxide,
          }),
        );
    }
  }
  return found.length === multiple.length ? found : [];
}

function nitrile(
  m: Molecule,
  c: number,
  n: number,
  others: readonly number[],
): CharacteristicGroup[] {
  const { element, degree, charge } = m.graph;
  if (element[n] !== 7 || degree[n] !== 1 || charge[n] !== 0) return [];
  if (others.some((y) => element[y] !== 6 && !isHeteroParent(m, y))) return [];
  return [characteristicGroup('nitrile', { carbon: c, at: others, own: [n] })];
}

function acyl(
  m: Molecule,
  { c, x, y, rest }: { c: number; x: number; y: number; rest: readonly number[] },
): CharacteristicGroup[] {
  const { element, hydrogens, degree, charge } = m.graph;
  if (
    charge[x] === 0 &&
    charge[y] === -1 &&
    element[x] === 8 &&
    element[y] === 8 &&
    degree[y] === 1
  )
    return [characteristicGroup('carboxylateIon', { carbon: c, at: rest, own: [x, y] })];
  if (charge[x] !== 0 || charge[y] !== 0) return [];
  const ex = element[x] as 8 | 16 | 7;
  if (
    !(ex in TABLE) ||
    (ex === 7 && (inRing(m, x) || m.neighbours[x].some((b) => element[b] === 7)))
  )
    return [];
  if (ex !== 7 && degree[x] !== 1) return [];
  let kind: Leaving | undefined;
  const own = [x, y],
    sites: Site[] = [],
    organyl: Organyl[] = [];
  const behind = m.neighbours[y].filter((b) => b !== c);
  if (HALOGEN_NUMBERS.has(element[y]) && degree[y] === 1) kind = 'Hal';
  else if (element[y] === 7) {
    if (m.neighbours[y].some((b) => order(m, y, b) > 1)) return [];
    kind = 'N';
    sites.push({ atom: y, symbol: 'N', primes: 0 });
  } else if (element[y] === 8 || (element[y] === 16 && degree[y] + hydrogens[y] === 2)) {
    const sulfur = element[y] === 16;
    const z = behind[0];
    if (z === undefined) kind = sulfur ? 'SH' : 'OH';
    else if (!sulfur && element[z] === 8) {
      own.push(z);
      kind = degree[z] === 1 ? 'OOH' : 'OOR';
      if (kind === 'OOR')
        organyl.push({ root: m.neighbours[z].find((b) => b !== y)!, from: z, symbol: '' });
    } else {
      kind = sulfur ? 'SR' : 'OR';
      organyl.push({
        root: z,
        from: y,
        symbol: ex === 8 ? (sulfur ? 'S' : '') : ex === 16 ? (sulfur ? '' : 'O') : '',
      });
    }
  }
  if (ex === 7) sites.push({ atom: x, symbol: 'N', primes: sites.length });
  const suffix = kind && TABLE[ex][kind];
  return suffix
    ? [
        characteristicGroup(suffix, {
          carbon: c,
          at: rest,
          own,
          sites,
          organyl,
          halogen: kind === 'Hal' ? element[y] : 0,
        }),
      ]
    : [];
}

function hydrazide(
  m: Molecule,
  { c, x, n, rest }: { c: number; x: number; n: number; rest: readonly number[] },
): CharacteristicGroup | null {
  const end = hydrazinePartner(m, n);
  if (order(m, n, end) !== 1 || m.neighbours[end].some((b) => b !== n && m.graph.element[b] === 7))
    return null;
  return characteristicGroup('hydrazide', {
    carbon: c,
    at: rest,
    own: [x, n, end],
    sites: [
      { atom: n, symbol: 'N', primes: 0 },
      { atom: end, symbol: 'N', primes: 1 },
    ],
  });
}
