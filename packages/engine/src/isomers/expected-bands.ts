import type { IrIntensity } from '@elucida/spectra/chemistry/band-strengths';
import { MAX_DEGREE, neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import type { Perception } from '@elucida/molecules/perception';
import type { GroupSite } from '@elucida/molecules/functional-groups/functional-groups';
import type { Group } from '@elucida/molecules/functional-groups/group-names';
import { CORRELATIONS } from '../techniques/infrared/infrared-correlations.ts';
import { asPaired } from '../techniques/infrared/paired-carbonyls.ts';
import { raisedByRing, sitesOfBands } from '../techniques/infrared/small-ring-ketones.ts';
import { asNamed } from '../techniques/infrared/shown-correlations.ts';
import type { Vibration } from '../evidence/vibrations.ts';

export type BandStrength = Exclude<IrIntensity, 'br'>;

/**
 * One expected IR band: its range in cm⁻¹ (condensed phase), how strong it is as a rule, and what
 * it comes from.
 */
export interface ExpectedBand {
  readonly from: number;
  readonly to: number;
  readonly strength: BandStrength;
  readonly broad: boolean;
  readonly vibration: Vibration | 'c-h-sp3';
  /** Null for C–H of saturated carbons, which nearly every molecule has. */
  readonly group: Group | null;
  readonly atoms: readonly number[];
}

/**
 * Usual strength of a vibration: Pretsch, Bühlmann and Badertscher (5th ed., 2020); Silverstein
 * (8th ed., 2014).
 */
const STRENGTH: Readonly<Record<Vibration, BandStrength>> = {
  'o-h': 's',
  'o-h-acid': 's',
  'n-h': 'm',
  'n-h-pair': 'm',
  'c-h-alkyne': 's',
  'c-h-sp2': 'm',
  'c-h-aldehyde': 'm',
  'c-h-n-methyl': 'm',
  's-h': 'w',
  'si-h': 's',
  'c-n-triple': 'm',
  'c-c-triple': 'w',
  cumulated: 's',
  'c-o-double': 's',
  'c-o-double-high': 's',
  'c-c-double': 'm',
  'c-c-aromatic': 'm',
  'c-n-double': 'm',
  'n-o-asymmetric': 's',
  'n-o-symmetric': 's',
  's-o-double': 's',
  's-o-double-asymmetric': 's',
  'p-o-double': 's',
  'c-o': 's',
  'c-o-c-aryl': 's',
  'c-h-out-of-plane': 's',
  'n-h-bend': 'm',
  'c-f': 's',
  'c-cl': 's',
  'c-br': 's',
};
const BROAD: ReadonlySet<Vibration> = new Set(['o-h', 'o-h-acid']);
/** C–H stretching of saturated carbons, cm⁻¹. */
const SATURATED = { from: 2840, to: 3000 };

/**
 * Whether the multiple bond at a site is the same at both ends, so that its stretching moves no
 * charge.
 */
function isSymmetricBond(
  graph: MolecularGraph,
  perception: Perception,
  atoms: readonly number[],
  order: number,
): boolean {
  const [a] = atoms;
  for (let k = 0; k < graph.degree[a]; k++) {
    const slot = a * MAX_DEGREE + k;
    if (graph.orders[slot] === order)
      return perception.symmetryClass[graph.neighbours[slot]] === perception.symmetryClass[a];
  }
  return false;
}

/** Groups whose C=O may be one of the two of an anhydride or imide. */
const NEXT_TO_ACYL: ReadonlySet<Group> = new Set<Group>(['carbamate', 'carbonate', 'urea']);

/**
 * The groups without those whose C=O is one of the two of an anhydride, or of an imide with two bands (isatoic
 * anhydride, hydantoins): the two bands are those of the pair.
 */
function withoutPaired(sites: readonly GroupSite[], molecule: Molecule): GroupSite[] {
  const inPairs = sites
    .filter(({ group }) => (group === 'anhydride' || group === 'imide') && hasTwo(group, molecule))
    .map(({ atoms }) => atoms[1]!);
  return sites.filter(
    ({ group, atoms }) =>
      !NEXT_TO_ACYL.has(group) ||
      !neighboursOf(molecule.graph, atoms[0]!).some((atom) => inPairs.includes(atom)),
  );
}

/** Whether a group with two C=O shows both stretches apart. */
const hasTwo = (group: Group, molecule: Molecule): boolean =>
  CORRELATIONS.some(
    (correlation) =>
      correlation.vibration === 'c-o-double-high' &&
      correlation.groups.includes(group) &&
      asPaired(correlation, molecule, group) !== undefined,
  );

/** The bands that the correlation tables expect of a molecule, highest wavenumber first. */
export function expectedBands(graph: MolecularGraph, perception: Perception): ExpectedBand[] {
  const molecule = { graph, perception };
  const sites = withoutPaired(sitesOfBands(graph, perception), molecule);
  const bands: ExpectedBand[] = [];
  for (const correlation of CORRELATIONS) {
    const { vibration, from, to, groups } = correlation;
    const own = sites.filter(({ group }) => groups.includes(group));
    const [site] = own;
    if (site === undefined) continue;
    const isSilent =
      (vibration === 'c-c-triple' && isSymmetricBond(graph, perception, site.atoms, 3)) ||
      (vibration === 'c-c-double' && isSymmetricBond(graph, perception, site.atoms, 2));
    // Imides in rings of six, and open ones, show their two C=O as one band.
    if (isSilent || asPaired(correlation, molecule, site.group) === undefined) continue;
    const atoms = own.flatMap((each) => each.atoms);
    const raised = own.map((each) =>
      vibration === 'c-o-double'
        ? raisedByRing(each.group, perception.smallestRing[each.atoms[0]!]!)
        : 0,
    );
    bands.push({
      from: from + Math.min(...raised),
      to: to + Math.max(...raised),
      strength: STRENGTH[vibration],
      broad: BROAD.has(vibration),
      vibration,
      group: asNamed(site.group, molecule),
      atoms: [...new Set(atoms)],
    });
  }
  const saturated: number[] = [];
  for (let atom = 0; atom < graph.atomCount; atom++) {
    if (graph.element[atom] !== 6 || graph.hydrogens[atom] === 0) continue;
    let isPlain = true;
    for (let k = 0; k < graph.degree[atom]; k++)
      if (graph.orders[atom * MAX_DEGREE + k] > 1) isPlain = false;
    if (isPlain && perception.aromatic[atom] === 0) saturated.push(atom);
  }
  if (saturated.length > 0)
    bands.push({
      ...SATURATED,
      strength: 's',
      broad: false,
      vibration: 'c-h-sp3',
      group: null,
      atoms: saturated,
    });
  return bands.sort((a, b) => b.to - a.to || b.from - a.from);
}
