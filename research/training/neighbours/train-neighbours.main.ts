/**
 * `npx tsx research/training/neighbours/train-neighbours.main.ts [--data DIR] [--out DIR]`: learns the
 * mean shifts of carbons, and of the hydrogens on them, by the carbon's direct neighbours, and what the
 * atoms two and three bonds away add to them, for annealing. Prints the errors on the molecules held out;
 * writes packages/prediction/data/neighbours.bin from all.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { neighbourKey } from '@elucida/prediction/neighbours/neighbour-key';
import { encodeNeighbours, NEIGHBOURS_FILE } from '@elucida/prediction/data/neighbours-format';
import { FURTHER_SIZE } from '@elucida/prediction/neighbours/further-neighbours';
import {
  neighbourRows,
  type NeighbourShift,
  type NucleusNeighbours,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import { surroundingsOf } from '@elucida/prediction/neighbours/neighbours-of';
import { carries, type Nucleus } from '@elucida/prediction/shift-tables';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { fitAdditive } from '../shifts/fit-additive.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from '../shifts/held-out.ts';
import { partOf } from '../../datasets/part-of.ts';
import { median } from '../shifts/observations.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: DATA_FOLDER },
    out: { type: 'string', default: defaultDataDirectory() },
  },
});

/** Kinds of surroundings seen less often say nothing; nor do increments. */
const LEAST_SEEN = 3,
  LEAST_INCREMENTS = 10;
/** Pseudo-observations of the overall spread, ppm: the root mean square error held out. */
const PRIOR_COUNT = 3,
  PRIOR_SD = { C13: 5, H1: 0.45 } as const,
  PRIOR_SD_ALONE = { C13: 7, H1: 0.6 } as const;
/** Shifts further off than this count less in the fit, ppm. */
const HUBER = { C13: 15, H1: 1.5 } as const;
const RIDGE = 9,
  SWEEPS = 12;

/** One kind of carbon of one molecule. */
interface Observed {
  readonly shift: number;
  readonly fine: number;
  readonly coarse: number;
  readonly further: Uint16Array;
}

const observedOf = (molecules: readonly ObservedMolecule[]): Observed[] =>
  molecules.flatMap(({ graph, perception, shifts }) => {
    const { kindsOf, furtherOf, aromatic } = surroundingsOf(graph);
    return [...shifts].map(([symmetryClass, observed]): Observed => {
      const atom = perception.symmetryClass.indexOf(symmetryClass);
      const kinds = kindsOf(atom);
      const keyOf = (coarse: boolean): number =>
        neighbourKey(kinds, kinds.length, aromatic[atom] === 1, coarse);
      return {
        shift: median(observed),
        fine: keyOf(false),
        coarse: keyOf(true),
        further: furtherOf(atom),
      };
    });
  });

