import type { MolecularGraph } from '../graph.ts';
import { combine, scramble } from '../hashing.ts';
import type { Perception } from '../perception.ts';
import type { Centre, Plane } from '../stereo-smiles.ts';
import { atomParameters } from './atom-parameters.ts';
import { embed, embedTargets } from './embed.ts';
import { withHydrogens, type ExplicitMolecule } from './explicit-molecule.ts';
import { forceField } from './force-field.ts';
import { minimise } from './minimise.ts';
import { moved, movesOf } from './moves.ts';
import { hasConfiguration, spatialConfiguration } from './spatial-configuration.ts';

/** Positions of all atoms of a molecule, hydrogens included. */
export interface Conformer {
  /** Three coordinates an atom, Å. */
  readonly positions: Float64Array;
  /** kcal/mol; differences between conformers and diastereomers matter, not the value. */
  readonly energy: number;
}

interface Options {
  readonly seed: number;
  /** Tries at most; fewer where little turns. */
  readonly most: number;
  /** Called between them: throws where the caller wants no more. */
  readonly checkpoint: () => void;
}

/** Conformers whose energies and largest distances differ by less are one; kcal/mol and Å. */
const SAME_ENERGY = 0.02,
  SAME_SIZE = 0.05;
/** Those above the lowest by more are left out, kcal/mol: a millionth at room temperature is 8. */
const HIGHEST = 8;
/** Tries from random positions; the others move a part of one of the lowest conformers found. */
const BEGINNINGS = 6,
  TRIES_A_MOVE = 3,
  /** So many beginnings without a conformer: the configuration cannot be built. */
  MOST_FAILURES = 12,
  LOWEST = 6,
  ONE_MOVE = 0.6;
const MOST_EVALUATIONS = 500,
  TOLERANCE = 1e-4;

/** Random numbers in [0, 1): a hash of a counter, the same on every machine. */
function randomFrom(seed: number): () => number {
  let at = 0;
  return () => (scramble(combine(seed, ++at)) >>> 0) / 2 ** 32;
}

/** Mean distance of the atoms from each other: conformers of one energy and size are mirror images or alike. */
function sizeOf(x: Float64Array): number {
  let sum = 0,
    pairs = 0;
  for (let i = 0; i < x.length; i += 3)
    for (let j = i + 3; j < x.length; j += 3) {
      sum += Math.hypot(x[i] - x[j], x[i + 1] - x[j + 1], x[i + 2] - x[j + 2]);
      pairs++;
    }
  return pairs === 0 ? 0 : sum / pairs;
}

interface Found extends Conformer {
  readonly size: number;
}

/** One of the conformers found, more often one of the lowest. */
const chosen = (found: readonly Found[], random: () => number): Found => {
  const sorted = found.toSorted((a, b) => a.energy - b.energy);
  return sorted[Math.floor(random() ** 2 * Math.min(sorted.length, LOWEST))];
};

/** A molecule whose conformers are made, whatever its configuration. */
export interface ConformerMaker {
  readonly explicit: ExplicitMolecule;
  /**
   * Different conformers of a configuration, lowest energy first. Empty where none could be made: such a
   * configuration is too strained. Same seed, same answer. Throws only what `checkpoint` throws.
   */
  conformers(
    centres: ReadonlyMap<number, Centre>,
    planes: readonly Plane[],
    options: Options,
  ): Conformer[];
}

/**
 * Makes conformers from random positions: distances and configuration first (`embed`), then the
 * universal force field. Null where it has no parameters for an element.
 */
export function conformerMaker(
  graph: MolecularGraph,
  perception: Perception,
): ConformerMaker | null {
  const explicit = withHydrogens(graph, perception);
  const parameters = atomParameters(explicit);
  if (parameters === null) return null;
  const energyOf = forceField(explicit, parameters);
  const moves = movesOf({ graph, perception, explicit }, parameters);
  const tries = BEGINNINGS + TRIES_A_MOVE * moves.length;
  return {
    explicit,
    conformers(centres, planes, { seed, most, checkpoint }) {
      const configuration = spatialConfiguration({ graph, perception, explicit }, centres, planes);
      const targets = embedTargets(explicit, parameters, configuration);
      const random = randomFrom(seed);
      const found: Found[] = [];
      const add = (positions: Float64Array): void => {
        const energy = minimise(positions, energyOf, {
          most: MOST_EVALUATIONS,
          tolerance: TOLERANCE,
        });
        if (!hasConfiguration(positions, configuration)) return;
        const size = sizeOf(positions);
        const isKnown = found.some(
          (other) =>
            Math.abs(other.energy - energy) < SAME_ENERGY &&
            Math.abs(other.size - size) < SAME_SIZE,
        );
        if (!isKnown) found.push({ positions, energy, size });
      };
      for (let k = 0; k < Math.min(most, tries); k++) {
        checkpoint();
        if (k >= MOST_FAILURES && found.length === 0) break;
        if (k < BEGINNINGS || found.length === 0) {
          const positions = embed(explicit.count, targets, random);
          if (positions !== null) add(positions);
        } else if (moves.length > 0) {
          let positions = chosen(found, random).positions;
          for (let times = random() < ONE_MOVE ? 1 : 2; times > 0; times--)
            positions = moved(positions, moves[Math.floor(random() * moves.length)], random);
          add(positions);
        } else break;
      }
      const sorted = found.toSorted((a, b) => a.energy - b.energy);
      return sorted
        .filter(({ energy }) => energy - sorted[0].energy < HIGHEST)
        .map(({ positions, energy }) => ({ positions, energy }));
    },
  };
}
