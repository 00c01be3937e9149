/**
 * `npx tsx research/training/neighbours/train-neighbours.main.ts [--data DIR] [--out DIR]`: learns the
 * mean shifts of carbons, and of the hydrogens on them, by the carbon's direct neighbours alone, for the
 * annealing of molecules by their correlations. Prints the errors on the molecules held out; writes
 * packages/prediction/data/neighbours.bin from all.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { neighbourKey } from '@elucida/prediction/neighbours/neighbour-key';
import { encodeNeighbours, NEIGHBOURS_FILE } from '@elucida/prediction/data/neighbours-format';
import {
  neighbourRows,
  type NeighbourShift,
} from '@elucida/prediction/neighbours/neighbour-shifts';
import { surroundingsOf } from '@elucida/prediction/neighbours/neighbours-of';
import { carries, type Nucleus } from '@elucida/prediction/shift-tables';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from '../shifts/held-out.ts';
import { median, partOf } from '../shifts/observations.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: DATA_FOLDER },
    out: { type: 'string', default: defaultDataDirectory() },
  },
});

/** Kinds of surroundings seen less often say nothing. */
const LEAST_SEEN = 3;
/** Pseudo-observations of the overall spread, ppm. */
const PRIOR_COUNT = 3,
  PRIOR_SD = { C13: 7, H1: 0.6 } as const;

type Shifts = Map<number, NeighbourShift>;

function learn(nucleus: Nucleus, molecules: readonly ObservedMolecule[]): Shifts {
  const seen = new Map<number, number[]>();
  let all = 0;
  for (const { graph, perception, shifts } of molecules) {
    const { kindsOf, aromatic } = surroundingsOf(graph);
    for (const [symmetryClass, observed] of shifts) {
      const atom = perception.symmetryClass.indexOf(symmetryClass);
      const kinds = kindsOf(atom);
      all++;
      for (const coarse of [false, true]) {
        const key = neighbourKey(kinds, kinds.length, aromatic[atom] === 1, coarse);
        const some = seen.get(key);
        if (some) some.push(median(observed));
        else seen.set(key, [median(observed)]);
      }
    }
  }
  const learned: Shifts = new Map();
  for (const [key, shifts] of seen) {
    if (shifts.length < LEAST_SEEN) continue;
    const mean = shifts.reduce((sum, value) => sum + value, 0) / shifts.length;
    const squares = shifts.reduce((sum, value) => sum + (value - mean) ** 2, 0);
    const prior = PRIOR_COUNT * PRIOR_SD[nucleus] ** 2;
    learned.set(key, {
      shift: mean,
      sd: Math.sqrt((squares + prior) / (shifts.length + PRIOR_COUNT)),
      logShare: Math.log(shifts.length / all),
    });
  }
  return learned;
}

function report(nucleus: Nucleus, trial: Shifts, heldOut: readonly ObservedMolecule[]): void {
  let [absolute, squares, known, all] = [0, 0, 0, 0];
  for (const { graph, perception, shifts } of heldOut) {
    const { kindsOf, aromatic } = surroundingsOf(graph);
    for (const [symmetryClass, observed] of shifts) {
      const atom = perception.symmetryClass.indexOf(symmetryClass);
      const kinds = kindsOf(atom);
      const isAromatic = aromatic[atom] === 1;
      const found =
        trial.get(neighbourKey(kinds, kinds.length, isAromatic)) ??
        trial.get(neighbourKey(kinds, kinds.length, isAromatic, true));
      all++;
      if (found === undefined) continue;
      known++;
      absolute += Math.abs(found.shift - median(observed));
      squares += ((found.shift - median(observed)) / found.sd) ** 2;
    }
  }
  console.log(
    `${nucleus} held out: ${all} atoms, ${((100 * known) / all).toFixed(2)} % known, mean error ` +
      `${(absolute / known).toFixed(2)} ppm, chi² ${(squares / known).toFixed(2)}`,
  );
}

function learnNucleus(nucleus: Nucleus): Shifts {
  const molecules = readObservedMolecules(
    join(values.data, SHIFT_FILES[nucleus]),
    (graph, atom) => graph.element[atom] === 6 && carries(nucleus, graph, atom),
  );
  const isHeldOut = ({ key }: ObservedMolecule): boolean =>
    partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;
  report(
    nucleus,
    learn(
      nucleus,
      molecules.filter((molecule) => !isHeldOut(molecule)),
    ),
    molecules.filter(isHeldOut),
  );
  return learn(nucleus, molecules);
}

const learned = { C13: learnNucleus('C13'), H1: learnNucleus('H1') };
writeFileSync(join(values.out, NEIGHBOURS_FILE), encodeNeighbours(neighbourRows(learned)));
console.log(
  `${learned.C13.size} kinds of surroundings of carbons, ${learned.H1.size} of hydrogens`,
);
