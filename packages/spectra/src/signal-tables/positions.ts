import {
  carbonTypeIn,
  offResonanceType,
  readCarbonType,
  type CarbonType,
} from '../chemistry/carbon-types.ts';
import { fault, NotationFault, type NotationError } from '../listings/notation-result.ts';
import { readCarbonDetails } from '../nmr/carbon-details.ts';
import type { C13Peak, H1Peak } from '../spectrum.ts';
import { readCarbonCell, type CarbonCell } from './carbon-cell.ts';
import type { ColumnKind } from './column-titles.ts';
import type { AssignmentTable } from './find-table.ts';
import type { GridCell } from './grid.ts';
import { areHalves, halfOf, isNone, keyOfLabel, labelsOfPosition } from './position-labels.ts';
import { MOST_SIGNALS, readProtonCell } from './proton-cell.ts';
import type { TableRow } from './table-row.ts';

/** A place of the molecule with its signals. */
export interface Position {
  /** As it is printed: `5`, `2, 6`, `OCH3`. */
  readonly label: string;
  readonly keys: readonly string[];
  carbon: C13Peak | null;
  readonly protons: H1Peak[];
}
/** A line of the table: its own hydrogens, of which its correlations are. */
export interface Line {
  readonly position: Position;
  readonly protons: readonly H1Peak[];
  readonly cells: TableRow;
}
/** What could not be read, with the row and the column that it is in. */
export interface TableFault {
  readonly text: string;
  readonly error: NotationError;
}

/** Runs a reader of a cell; its fault is kept, with the place of the cell. */
export type Attempt = <Value>(
  place: { readonly row: string; readonly kind: ColumnKind; readonly cell: GridCell | undefined },
  read: () => Value,
) => Value | null;

const MOST_FAULTS = 40;

/** Keeps faults, each as `row · column: cell`. */
export function faultKeeper({ columns }: AssignmentTable): {
  readonly faults: TableFault[];
  readonly attempt: Attempt;
} {
  const faults: TableFault[] = [];
  return {
    faults,
    attempt({ row, kind, cell }, read) {
      try {
        return read();
      } catch (thrown) {
        if (!(thrown instanceof NotationFault)) throw thrown;
        const text = `${row} · ${columns.get(kind)?.title ?? kind}: ${cell?.text ?? ''}`;
        if (faults.length < MOST_FAULTS) faults.push({ text, error: thrown.error });
        return null;
      }
    },
  };
}

