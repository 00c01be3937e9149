import type { C13Peak, Spectrum } from '../spectrum.ts';
import { fault } from '../listings/notation-result.ts';
import type { Conditions } from './conditions.ts';
import { crossPeaks } from './cross-peaks.ts';
import type { AssignmentTable } from './find-table.ts';
import { indexLabels } from './label-index.ts';
import type { FoundTable } from './pair-tables.ts';
import { faultKeeper, readPositions, type Position, type TableFault } from './positions.ts';

/** What an assignment table says. */
export interface ReadAssignmentTable {
  readonly spectra: readonly Spectrum[];
  /** Cells and lines that could not be read; all others were. */
  readonly faults: readonly TableFault[];
}

/** Metadata without what is not stated; no field at all where nothing is. */
const stated = (
  frequency: number | null,
  { solvent }: Conditions,
): { metadata?: { frequency_mhz?: number; solvent?: string } } =>
  frequency === null && solvent === null
    ? {}
    : {
        metadata: {
          ...(frequency !== null && { frequency_mhz: frequency }),
          ...(solvent !== null && { solvent }),
        },
      };

const carbonsOf = (positions: readonly Position[]): C13Peak[] => [
  ...new Set(positions.flatMap(({ carbon }) => (carbon === null ? [] : [carbon]))),
];

function spectraOf(
  { columns }: AssignmentTable,
  {
    positions,
    peaks,
    conditions,
  }: {
    positions: readonly Position[];
    peaks: ReturnType<typeof crossPeaks>;
    conditions: Conditions;
  },
): Spectrum[] {
  const plane = stated(conditions.proton, conditions);
  const isRoe = /ROE/iu.test(columns.get('noesy')?.title ?? '');
  const spectra: Spectrum[] = [
    { type: 'H1NMR', ...plane, peaks: positions.flatMap(({ protons }) => protons) },
    { type: 'C13NMR', ...stated(conditions.carbon, conditions), peaks: carbonsOf(positions) },
    { type: 'HSQC', ...plane, peaks: [...peaks.hsqc] },
    { type: 'HMBC', ...plane, peaks: [...peaks.hmbc] },
    { type: 'COSY', ...plane, peaks: [...peaks.cosy] },
    {
      type: 'NOESY',
      ...(isRoe ? { metadata: { ...plane.metadata, experiment: 'ROESY' } } : plane),
      peaks: [...peaks.noesy],
    },
  ];
  return spectra.filter((spectrum) => spectrum.peaks.length > 0);
}

/**
 * Reads an assignment table, as theses and articles print it and Word, Excel and CSV files hold it: positions, δC
 * (ppm), kinds of carbon, δH (multiplicity, J in Hz), COSY, HMBC and NOESY by labels. The labels become cross peaks
 * (ppm); rows with both shifts, HSQC. A cell that cannot be read is left out and comes back with the place of its
 * fault in `text` (UTF-16 units), as do lines between the rows that are no rows. Never throws; linear.
 */
export function readAssignmentTable(
  { table, conditions }: Pick<FoundTable, 'table' | 'conditions'>,
  text: string,
): ReadAssignmentTable {
  const { faults, attempt } = faultKeeper(table);
  const { positions, lines } = readPositions(table, { text, attempt });
  const index = indexLabels(positions, text);
  const peaks = crossPeaks({ table, lines, index, text, attempt });
  const skipped = table.skipped.map(({ text: line, at }) => ({
    text: line,
    error: fault('unexpected_text', text, { at, length: line.length }).error,
  }));
  return {
    spectra: spectraOf(table, { positions, peaks, conditions }),
    faults: [...faults, ...skipped],
  };
}
