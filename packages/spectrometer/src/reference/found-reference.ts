import type { SolventId } from '@elucida/spectra/chemistry/solvents';

/** A substance whose line says where shifts are counted from. */
export type ReferenceSubstance = 'TMS' | 'DSS' | SolventId;

/** A line of a known shift, where it was found. */
export interface ReferenceLine {
  readonly by: ReferenceSubstance;
  /** As it is printed: `TMS`, `CDCl₃`. */
  readonly label: string;
  /** Where it lies as recorded, ppm. */
  readonly at: number;
  /** What would bring all shifts to where they belong, ppm. */
  readonly shift: number;
}

/** What was found of a reference, and what came of it. */
export interface FoundReference {
  /** Null where there is neither a line of TMS or DSS nor one of the solvent. */
  readonly line: ReferenceLine | null;
  /**
   * `moved`: all shifts by `line.shift`; `fits`: the solvent's line is where it should be; `proposed`: too far, or too
   * little to go by, for anybody but a person to decide; `absent`: no line.
   */
  readonly outcome: 'moved' | 'fits' | 'proposed' | 'absent';
}

export const NO_REFERENCE: FoundReference = { line: null, outcome: 'absent' };

/** Ppm by which all shifts move without a person. */
export const ownShift = ({ line, outcome }: FoundReference): number =>
  outcome === 'moved' ? (line?.shift ?? 0) : 0;

/** What became of a plane's axes where the spectra of one dimension along them moved. */
export interface PlaneReference {
  /** Axes that moved with their spectra, and by how much, ppm. */
  readonly moved: readonly { readonly nucleus: string; readonly shift: number }[];
  /** Nuclei of axes that stay: they do not agree with their spectrum as it was recorded. */
  readonly stayed: readonly string[];
}
