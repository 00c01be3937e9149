import type { Spectrum } from '../spectrum.ts';
import { techniqueOf } from '../techniques/registry.ts';
import {
  atomsOfPeaks,
  elementOf,
  judgedSpectra,
  labelOf,
  type Assigned,
} from './assigned-signals.ts';

export interface SiTextInput {
  /** Name of the compound; null where it has none. */
  readonly name: string | null;
  /** Hill order. */
  readonly formula: string;
  readonly spectra: readonly Spectrum[];
  readonly assigned: readonly Assigned[];
}

/** The spectrum with the atoms of each peak as its assignment, where the technique has one; words of a person stay. */
function withAssignments(spectrum: Spectrum, assigned: readonly Assigned[]): Spectrum {
  if (elementOf(spectrum.type) === null) return spectrum;
  const atoms = atomsOfPeaks(spectrum.type, assigned);
  const peaks = spectrum.peaks.map((peak, index) => {
    const own = atoms.get(index);
    const stated = 'assignment' in peak ? peak.assignment?.trim() : undefined;
    return own === undefined || (stated !== undefined && stated !== '')
      ? peak
      : { ...peak, assignment: labelOf(spectrum.type, own) };
  });
  return { ...spectrum, peaks } as Spectrum;
}

/**
 * The spectra as the experimental section of an article prints them (ACS Guide to Scholarly Communication), signals
 * with the numbers of their atoms, one technique a line.
 */
export function siText({ name, formula, spectra, assigned }: SiTextInput): string {
  const title = name === null ? formula : `${name}, ${formula}`;
  const lists = judgedSpectra(spectra).map((spectrum) =>
    techniqueOf(spectrum.type).notation.write(withAssignments(spectrum, assigned) as never, []),
  );
  return `${[`${title}.`, ...lists.map((list) => (list.endsWith('.') ? list : `${list}.`))].join('\n')}\n`;
}
