import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Evidence } from '../evidence/evidence.ts';
import { isOfCode } from '../evidence/of-code.ts';
import { MAX_DEGREE, neighboursOf } from '../molecules/graph.ts';
import type { Molecule } from '../molecules/molecule.ts';
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
 * 4.10; α- and β-glucose, C1 92.9 and 96.7, C5 72.4 and 76.8.
 */
const AT_Z_BOND = { 'carbon-assignment': 3, 'proton-assignment': 0.35 } as const,
  IN_RING = { 'carbon-assignment': 2, 'proton-assignment': 0.35 } as const;
type Allowance = typeof AT_Z_BOND | typeof IN_RING;
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

/** Stereogenic ring atoms that have another one in their ring system. */
function ringCentres(molecule: Molecule): number[] {
  const { graph, perception } = molecule;
  const centres = [...Array(graph.atomCount).keys()].filter(
    (atom) =>
      perception.smallestRing[atom] > 0 &&
      (isStereogenic(molecule, atom) || marksFaces(molecule, atom)),
  );
  return centres.filter((centre) => {
    const system = ringAtomsFrom(molecule, centre);
    return centres.some((other) => other !== centre && system.has(other));
  });
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
  const moved = new Map<number, Allowance>();
  const allow = (atom: number, allowance: Allowance) => {
    for (const each of [atom, ...neighboursOf(molecule.graph, atom)]) moved.set(each, allowance);
  };
  for (const centre of ringCentres(molecule)) allow(centre, IN_RING);
  for (const { decideBonds } of allTechniques())
    for (const { bond, configuration } of decideBonds?.(
      { ...molecule, candidate: { evidence } },
      spectra,
    ) ?? [])
      if (configuration === 'Z') for (const end of bond) allow(end, AT_Z_BOND);
  return evidence.map((item) => {
    if (!isOfCode(item, 'carbon-assignment', 'proton-assignment')) return item;
    const allowance = moved.get(item.atoms.find((atom) => moved.has(atom)) ?? -1);
    if (allowance === undefined) return item;
    const sd = Math.hypot(item.sd, allowance[item.code]);
    const far = Math.abs(item.observed - item.predicted) > FAR * sd;
    return { ...item, sd, verdict: item.verdict === 'against' && !far ? 'neutral' : item.verdict };
  });
}
