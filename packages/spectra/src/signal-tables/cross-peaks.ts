import { fault } from '../listings/notation-result.ts';
import type { CosyPeak, C13Peak, H1Peak, HmbcPeak, HsqcPeak, NoesyPeak } from '../spectrum.ts';
import type { ColumnKind } from './column-titles.ts';
import type { AssignmentTable } from './find-table.ts';
import type { LabelIndex } from './label-index.ts';
import { labelsIn, type Label } from './position-labels.ts';
import type { Attempt, Line } from './positions.ts';

export interface CrossPeaks {
  readonly hsqc: readonly HsqcPeak[];
  readonly hmbc: readonly HmbcPeak[];
  readonly cosy: readonly CosyPeak[];
  readonly noesy: readonly NoesyPeak[];
}

/** Cross peaks of one experiment; hostile tables name more. */
const MOST_PEAKS = 4000;
/** On N, O and S: no peak in HSQC. */
const ON_HETERO = /(?<![\p{L}\d])(?:OH|NH2?|NH₂|SH)(?!\p{L})/u;

/** Pairs of shifts, each once. */
class Pairs {
  private readonly pairs = new Map<string, readonly [number, number, string]>();
  private readonly symmetric: boolean;
  constructor(symmetric: boolean) {
    this.symmetric = symmetric;
  }
  add(first: number, second: number, detail = ''): void {
    if (this.symmetric && first === second) return;
    const mirrored = `${second}/${first}`;
    const key = this.symmetric && this.pairs.has(mirrored) ? mirrored : `${first}/${second}`;
    const known = this.pairs.get(key);
    if (known === undefined && this.pairs.size < MOST_PEAKS)
      this.pairs.set(key, [first, second, detail]);
    // The strength may stand in one of two rows alone.
    else if (known?.[2] === '') this.pairs.set(key, [known[0], known[1], detail]);
  }
  list<Peak>(peakOf: (first: number, second: number, detail: string) => Peak): Peak[] {
    return [...this.pairs.values()].map((pair) => peakOf(...pair));
  }
}

const strengthOf = (detail: string): { intensity?: string } => {
  const word = /^(?:w(?:eak)?|m(?:edium)?|s(?:trong)?)$/iu.exec(detail);
  return word ? { intensity: word[0].charAt(0).toLowerCase() } : {};
};

interface Given {
  readonly table: AssignmentTable;
  readonly lines: readonly Line[];
  readonly index: LabelIndex;
  readonly text: string;
  readonly attempt: Attempt;
}

/** Every label of a column's cells, one after another; a fault of one leaves the others. */
function eachLabel(
  kind: ColumnKind,
  { lines, attempt }: Given,
  use: (label: Label, line: Line) => void,
): void {
  for (const line of lines) {
    const cell = line.cells.get(kind);
    if (cell === undefined) continue;
    for (const label of labelsIn(cell))
      attempt({ row: line.position.label, kind, cell }, () => use(label, line));
  }
}

/** The line's hydrogens; a fault at the label where it has none. */
function ownProtons({ protons, position }: Line, { label, text }: { label: Label; text: string }) {
  const own = protons.length > 0 ? protons : position.protons;
  if (own.length === 0) throw fault('label_without_shift', text, label);
  return own;
}

function readHmbc(given: Given): HmbcPeak[] {
  const { index, text, table } = given;
  const pairs = new Pairs(false);
  const fromCarbon = table.columns.get('hmbc')?.fromCarbon ?? false;
  const put = (protons: readonly H1Peak[], carbons: readonly C13Peak[], detail: string) => {
    for (const { delta_ppm } of protons)
      for (const carbon of carbons) pairs.add(delta_ppm, carbon.delta_ppm, detail);
  };
  eachLabel('hmbc', given, (label, line) => {
    const { carbon } = line.position;
    const hasProtons = line.protons.length > 0 || line.position.protons.length > 0;
    // "H-3" names a hydrogen whatever the title says, as does any label in the row of a bare carbon.
    const ofHydrogens =
      label.named === 'H' || (label.named === null && (fromCarbon || (!hasProtons && carbon)));
    if (!ofHydrogens)
      return put(ownProtons(line, { label, text }), index.carbonsOf(label), label.detail);
    if (carbon === null) throw fault('label_without_shift', text, label);
    return put(index.protonsOf(label), [carbon], label.detail);
  });
  return pairs.list((delta_h_ppm, delta_c_ppm, detail) => ({
    delta_h_ppm,
    delta_c_ppm,
    ...strengthOf(detail),
  }));
}

function readProtonPairs(kind: 'cosy' | 'noesy', given: Given): NoesyPeak[] {
  const { index, text } = given;
  const pairs = new Pairs(true);
  eachLabel(kind, given, (label, line) => {
    const own = ownProtons(line, { label, text });
    for (const other of index.protonsOf(label))
      for (const { delta_ppm } of own) pairs.add(delta_ppm, other.delta_ppm, label.detail);
  });
  return pairs.list((delta_a_ppm, delta_b_ppm, detail) => ({
    delta_a_ppm,
    delta_b_ppm,
    ...(kind === 'noesy' ? strengthOf(detail) : {}),
  }));
}

/** One bond: the rows that have both shifts, those of bare carbons and of hydrogens on N, O and S left out. */
function readHsqc({ lines }: Given): HsqcPeak[] {
  const pairs = new Pairs(false);
  for (const { position, protons } of lines) {
    if (position.carbon === null || position.carbon.carbon_type === 'C') continue;
    for (const { delta_ppm, assignment = '' } of protons)
      if (!ON_HETERO.test(assignment)) pairs.add(delta_ppm, position.carbon.delta_ppm);
  }
  return pairs.list((delta_h_ppm, delta_c_ppm) => ({ delta_h_ppm, delta_c_ppm }));
}

/**
 * The cross peaks that a table tells: HSQC from rows with both shifts, the others by looking up the labels of their
 * cells. Throws nothing: faults go to `attempt`.
 */
export const crossPeaks = (given: Given): CrossPeaks => ({
  hsqc: readHsqc(given),
  hmbc: readHmbc(given),
  cosy: readProtonPairs('cosy', given),
  noesy: readProtonPairs('noesy', given),
});
