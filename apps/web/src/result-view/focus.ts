import type { CandidateItem, ResponseSpectrum } from '@elucida/contract/analysis';
import { techniqueOf } from '@elucida/spectra/techniques/registry';

/**
 * What is pointed at or chosen: atoms of the shown candidate, and a peak of one spectrum where
 * there is one.
 */
export interface Focus {
  /** 0-based heavy atoms of the shown candidate's SMILES. */
  readonly atoms: readonly number[];
  /**
   * Index of the spectrum in the response, and row of its peak; null for atoms without a signal.
   */
  readonly spectrum: number | null;
  readonly peak: number | null;
}

type Spectra = readonly Pick<ResponseSpectrum, 'type'>[];
/** The spectrum of a technique that was judged: the first one. */
const judged = (spectra: Spectra, technique: ResponseSpectrum['type']) =>
  spectra.findIndex(({ type }) => type === technique);

/** A peak with the atoms that the candidate assigns to it. */
export function focusPeak(
  candidate: CandidateItem | undefined,
  spectra: Spectra,
  { spectrum, peak }: { spectrum: number; peak: number },
): Focus {
  const technique = spectra[spectrum]?.type;
  const atoms =
    judged(spectra, technique!) === spectrum
      ? (candidate?.evidence
          .filter((item) => item.technique === technique && item.peak === peak)
          .flatMap((item) => item.atoms) ?? [])
      : [];
  return { atoms: [...new Set(atoms)], spectrum, peak };
}

/**
 * An atom with its signal: in the spectrum that is open if it has one there, else in the first
 * spectrum that shows it.
 */
export function focusAtom(
  candidate: CandidateItem | undefined,
  spectra: Spectra,
  { atom, open }: { atom: number; open: number },
): Focus {
  const signals = (candidate?.evidence ?? []).flatMap((item) => {
    const spectrum = judged(spectra, item.technique);
    // NMR evidence names the atoms of one signal; a band's or a fragment's group is a weaker link
    // and comes last.
    return item.peak !== undefined && item.atoms.includes(atom) && spectrum >= 0
      ? [
          {
            spectrum,
            peak: item.peak,
            nmr: techniqueOf(item.technique).nucleus !== null,
            atoms: item.atoms,
          },
        ]
      : [];
  });
  const [best] = signals.toSorted(
    (a, b) =>
      Number(b.spectrum === open) - Number(a.spectrum === open) ||
      Number(b.nmr) - Number(a.nmr) ||
      a.spectrum - b.spectrum,
  );
  return best
    ? { atoms: best.nmr ? best.atoms : [atom], spectrum: best.spectrum, peak: best.peak }
    : { atoms: [atom], spectrum: null, peak: null };
}
