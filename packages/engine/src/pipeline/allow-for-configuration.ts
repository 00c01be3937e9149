import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Evidence } from '../evidence/evidence.ts';
import { isOfCode } from '../evidence/of-code.ts';
import { O } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, neighboursOf } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { isStereogenic, marksFaces } from '../nmr/stereogenic.ts';
import { allTechniques } from '../techniques/registry.ts';

/**
 * How far configuration moves shifts, ppm: the predictor knows none.
 *
 * At Z double bonds, as most of the 1,2-disubstituted alkenes it learned from are E. Methyl
 * crotonate, Z against E: =CH 6.33 and 6.97, CH₃ 2.14 and 1.87, 15.3 and 17.9; allylic CH₂ 27 and 32.5
 * (Pretsch, alkenes).
 *
 * In rings with several stereogenic atoms: menthol against neomenthol, CHOH 71.5 and 67.8, 3.41 and
 * 4.10; α- and β-glucose, C1 92.9 and 96.7, C5 72.4 and 76.8. Hydrogens on what such atoms bear:
 * the OCH₃ of methyl glucosides 3.42 and 3.57.
 */
const AT_Z_BOND = { 'carbon-assignment': 3, 'proton-assignment': 0.35 } as const,
  IN_RING = { 'carbon-assignment': 2, 'proton-assignment': 0.35 } as const,
  ON_RING = { 'carbon-assignment': 2, 'proton-assignment': 0.15 } as const;
type Allowance = typeof AT_Z_BOND | typeof IN_RING | typeof ON_RING;
/** Standard deviations up to which a shift does not speak against the molecule. */
const FAR = 2.5;

/** The atoms that ring bonds connect with an atom, itself among them. */
function ringAtomsFrom({ graph, perception }: Molecule, atom: number): Set<number> {
  const system = new Set([atom]);
  for (const at of system)
    neighboursOf(graph, at).forEach((other, k) => {
      if (perception.ringBond[at * MAX_DEGREE + k] === 1) system.add(other);
    });
  return system;
}

const isInRing = ({ perception }: Molecule, atom: number): boolean =>
  perception.smallestRing[atom] > 0;

/**
 * Stereogenic ring atoms that have another one in their ring system. Atoms of three ring bonds are
 * none that moves by itself: the bridgeheads of camphor have no other configuration.
 */
function ringCentres(molecule: Molecule): number[] {
  const { graph, perception } = molecule;
  const centres = [...Array(graph.atomCount).keys()].filter(
    (atom) =>
      isInRing(molecule, atom) && (isStereogenic(molecule, atom) || marksFaces(molecule, atom)),
  );
  const ringBonds = (atom: number) =>
    neighboursOf(graph, atom).filter((_, k) => perception.ringBond[atom * MAX_DEGREE + k] === 1)
      .length;
  return centres.filter((centre) => {
    const system = ringAtomsFrom(molecule, centre);
    return (
      ringBonds(centre) === 2 && centres.some((other) => other !== centre && system.has(other))
    );
  });
}

/** Atoms whose shifts move with configuration, by how far. */
function movedAtoms(
  evidence: readonly Evidence[],
  molecule: Molecule,
  spectra: readonly Spectrum[],
): Map<number, Allowance> {
  const moved = new Map<number, Allowance>();
  const { graph } = molecule;
  for (const centre of ringCentres(molecule)) {
    moved.set(centre, IN_RING);
    for (const next of neighboursOf(graph, centre)) {
      if (isInRing(molecule, next)) {
        moved.set(next, IN_RING);
        continue;
      }
      // What hangs on an oxygen of the ring feels it too.
      for (const far of [next, ...(graph.element[next] === O ? neighboursOf(graph, next) : [])])
        if (!moved.has(far)) moved.set(far, ON_RING);
    }
  }
  for (const { decideBonds } of allTechniques())
    for (const { bond, configuration } of decideBonds?.(
      { ...molecule, candidate: { evidence } },
      spectra,
    ) ?? [])
      if (configuration === 'Z')
        for (const end of bond)
          for (const each of [end, ...neighboursOf(graph, end)]) moved.set(each, AT_Z_BOND);
  return moved;
}

/**
 * The evidence on a molecule, with room for what a configuration that the prediction does not know
 * does to shifts: at double bonds that the spectra decide to be Z, and in rings with several
 * stereogenic atoms.
 */
export function allowForConfiguration(
  evidence: readonly Evidence[],
  molecule: Molecule,
  spectra: readonly Spectrum[],
): Evidence[] {
  const moved = movedAtoms(evidence, molecule, spectra);
  const isMoved = ({ atoms }: Evidence) => atoms.some((atom) => moved.has(atom));
  // Where configuration moves most signals, their mean deviation says nothing of the reference.
  const tellsReference = (item: Evidence) => {
    const assigned = evidence.filter(
      (each) =>
        each.technique === item.technique &&
        isOfCode(each, 'carbon-assignment', 'proton-assignment'),
    );
    return 2 * assigned.filter(isMoved).length < assigned.length;
  };
  return evidence
    .filter((item) => item.code !== 'constant-offset' || tellsReference(item))
    .map((item) => {
      if (!isOfCode(item, 'carbon-assignment', 'proton-assignment')) return item;
      const allowance = moved.get(item.atoms.find((atom) => moved.has(atom)) ?? -1);
      if (allowance === undefined) return item;
      const sd = Math.hypot(item.sd, allowance[item.code]);
      const far = Math.abs(item.observed - item.predicted) > FAR * sd;
      return {
        ...item,
        sd,
        verdict: item.verdict === 'against' && !far ? 'neutral' : item.verdict,
      };
    });
}
