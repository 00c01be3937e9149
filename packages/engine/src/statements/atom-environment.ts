import { C, F, N, O, P, S } from '@elucida/molecules/atomic-numbers';
import {
  fluorineEnvironment,
  HETERO_ENVIRONMENTS,
  phosphorusEnvironment,
} from './hetero-environment.ts';
import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import { doublyBonded } from '@elucida/molecules/doubly-bonded';
import { MAX_DEGREE, type MolecularGraph, neighboursOf } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** C=O carbons, by what is on them. */
export const CARBONYL_ENVIRONMENTS = [
  'aldehyde',
  'ketone-carbonyl',
  'acid-carbonyl',
  'formic-acid',
  'carboxylate',
  'ester-carbonyl',
  'anhydride-carbonyl',
  'formyl-ester',
  'formyl-amide',
  'carbonate-carbonyl',
  'carbamate-carbonyl',
  'urea-carbonyl',
  'amide-carbonyl',
  'thioester-carbonyl',
  'acyl-halide-carbonyl',
] as const;
/** Carbons with a C=N or C=S, or two oxygens. */
export const IMINE_AND_ACETAL_ENVIRONMENTS = [
  'imine-ch',
  'imine-carbon',
  'thiocarbonyl-carbon',
  'acetal-ch2',
  'acetal-ch',
  'acetal-carbon',
] as const;

/** What kind of atom a signal belongs to, as a closed code with a word in every language. */
export const ENVIRONMENTS = [
  'methyl',
  'methyl-on-carbonyl',
  'methyl-on-ring',
  'methyl-on-oxygen',
  'methyl-on-nitrogen',
  'methyl-on-sulfur',
  'methylene',
  'methylene-on-carbonyl',
  'methylene-on-ring',
  'methylene-on-oxygen',
  'methylene-on-nitrogen',
  'methylene-on-sulfur',
  'methylene-on-halogen',
  'methine',
  'methine-on-carbonyl',
  'methine-on-ring',
  'methine-on-oxygen',
  'methine-on-nitrogen',
  'methine-on-sulfur',
  'methine-on-halogen',
  'quaternary',
  'quaternary-on-oxygen',
  'quaternary-on-nitrogen',
  'quaternary-on-halogen',
  'aromatic-ch',
  'aromatic-carbon',
  'aromatic-carbon-oxygen',
  'aromatic-carbon-nitrogen',
  'aromatic-carbon-halogen',
  'alkene-ch2',
  'alkene-ch',
  'alkene-carbon',
  'alkene-carbon-oxygen',
  'alkyne-ch',
  'alkyne-carbon',
  'nitrile-carbon',
  'cumulene-carbon',
  ...CARBONYL_ENVIRONMENTS,
  ...IMINE_AND_ACETAL_ENVIRONMENTS,
  'hydroxyl',
  'amine-hydrogen',
  'amine-hydrogens',
  'thiol-hydrogen',
  'phosphorus-hydrogen',
  ...HETERO_ENVIRONMENTS,
  'other',
] as const;
export type AtomEnvironment = (typeof ENVIRONMENTS)[number];

interface Surroundings {
  /** Elements doubly (or triply) bonded. */
  readonly double: readonly number[];
  readonly triple: readonly number[];
  readonly single: readonly number[];
  readonly onCarbonyl: boolean;
  readonly onRing: boolean;
  /**
   * Of the oxygens singly bonded: one carries a hydrogen or a charge; one carries a charge; one
   * leads to another carbonyl.
   */
  readonly acidOxygen: boolean;
  readonly anion: boolean;
  readonly bridgeToCarbonyl: boolean;
}

function look(graph: MolecularGraph, perception: Perception, atom: number): Surroundings {
  const double: number[] = [],
    triple: number[] = [],
    single: number[] = [];
  let onCarbonyl = false,
    onRing = false,
    acidOxygen = false,
    anion = false,
    bridgeToCarbonyl = false;
  for (let k = 0; k < graph.degree[atom]; k++) {
    const slot = atom * MAX_DEGREE + k;
    const other = graph.neighbours[slot];
    const order = graph.orders[slot];
    (order === 1 ? single : order === 2 ? double : triple).push(graph.element[other]);
    if (order === 1 && graph.element[other] === O) {
      anion ||= graph.charge[other] < 0;
      acidOxygen ||= graph.hydrogens[other] > 0 || graph.charge[other] < 0;
      bridgeToCarbonyl ||= neighboursOf(graph, other).some(
        (next) => next !== atom && graph.element[next] === C && isCarbonyl(graph, next),
      );
    }
    if (order !== 1 || graph.element[other] !== C) continue;
    onRing ||= perception.aromatic[other] === 1;
    onCarbonyl ||= isCarbonyl(graph, other);
  }
  return { double, triple, single, onCarbonyl, onRing, acidOxygen, anion, bridgeToCarbonyl };
}

