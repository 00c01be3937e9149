import { C, N, O, S } from '@elucida/molecules/atomic-numbers';
import type { Candidate } from '../identification.ts';
import { hydroxypyridines } from '../judging/hydroxypyridines.ts';
import {
  countMotifs,
  HYDROXYPYRIDINE,
  LOG_ODDS,
  MOTIFS,
  tautomerPreference,
} from '../judging/tautomer-preference.ts';
import { colourKey } from '@elucida/molecules/fingerprint';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import type { Perception } from '@elucida/molecules/perception';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { tautomersOf } from '@elucida/molecules/tautomers';

const motifs = new Float64Array(MOTIFS.length);

/**
 * Which candidates are tautomers of the first, by place in the list; the first is not counted as
 * its own.
 */
export function tautomersOfFirst([best, ...others]: readonly Candidate[]): boolean[] {
  if (best === undefined) return [];
  const keys = new Set(tautomersOf(graphFromSmiles(best.smiles)).map(({ key }) => key));
  return [
    false,
    ...others.map(
      ({ smiles }) => keys.size > 1 && keys.has(colourKey(perceive(graphFromSmiles(smiles)))),
    ),
  ];
}

/**
 * Log odds from which a form counts as one that a compound hardly ever takes: simple enols next to
 * ketones, imines of rings next to their amines.
 */
const RARELY = 2;

/**
 * Whether a tautomer is a form that such compounds do not take in measurable amount next to the
 * other: one that breaks up a benzene ring (quinone methides, cyclohexadienones), an imidic acid or
 * ketene acetal where the other is the amide, ester or acid; or one that is hardly ever drawn.
 * Azoles, pyridone and its like, β-diketone enols and amidines are not such forms.
 */
export function isRarelyTaken(
  usual: Pick<Candidate, 'smiles'>,
  other: Pick<Candidate, 'smiles'>,
): boolean {
  const [first, second] = [usual, other].map(({ smiles }) => {
    const graph = graphFromSmiles(smiles);
    const perception = perceive(graph);
    return {
      preference: preferenceOf(graph, perception),
      benzene: benzeneAtoms(graph, perception),
      acidic: unstableHydroxyls(graph, perception),
    };
  });
  return (
    second.benzene < first.benzene ||
    second.acidic > first.acidic ||
    first.preference - second.preference > RARELY
  );
}

/** As drawn, but for hydroxy azines: they exist next to their lactams, whatever is drawn. */
function preferenceOf(graph: MolecularGraph, perception: Perception): number {
  countMotifs(graph, perception, motifs);
  return (
    tautomerPreference(graph, perception) -
    LOG_ODDS['hydroxy-azine'] * motifs[MOTIFS.indexOf('hydroxy-azine')] -
    HYDROXYPYRIDINE * hydroxypyridines(graph, perception)
  );
}

/** Atoms of aromatic rings of six carbons. */
function benzeneAtoms(graph: MolecularGraph, { aromatic }: Perception): number {
  const isIn = (atom: number) => graph.element[atom] === C && aromatic[atom] === 1;
  const closes = (path: readonly number[]): boolean =>
    bonded(graph, path.at(-1)!).some(({ other }) =>
      path.length === 6
        ? other === path[0]
        : isIn(other) && !path.includes(other) && closes([...path, other]),
    );
  return [...graph.element.keys()].filter((atom) => isIn(atom) && closes([atom])).length;
}

/** C(OH)=N and C(SH)=N outside aromatic rings, and C=C(OH) with another O or N on that carbon. */
const unstableHydroxyls = (graph: MolecularGraph, { aromatic }: Perception): number =>
  [...graph.element.keys()].filter((atom) => {
    if (graph.element[atom] !== C || aromatic[atom]) return false;
    const bonds = bonded(graph, atom);
    const hydroxyls = bonds.filter(
      ({ other, order }) =>
        order === 1 &&
        (graph.element[other] === O || graph.element[other] === S) &&
        graph.hydrogens[other] > 0,
    ).length;
    const hetero = bonds.filter(
      ({ other, order }) =>
        order === 1 && (graph.element[other] === O || graph.element[other] === N),
    ).length;
    return (
      hydroxyls > 0 &&
      bonds.some(
        ({ other, order }) =>
          order === 2 && (graph.element[other] === N || (graph.element[other] === C && hetero > 1)),
      )
    );
  }).length;

const bonded = (
  { degree, neighbours, orders }: MolecularGraph,
  atom: number,
): { other: number; order: number }[] =>
  Array.from({ length: degree[atom] }, (_, k) => ({
    other: neighbours[atom * MAX_DEGREE + k],
    order: orders[atom * MAX_DEGREE + k],
  }));
