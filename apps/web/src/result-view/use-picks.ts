import type { AnalysisResponse, CandidateItem, ReportPoint } from '@elucida/contract/analysis';
import { useState } from 'react';
import { focusAtom, focusPeak, type Focus } from './focus.ts';

export interface Picks {
  /** What the pointer is over, else what was chosen. */
  readonly focus: Focus | null;
  /** Index of the spectrum that is open. */
  readonly open: number;
  hoverPeak: (spectrum: number, peak: number | null) => void;
  pickPeak: (spectrum: number, peak: number | null) => void;
  hoverAtom: (atom: number | null) => void;
  pickAtom: (atom: number | null) => void;
  /** What speaks of a peak: a line of the report, a reason for a configuration. */
  hoverPoint: (point: Pick<ReportPoint, 'technique' | 'peaks' | 'atoms'> | null) => void;
  openSpectrum: (spectrum: number) => void;
  clear: () => void;
}

/**
 * Atoms and peaks pointed at or chosen, kept together: what is chosen stays, what is pointed at
 * shows for the while.
 */
export function usePicks(
  { spectra }: Pick<AnalysisResponse, 'spectra'>,
  candidate: CandidateItem | undefined,
): Picks {
  const [hovered, setHovered] = useState<Focus | null>(null);
  const [picked, setPicked] = useState<Focus | null>(null);
  const [chosen, setChosen] = useState(0);
  const focus = hovered ?? picked;
  const open = focus?.spectrum ?? chosen;
  const pick = (next: Focus | null) => {
    setHovered(null);
    setPicked(next);
    if (next?.spectrum !== null && next?.spectrum !== undefined) setChosen(next.spectrum);
  };
  const atPeak = (spectrum: number, peak: number | null) =>
    peak === null ? null : focusPeak(candidate, spectra, { spectrum, peak });
  // An atom pointed at is looked up in the spectrum that is open; only choosing it opens another.
  const atAtom = (atom: number | null) =>
    atom === null ? null : focusAtom(candidate, spectra, { atom, open: chosen });
  return {
    focus,
    open,
    hoverPeak: (spectrum, peak) => setHovered(atPeak(spectrum, peak)),
    pickPeak: (spectrum, peak) => pick(atPeak(spectrum, peak)),
    hoverAtom: (atom) => {
      const next = atAtom(atom);
      setHovered(next && next.spectrum !== chosen ? { ...next, spectrum: null, peak: null } : next);
    },
    pickAtom: (atom) => pick(atAtom(atom)),
    hoverPoint: (point) => {
      const spectrum =
        point?.technique === undefined
          ? -1
          : spectra.findIndex(({ type }) => type === point.technique);
      const peak = point?.peaks?.[0];
      setHovered(
        spectrum < 0 || peak === undefined ? null : { atoms: point!.atoms ?? [], spectrum, peak },
      );
    },
    openSpectrum: (spectrum) => {
      setHovered(null);
      setChosen(spectrum);
      const atom = picked?.atoms[0];
      setPicked(
        atom === undefined
          ? null
          : withoutTravel(focusAtom(candidate, spectra, { atom, open: spectrum }), spectrum),
      );
    },
    clear: () => {
      setHovered(null);
      setPicked(null);
    },
  };
}

/** Keeps the tab the reader opened: an atom without a signal there stays lit alone. */
function withoutTravel(focus: Focus, spectrum: number): Focus {
  return focus.spectrum === spectrum ? focus : { ...focus, spectrum: null, peak: null };
}