const isCarbonyl = (graph: MolecularGraph, atom: number): boolean =>
  doublyBonded(graph, atom, O) >= 0;

function aromaticCarbon(hydrogens: number, { single }: Surroundings): AtomEnvironment {
  if (hydrogens > 0) return 'aromatic-ch';
  if (single.includes(O)) return 'aromatic-carbon-oxygen';
  if (single.includes(N)) return 'aromatic-carbon-nitrogen';
  return single.some((element) => HALOGEN_NUMBERS.has(element))
    ? 'aromatic-carbon-halogen'
    : 'aromatic-carbon';
}

function carbonylCarbon(
  hydrogens: number,
  { single, acidOxygen, anion, bridgeToCarbonyl }: Surroundings,
): AtomEnvironment {
  const oxygens = single.filter((element) => element === O).length,
    nitrogens = single.filter((element) => element === N).length;
  if (oxygens > 1) return 'carbonate-carbonyl';
  if (nitrogens > 1) return 'urea-carbonyl';
  if (nitrogens === 1)
    return oxygens === 1 ? 'carbamate-carbonyl' : hydrogens > 0 ? 'formyl-amide' : 'amide-carbonyl';
  // Of an ester too: a chloroformate is an acyl halide to the table of groups.
  if (oxygens < 2 && single.some((element) => HALOGEN_NUMBERS.has(element)))
    return 'acyl-halide-carbonyl';
  if (oxygens === 1)
    return acidOxygen
      ? anion
        ? 'carboxylate'
        : hydrogens > 0
          ? 'formic-acid'
          : 'acid-carbonyl'
      : hydrogens > 0
        ? 'formyl-ester'
        : bridgeToCarbonyl
          ? 'anhydride-carbonyl'
          : 'ester-carbonyl';
  if (single.includes(S)) return 'thioester-carbonyl';
  return hydrogens > 0 ? 'aldehyde' : 'ketone-carbonyl';
}

function unsaturatedCarbon(hydrogens: number, around: Surroundings): AtomEnvironment | undefined {
  const { double, triple, single } = around;
  if (triple.includes(N)) return 'nitrile-carbon';
  if (triple.length > 0) return hydrogens > 0 ? 'alkyne-ch' : 'alkyne-carbon';
  if (double.length > 1) return 'cumulene-carbon';
  if (double.includes(O)) return carbonylCarbon(hydrogens, around);
  if (double.includes(N)) return hydrogens > 0 ? 'imine-ch' : 'imine-carbon';
  if (double.includes(S)) return 'thiocarbonyl-carbon';
  if (double.length > 0)
    return hydrogens > 0
      ? hydrogens === 2
        ? 'alkene-ch2'
        : 'alkene-ch'
      : single.includes(O)
        ? 'alkene-carbon-oxygen'
        : 'alkene-carbon';
  return undefined;
}

const SATURATED = ['quaternary', 'methine', 'methylene', 'methyl'] as const;

function saturatedCarbon(hydrogens: number, around: Surroundings): AtomEnvironment {
  if (around.single.filter((element) => element === O).length > 1)
    return hydrogens === 2 ? 'acetal-ch2' : hydrogens === 1 ? 'acetal-ch' : 'acetal-carbon';
  const base = SATURATED[Math.min(3, hydrogens)];
  const known = (name: string) =>
    (ENVIRONMENTS as readonly string[]).includes(name) ? (name as AtomEnvironment) : base;
  if (around.single.includes(O)) return known(`${base}-on-oxygen`);
  if (around.single.some((element) => HALOGEN_NUMBERS.has(element)))
    return known(`${base}-on-halogen`);
  if (around.single.includes(N)) return known(`${base}-on-nitrogen`);
  if (around.single.includes(S)) return known(`${base}-on-sulfur`);
  if (around.onCarbonyl) return known(`${base}-on-carbonyl`);
  return around.onRing ? known(`${base}-on-ring`) : base;
}

/** The environment of one heavy atom (and of the hydrogens on it). */
export function atomEnvironment(
  graph: MolecularGraph,
  perception: Perception,
  atom: number,
): AtomEnvironment {
  const element = graph.element[atom];
  if (element === O) return 'hydroxyl';
  if (element === N) return graph.hydrogens[atom] > 1 ? 'amine-hydrogens' : 'amine-hydrogen';
  if (element === S) return 'thiol-hydrogen';
  if (element === P)
    return graph.hydrogens[atom] > 0 ? 'phosphorus-hydrogen' : phosphorusEnvironment(graph, atom);
  if (element === F) return fluorineEnvironment(graph, perception, atom);
  if (element !== C) return 'other';
  const around = look(graph, perception, atom);
  if (perception.aromatic[atom] === 1 && !around.double.includes(O))
    return aromaticCarbon(graph.hydrogens[atom], around);
  return (
    unsaturatedCarbon(graph.hydrogens[atom], around) ??
    saturatedCarbon(graph.hydrogens[atom], around)
  );
}
