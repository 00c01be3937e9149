import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { Molecule } from '@elucida/molecules/molecule';
import { neighboursOf } from '@elucida/molecules/graph';
import type { Evidence } from '../evidence/evidence.ts';
import { ofCode } from '../evidence/of-code.ts';
import { observedPattern } from '../techniques/proton/couplings/observed-pattern.ts';
import type { HydrogenPlace } from './expected-couplings.ts';

/** A signal of one hydrogen with its constants. */
export interface SplitSignal {
  readonly technique: Evidence['technique'];
  /** 0-based peak of its spectrum. */
  readonly peak: number;
  /** ppm */
  readonly observed: number;
  /** Hz, largest first, one a nucleus that splits it; null where none were written. */
  readonly constants: readonly number[] | null;
  /** Heavy atom that the judge put it on. */
  readonly atom: number;
}

/** A hydrogen that such a signal may be of, with its predicted shift. */
export interface Site extends HydrogenPlace {
  /** ppm */
  readonly shift: number;
  readonly sd: number;
}

export interface SplitSignals {
  readonly signals: readonly SplitSignal[];
  readonly sites: readonly Site[];
}

const CARBON = 6;
const FLUORINE = 9,
  PHOSPHORUS = 15;
/** The two hydrogens of a CH2 lie on both sides of the one shift that is predicted, ppm. */
const TWINS_PPM = 0.35;
/** Configuration moves shifts, ppm (`allow-for-configuration.ts`). */
const CONFIGURATION_PPM = 0.3;

/** Whether fluorine or phosphorus splits the hydrogens of an atom: at most three bonds away. */
function isSplitByOthers({ graph }: Molecule, atom: number): boolean {
  const near = [atom, ...neighboursOf(graph, atom)];
  return near.some((each) =>
    neighboursOf(graph, each).some((other) =>
      [FLUORINE, PHOSPHORUS].includes(graph.element[other]),
    ),
  );
}

/** All constants of a signal, one a nucleus; null where some were not written. */
function constantsOf({ mult, j_hz }: H1Peak): number[] | null {
  const couplings = [...(j_hz ?? [])].sort((a, b) => b - a);
  if (couplings.length === 0) return null;
  const { kind, splittings } = observedPattern({ multiplicity: mult ?? 'm', couplings });
  if (kind !== 'resolved') return null;
  const found = splittings.flatMap(({ nuclei, constant }) =>
    Array.from({ length: nuclei }, () => constant),
  );
  const constants = found.filter((constant) => constant !== undefined);
  return constants.length === found.length ? constants.sort((a, b) => b - a) : null;
}

/**
 * Signals of one hydrogen each on CH and CH2 that are alike by nothing else in the molecule, and the hydrogens that
 * they may be of.
 */
export function splitSignals(
  molecule: Molecule,
  evidence: readonly Evidence[],
  spectra: readonly Spectrum[],
): SplitSignals {
  const { graph, perception } = molecule;
  const assigned = ofCode(evidence, 'proton-assignment');
  const isLone = ({ peak }: { peak: number }) =>
    assigned.filter((other) => other.peak === peak).length === 1;
  const items = assigned.filter(
    (item) =>
      item.atoms.length === 1 &&
      graph.element[item.atoms[0]] === CARBON &&
      graph.hydrogens[item.atoms[0]] <= 2 &&
      perception.aromatic[item.atoms[0]] === 0 &&
      !isSplitByOthers(molecule, item.atoms[0]) &&
      item.values.integral <= 1 &&
      item.values.protons === 1 &&
      isLone(item),
  );
  const signals = items.map(({ technique, peak, observed, atoms }): SplitSignal => {
    const peaks = spectra.find(({ type }) => type === technique)?.peaks as
      readonly H1Peak[] | undefined;
    const written = peaks?.[peak];
    return {
      technique,
      peak,
      observed,
      constants: written === undefined ? null : constantsOf(written),
      atom: atoms[0],
    };
  });
  const sites = new Map<number, readonly Site[]>();
  for (const { atoms, predicted, sd } of items) {
    const [atom] = atoms;
    const isPair = graph.hydrogens[atom] === 2;
    const site = (which: 0 | 1): Site => ({
      atom,
      which,
      shift: predicted,
      sd: Math.hypot(sd, CONFIGURATION_PPM, isPair ? TWINS_PPM : 0),
    });
    sites.set(atom, isPair ? [site(0), site(1)] : [site(0)]);
  }
  return { signals, sites: [...sites.values()].flat() };
}
