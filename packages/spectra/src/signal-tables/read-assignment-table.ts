import type { C13Peak, Spectrum } from '../spectrum.ts';
import { captionStart, conditionsIn, footnotesEnd, type Conditions } from './conditions.ts';
import { crossPeaks } from './cross-peaks.ts';
import { findAssignmentTable, type AssignmentTable } from './find-table.ts';
import { indexLabels } from './label-index.ts';
import { faultKeeper, readPositions, type Position, type TableFault } from './positions.ts';

/** What an assignment table says, and where it stands in the text, caption and footnotes included. */
export interface ReadAssignmentTable {
  readonly spectra: readonly Spectrum[];
  /** Cells that could not be read; all others were. */
  readonly faults: readonly TableFault[];
  /** Title of a second column of shifts, of another compound, which is not read. */
  readonly further: string | null;
  readonly at: number;
  readonly end: number;
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
 * Reads the first assignment table of a text from `from` on, as theses and articles print it and Word, Excel and CSV
 * files hold it: positions, δC (ppm), kinds of carbon, δH (multiplicity, J in Hz), COSY, HMBC and NOESY by labels. The
 * labels become cross peaks (ppm); rows with both shifts, HSQC. A cell that cannot be read is left out and comes back
 * with the place of its fault in `text` (UTF-16 units). Null where there is no table. Never throws; linear.
 */
export function readAssignmentTable(text: string, from = 0): ReadAssignmentTable | null {
  const table = findAssignmentTable(text, from);
  if (table === null) return null;
  const { faults, attempt } = faultKeeper(table);
  const { positions, lines } = readPositions(table, { text, attempt });
  const index = indexLabels(positions, text);
  const peaks = crossPeaks({ table, lines, index, text, attempt });
  const at = captionStart(text, { at: table.at, least: from });
  const end = footnotesEnd(text, table.end);
  const conditions = conditionsIn(`${text.slice(at, table.at)}\n${text.slice(table.end, end)}`);
  const spectra = spectraOf(table, { positions, peaks, conditions });
  return { spectra, faults, further: table.further, at, end };
}