function byKey<Value>(
  rows: readonly Observed[],
  keyOf: (row: Observed) => number,
  valueOf: (row: Observed, i: number) => Value,
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  rows.forEach((row, i) => {
    const group = groups.get(keyOf(row));
    if (group) group.push(valueOf(row, i));
    else groups.set(keyOf(row), [valueOf(row, i)]);
  });
  return groups;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Increments of the atoms further away, fitted together with an offset for each kind of direct neighbours.
 */
function increments(rows: readonly Observed[], huber: number): Float32Array {
  const near = [
    ...byKey(
      rows,
      ({ fine }) => fine,
      (_, i) => i,
    ),
  ]
    .filter(([, group]) => group.length >= LEAST_SEEN)
    .map(([, group]) => group);
  const offset = new Float64Array(rows.length);
  for (const group of near) {
    const mean = meanOf(group.map((i) => rows[i].shift));
    for (const i of group) offset[i] = mean;
  }
  const far = Array.from({ length: FURTHER_SIZE }, (): number[] => []);
  rows.forEach(({ further }, i) => {
    for (const index of further) far[index].push(i);
  });
  const used = [...far.keys()].filter((index) => new Set(far[index]).size >= LEAST_INCREMENTS);
  const columns = [...used.map((index) => far[index]), ...near];
  const start = new Uint32Array(columns.length + 1);
  columns.forEach((column, c) => (start[c + 1] = start[c] + column.length));
  const weights = fitAdditive(
    {
      keys: Uint32Array.from(columns.keys()),
      start,
      rows: Uint32Array.from(columns.flat()),
      featuresOfRow: new Uint16Array(rows.length),
    },
    Float64Array.from(rows, ({ shift }, i) => shift - offset[i]),
    // Of surroundings seen once or twice nothing is learned.
    Float32Array.from(offset, (known) => (known === 0 ? 0 : 1)),
    { ridge: RIDGE, huber, sweeps: SWEEPS },
  );
  const learned = new Float32Array(FURTHER_SIZE);
  used.forEach((index, c) => (learned[index] = weights[c]));
  return learned;
}

const addedBy = (further: Float32Array, row: Observed): number =>
  row.further.reduce((sum, index) => sum + further[index], 0);

/** Shifts by direct neighbours, fine and coarse kinds, with `further` taken off. */
function byNeighbours(
  rows: readonly Observed[],
  further: Float32Array,
  priorSd: number,
): Map<number, NeighbourShift> {
  const learned = new Map<number, NeighbourShift>();
  for (const keyOf of [({ fine }: Observed) => fine, ({ coarse }: Observed) => coarse])
    for (const [key, shifts] of byKey(rows, keyOf, (row) => row.shift - addedBy(further, row))) {
      if (shifts.length < LEAST_SEEN) continue;
      const mean = meanOf(shifts);
      const squares = shifts.reduce((sum, value) => sum + (value - mean) ** 2, 0);
      const prior = PRIOR_COUNT * priorSd ** 2;
      learned.set(key, {
        shift: mean,
        sd: Math.sqrt((squares + prior) / (shifts.length + PRIOR_COUNT)),
        logShare: Math.log(shifts.length / rows.length),
      });
    }
  return learned;
}

const NOTHING_FURTHER = new Float32Array(FURTHER_SIZE);

function learn(nucleus: Nucleus, rows: readonly Observed[]): NucleusNeighbours {
  const further = increments(rows, HUBER[nucleus]);
  return {
    alone: byNeighbours(rows, NOTHING_FURTHER, PRIOR_SD_ALONE[nucleus]),
    byKey: byNeighbours(rows, further, PRIOR_SD[nucleus]),
    further,
  };
}

function report(
  title: string,
  shifts: ReadonlyMap<number, NeighbourShift>,
  further: Float32Array,
  heldOut: readonly Observed[],
): void {
  let [absolute, squares, known] = [0, 0, 0];
  for (const row of heldOut) {
    const found = shifts.get(row.fine) ?? shifts.get(row.coarse);
    if (found === undefined) continue;
    const error = found.shift + addedBy(further, row) - row.shift;
    known++;
    absolute += Math.abs(error);
    squares += (error / found.sd) ** 2;
  }
  console.log(
    `${title}, held out: ${heldOut.length} atoms, ${((100 * known) / heldOut.length).toFixed(2)} % known, ` +
      `mean error ${(absolute / known).toFixed(2)} ppm, chi² ${(squares / known).toFixed(2)}`,
  );
}

function learnNucleus(nucleus: Nucleus): NucleusNeighbours {
  const molecules = readObservedMolecules(
    join(values.data, SHIFT_FILES[nucleus]),
    (graph, atom) => graph.element[atom] === 6 && carries(nucleus, graph, atom),
  );
  const isHeldOut = ({ key }: ObservedMolecule): boolean =>
    partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;
  const kept = observedOf(molecules.filter((molecule) => !isHeldOut(molecule)));
  const heldOut = observedOf(molecules.filter(isHeldOut));
  const trial = learn(nucleus, kept);
  report(`${nucleus} by direct neighbours`, trial.alone, NOTHING_FURTHER, heldOut);
  report(`${nucleus} with atoms further away`, trial.byKey, trial.further, heldOut);
  return learn(nucleus, [...kept, ...heldOut]);
}

const learned = { C13: learnNucleus('C13'), H1: learnNucleus('H1') };
writeFileSync(join(values.out, NEIGHBOURS_FILE), encodeNeighbours(neighbourRows(learned)));
console.log(
  `${learned.C13.byKey.size} kinds of surroundings of carbons, ${learned.H1.byKey.size} of hydrogens`,
);
