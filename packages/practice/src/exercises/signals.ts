import type { Evidence } from '@elucida/engine/evidence/evidence';
import { ofCode } from '@elucida/engine/evidence/of-code';
import type { ExplainedCandidate } from '@elucida/engine/statements/explained-candidate';
import type { H1Peak, Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

/** Equivalent atoms, and what is expected of them in one technique. */
export interface AtomKind {
  /** 0-based, equivalent to each other. */
  readonly atoms: readonly number[];
  /** ppm. */
  readonly predicted: number;
  readonly sd: number;
  /** ¹H: hydrogens of the signal. */
  readonly hydrogens: number | null;
  /** ¹H on carbon: hydrogens on the neighbouring carbons that can split it; null where that says nothing. */
  readonly neighbours: number | null;
}

/** A signal with the kinds of atoms that give it. */
export interface Signal {
  readonly technique: SpectrumType;
  readonly peak: number;
  readonly observed: number;
  readonly kinds: readonly AtomKind[];
  /** ¹H, as listed. */
  readonly integral: number | null;
  readonly mult: string | null;
}

export const sameAtoms = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((atom) => other.includes(atom));

/**
 * The signals of a problem's ¹H and ¹³C spectra as the judge assigns them to the answer, in the order of the
 * spectra.
 */
export function signalsOf(
  { candidate: { evidence } }: ExplainedCandidate,
  spectra: readonly Spectrum[],
): Signal[] {
  const assigned = ofCode(
    evidence,
    'carbon-assignment',
    'proton-assignment',
    'exchangeable-assignment',
  ).filter(({ atoms }) => atoms.length > 0);
  const splittings = ofCode(evidence, 'multiplicity');
  const kindOf = (item: (typeof assigned)[number]): AtomKind => ({
    atoms: item.atoms,
    predicted: item.predicted ?? Number.NaN,
    sd: item.sd ?? Number.NaN,
    hydrogens: item.code === 'carbon-assignment' ? null : item.values.protons,
    neighbours:
      item.code === 'proton-assignment'
        ? (splittings.find(({ atoms }) => sameAtoms(atoms, item.atoms))?.values.neighbours ?? null)
        : null,
  });
  return spectra.flatMap(({ type, peaks }) =>
    peaks.flatMap((peak, place): Signal[] => {
      const here = assigned.filter((item) => item.technique === type && item.peak === place);
      const [first] = here;
      if (first === undefined) return [];
      const { int = null, mult = null } = peak as Partial<H1Peak>;
      return [
        {
          technique: type,
          peak: place,
          observed: observedOf(first),
          kinds: here.map(kindOf),
          integral: int,
          mult,
        },
      ];
    }),
  );
}

const observedOf = ({ observed }: Evidence): number => observed ?? Number.NaN;

/** Whether a signal is of hydrogens: of ¹H, and not of ¹³C. */
export const isProton = ({ kinds: [first] }: Signal): boolean => first.hydrogens !== null;

/** How far a signal is from what is expected of atoms, in standard deviations. */
export const distance = ({ observed }: Signal, { predicted, sd }: AtomKind): number =>
  Math.abs(observed - predicted) / sd;
