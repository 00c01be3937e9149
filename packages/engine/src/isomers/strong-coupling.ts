import { type MolecularGraph, neighboursOf } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ExpectedProton } from './expected-signal.ts';
import { MULTIPLET } from './split-pattern.ts';

/**
 * Below this ratio of the distance of two coupled signals and their constant (both in Hz) a pattern
 * is not given. First order needs about 8 (Silverstein, 8th ed., 2014, chapter 3); down to 5 the
 * slanted pattern is still named after it.
 */
const LEAST_RATIO = 5;
/** Proton frequency of a routine spectrometer, MHz. */
const SPECTROMETER_MHZ = 400;
/** Constants of this size, Hz, come over four bonds on an aromatic ring. */
const META_HZ = 3;

interface Molecule {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
}

/** Patterns of hydrogens that couple with others almost at the same shift become multiplets. */
export function blurStrongCoupling(
  { graph, perception }: Molecule,
  signals: readonly ExpectedProton[],
): ExpectedProton[] {
  const shiftOf = new Map(
    signals.flatMap(({ atoms, shift }) => atoms.map((atom) => [atom, shift] as const)),
  );
  const isStrong = (signal: ExpectedProton, others: readonly number[], hz: number) =>
    others.some((other) => {
      const shift = shiftOf.get(other);
      return (
        shift !== undefined &&
        perception.symmetryClass[other] !== perception.symmetryClass[signal.atoms[0]] &&
        Math.abs(shift - signal.shift) * SPECTROMETER_MHZ < LEAST_RATIO * hz
      );
    });
  return signals.map((signal) => {
    const hz = signal.pattern?.hz ?? [];
    if (hz.length === 0) return signal;
    const [atom] = signal.atoms;
    const beside = neighboursOf(graph, atom);
    const meta =
      perception.aromatic[atom] === 1 && hz.at(-1)! < META_HZ
        ? beside
            .flatMap((next) => neighboursOf(graph, next))
            .filter((far) => far !== atom && perception.aromatic[far] === 1)
        : [];
    return isStrong(signal, beside, hz[0]) || isStrong(signal, meta, hz.at(-1)!)
      ? { ...signal, pattern: MULTIPLET }
      : signal;
  });
}
