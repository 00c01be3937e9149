import type { Spectrum } from '@elucida/spectra/spectrum';

/** One row of a table: a structure and its spectra. */
export interface Case {
  readonly id: string;
  /** SMILES. */
  readonly structure: string;
  readonly spectra: readonly Spectrum[];
  readonly formula?: string;
  readonly byproducts?: readonly string[];
  /** What of its spectra was not read, short. */
  readonly unused: readonly string[];
}

/** Why a row is not used. */
export type RowProblemCode =
  | 'structure'
  | 'peaks'
  | 'json'
  | 'molfile'
  /** The folder that the row names is not in the archive. */
  | 'folder'
  /** A sample's folder holds structures that differ. */
  | 'several';
export type CaseProblemCode =
  RowProblemCode | 'columns' | 'empty' | 'too_many' | 'too_large' | 'damaged' | 'no_samples';

/** What cannot be used. */
export interface CaseProblem {
  /** From 1; null where the file as a whole is meant, or a folder of it. */
  readonly row: number | null;
  /** A sample by its folder in an archive. */
  readonly sample?: string;
  readonly code: CaseProblemCode;
}

export interface ReadCases {
  readonly cases: readonly Case[];
  readonly problems: readonly CaseProblem[];
}

/** A row as it was read, or why it is not used. */
export type Row = Case | RowProblemCode;

/** Rows that are used. */
export const MOST_CASES = 1_000;
/** Bytes of a table; of an archive with the files of spectrometers. */
export const MOST_BYTES = 20_000_000,
  MOST_ARCHIVE_BYTES = 400_000_000;

/** A file as a whole that is not used. */
export const refused = (code: CaseProblemCode): ReadCases => ({
  cases: [],
  problems: [{ row: null, code }],
});

/** Whether any of the spectra lists peaks. */
export const hasPeaks = (spectra: readonly Spectrum[]): boolean =>
  spectra.some(({ peaks }) => peaks.length > 0);

/** Rows by their places, up to the most that are used; `nameOf` names the samples of an archive. */
export function sorted(rows: readonly Row[], nameOf?: (place: number) => string): ReadCases {
  const used = rows.slice(0, MOST_CASES);
  return {
    cases: used.filter((row) => typeof row !== 'string'),
    problems: [
      ...(rows.length > MOST_CASES ? [{ row: null, code: 'too_many' } as const] : []),
      ...used.flatMap((row, place): CaseProblem[] => {
        if (typeof row !== 'string') return [];
        return [
          nameOf === undefined
            ? { row: place + 1, code: row }
            : { row: null, sample: nameOf(place), code: row },
        ];
      }),
    ],
  };
}