/** The label as a peak's assignment: `C-5`, `H-5`, `OCH3`. */
const assigned = (label: string, nucleus: 'C' | 'H'): string => {
  const plain = label.replace(/\s+/gu, ' ');
  const bare = plain.replace(/^[CH][-\s]?(?=\d)/u, '');
  return /^\d{1,3}[a-zαβ]{0,2}['′″]{0,3}[a-zαβ]?(?=$|[\s,/&(])/u.test(bare)
    ? `${nucleus}-${bare}`
    : plain;
};

const withAssignment = <Peak extends { assignment?: string }>(peak: Peak, label: string): Peak => ({
  ...peak,
  assignment: peak.assignment === undefined ? label : `${label}, ${peak.assignment}`,
});

/** The kind of carbon of a row, by its column; undefined where that says none. Throws a fault for other words. */
function typeOf(row: TableRow, text: string): CarbonType | undefined {
  const cell = row.get('type');
  if (cell === undefined || isNone(cell.text)) return undefined;
  const word = cell.text.replace(/^[ONS](?=CH)/u, '').replace(/^C=O$|^CO$/u, 'C');
  const type = readCarbonType(word) ?? carbonTypeIn(word) ?? offResonanceType(word);
  if (type === null)
    throw fault('unexpected_text', text, { at: cell.at, length: cell.text.length });
  return type;
}

/**
 * The positions of a table and its lines. A line without a label is the second hydrogen of the position above it, and
 * `5b` below `5a` without a carbon of its own is on the carbon of `5a`. Throws nothing: faults go to `attempt`.
 */
export function readPositions(
  { rows, columns }: AssignmentTable,
  { text, attempt }: { readonly text: string; readonly attempt: Attempt },
): { readonly positions: Position[]; readonly lines: Line[] } {
  const positions: Position[] = [];
  const lines: Line[] = [];
  const carbons: { position: Position; cell: CarbonCell; type: CarbonType | undefined }[] = [];
  for (const given of rows) {
    const cells = withTypeOfMult(given, columns.has('type'));
    const place = cells.get('position');
    const isFurther = place === undefined || isNone(place.text);
    const last = positions.at(-1);
    if (isFurther && !last) continue;
    const label = isFurther ? last!.label : withNumber(place.text, last);
    const position =
      isFurther && last
        ? last
        : { label, keys: labelsOfPosition(label).map(keyOfLabel), carbon: null, protons: [] };
    if (position !== last) positions.push(position);
    const at = (kind: ColumnKind) => ({ row: label, kind, cell: cells.get(kind) });
    const carbon = attempt(at('carbon'), () => readCarbonCell(cells.get('carbon'), text));
    const type = attempt(at('type'), () => typeOf(cells, text)) ?? undefined;
    if (carbon && position.carbon === null) {
      carbons.push({ position, cell: carbon, type });
      position.carbon = { delta_ppm: carbon.ppm };
    }
    const protons =
      attempt(at('proton'), () =>
        readProtonCell(cells.get('proton'), {
          text,
          columns: {
            mult: cells.get('mult'),
            couplings: cells.get('couplings'),
            integral: cells.get('integral'),
          },
        }),
      ) ?? [];
    const own = protons
      .slice(0, Math.max(0, MOST_SIGNALS - position.protons.length))
      .map((peak) => withAssignment(peak, assigned(label, 'H')));
    position.protons.push(...own);
    lines.push({ position, protons: own, cells });
  }
  const details = readCarbonDetails(carbons.map(({ cell }) => cell.details));
  for (const [index, { position, cell, type }] of carbons.entries()) {
    const { carbon_type = type, ...rest } = details[index]!;
    position.carbon = withAssignment(
      { delta_ppm: cell.ppm, ...(carbon_type && { carbon_type }), ...rest },
      assigned(position.label, 'C'),
    );
  }
  shareCarbons(positions);
  return { positions, lines };
}

/** `a` and `b` below `5` are its two hydrogens, `5a` and `5b`, in lines of their own. */
function withNumber(label: string, last: Position | undefined): string {
  const half = /^(?:H[-_]?)?(a|b|α|β|ax|eq)$/u.exec(label.trim())?.[1];
  const [key = ''] = last?.keys ?? [];
  const base = /^\d{1,3}'{0,4}$/u.test(key) ? key : halfOf(key)?.base;
  return half === undefined || base === undefined ? label : `${base}${half}`;
}

/** A column `mult` may hold the kinds of carbon (`CH2`), where none is headed so. */
function withTypeOfMult(row: TableRow, hasTypes: boolean): TableRow {
  const cell = row.get('mult');
  if (hasTypes || cell === undefined || readCarbonType(cell.text) === null) return row;
  const copy = new Map(row);
  copy.delete('mult');
  return copy.set('type', cell);
}

/** The second of two hydrogens in lines of their own is on the carbon of the first. */
function shareCarbons(positions: readonly Position[]): void {
  for (const [index, position] of positions.entries()) {
    const before = positions[index - 1];
    const [key, other] = [position.keys[0], before?.keys[0]];
    if (before?.carbon && position.carbon === null && key !== undefined && other !== undefined) {
      const { base, half } = halfOf(key) ?? { base: null, half: '' };
      if (areHalves(key, other)) {
        const { assignment = '' } = before.carbon;
        const shared = assignment.replace(/^C-[^,\s]+/u, `C-${base}`);
        // A position above that has the carbon already stays its owner.
        if (shared !== assignment) before.carbon = { ...before.carbon, assignment: shared };
      } else if (base !== other || (!/^(?:b|β|eq)$/u.test(half) && before.protons.length > 0))
        continue;
      position.carbon = before.carbon;
    }
  }
}
