/**
 * `npx tsx research/training/pieces/train-pieces.main.ts [--data DIR] [--out DIR]`: cuts the
 * structures of the training rows and of the named compounds at single bonds outside rings between
 * atoms with several neighbours, counts the parts, and learns the 13C and 1H shifts of their
 * carbons where they were observed. Writes packages/prediction/data/pieces.bin.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unitsOfPiece } from '@elucida/engine/candidates/pieces/learned-piece';
import type { PieceRow } from '@elucida/prediction/data/piece-row';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { encodePieces, PIECES_FILE } from '@elucida/prediction/data/pieces-format';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { combine } from '@elucida/molecules/hashing';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { carries } from '@elucida/prediction/shift-tables';
import type { CutPiece } from '../../datasets/cut-pieces.ts';
import { bothCuts, united } from '../../datasets/parts-of-molecule.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from '../shifts/held-out.ts';
import { partOf } from '../../datasets/part-of.ts';
import { median } from '../shifts/observations.ts';
import { isLeftOutFramework } from '../../datasets/framework-key.ts';
import { readObservedMolecules } from '../../datasets/read-shift-rows.ts';
import { knownStructures } from '../known-structures.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: DATA_FOLDER },
    out: { type: 'string', default: defaultDataDirectory() },
    /** Leaves out the molecules that measure, as the tables of `--evaluate` do. */
    'held-out': { type: 'boolean', default: false },
    /** Leaves out the frameworks of `write-left-out.main.ts`, and every molecule that has one. */
    'without-frameworks': { type: 'boolean', default: false },
  },
});

const MOST_ATOMS = 16;
/** Spread of a carbon seen once or in like molecules, ppm. */
const LEAST_SD = 1;
/** Pseudo-observations of the overall spread, ppm. */
const PRIOR_COUNT = 2,
  PRIOR_SD = 4;

/** The same for hydrogens. */
const LEAST_SD_H = 0.1,
  PRIOR_SD_H = 0.4;

/**
 * Observed shifts of each kind of carbon (`CutPiece.colour`): its own, and those of its hydrogens.
 */
interface Counted {
  piece: CutPiece;
  count: number;
  isUnion?: true;
  shifts: Map<number, number[]>;
  protons: Map<number, number[]>;
}

const counted = new Map<string, Counted>();
const seen = new Set<number>();
const isLeftOut = (key: number, graph: MolecularGraph): boolean =>
  (values['held-out'] && partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0) ||
  (values['without-frameworks'] && isLeftOutFramework(graph));

/** Molecules that a union occurs in at least. */
const LEAST_UNIONS = 12;
/** Molecules that each union of neighbouring parts occurs in, by a hash of its key. */
const unions = new Map<number, number>();
const keyOf = ({ colour }: CutPiece): number =>
  [...colour].sort((a, b) => a - b).reduce((hash, each) => combine(hash, each), colour.length);

/** All parts of a molecule that shifts are learned for. */
const partsOf = (graph: MolecularGraph, perception: Perception): CutPiece[] => [
  ...bothCuts(graph, perception),
  ...united(graph, perception).filter((piece) => isFrequent(piece)),
];

/** Whether a union is met often enough; notes how often. */
function isFrequent(piece: CutPiece): boolean {
  const count = unions.get(keyOf(piece)) ?? 0;
  if (count < LEAST_UNIONS) return false;
  const known = take(piece);
  // One that is also a part by itself was counted as such.
  if (known.count === 0) known.isUnion = true;
  if (known.isUnion) known.count = count;
  return true;
}

function take(piece: CutPiece): Counted {
  const known = counted.get(piece.key) ?? {
    piece,
    count: 0,
    shifts: new Map<number, number[]>(),
    protons: new Map<number, number[]>(),
  };
  counted.set(piece.key, known);
  return known;
}

/**
 * Hydrogens of each kind of carbon, whatever part it is in: for those that were observed in no
 * molecule with their part.
 */
const alike = new Map<string, number[]>();

/**
 * What a part shows of a carbon's surroundings, roughly: hydrogens, aromatic, multiple bond,
 * heteroatoms next to it.
 */
function likeness({ aromatic, row: { atoms, bonds, open } }: CutPiece, i: number): string {
  let multiple = 0;
  let hetero = 0;
  for (let at = 0; at < bonds.length; at += 3) {
    const other = bonds[at] === i ? bonds[at + 1] : bonds[at + 1] === i ? bonds[at] : -1;
    if (other < 0) continue;
    if (bonds[at + 2] > 1) multiple++;
    if (atoms[other * 3] !== 6) hetero++;
  }
  return [hydrogensOn(atoms, open, i), aromatic[i], multiple, hetero].join();
}

/** Hydrogens of a part's atom, without those that stand for cut bonds. */
const hydrogensOn = (atoms: readonly number[], open: readonly number[], i: number): number =>
  atoms[i * 3 + 2] - open.filter((place) => place === i).length;

function learn(
  nucleus: keyof typeof SHIFT_FILES,
  store: (piece: CutPiece, i: number, shift: number) => void,
): void {
  for (const { graph, key, perception, shifts } of readObservedMolecules(
    join(values.data, SHIFT_FILES[nucleus]),
    (molecule, atom) => carries(nucleus, molecule, atom),
  )) {
    if (isLeftOut(key, graph)) continue;
    for (const piece of partsOf(graph, perception)) {
      piece.source.forEach((atom, i) => {
        const observed = shifts.get(perception.symmetryClass[atom]);
        if (observed) store(piece, i, median(observed));
      });
    }
  }
}

function append<Key>(to: Map<Key, number[]>, key: Key, value: number): void {
  const known = to.get(key);
  if (known) known.push(value);
  else to.set(key, [value]);
}

for (const graph of knownStructures(values.data)) {
  const perception = perceive(graph);
  const key = fingerprintKey(graph, perception);
  if (seen.has(key) || isLeftOut(key, graph)) continue;
  seen.add(key);
  new Map(bothCuts(graph, perception).map((piece) => [piece.key, piece])).forEach(
    (piece) => take(piece).count++,
  );
  new Map(united(graph, perception).map((piece) => [keyOf(piece), piece])).forEach((_, key) =>
    unions.set(key, (unions.get(key) ?? 0) + 1),
  );
}
learn('C13', (piece, i, shift) => append(take(piece).shifts, piece.colour[i], shift));
learn('H1', (piece, i, shift) => {
  if (piece.row.atoms[i * 3] !== 6) return;
  append(take(piece).protons, piece.colour[i], shift);
  append(alike, likeness(piece, i), shift);
});

/**
 * Median and spread, in the steps of `1 / scale` ppm. The spread leans on the overall one, and
 * outliers count no more than `farthest`.
 */
function summarise(
  observed: readonly number[],
  {
    farthest,
    leastSd,
    priorSd,
    scale,
  }: { farthest: number; leastSd: number; priorSd: number; scale: number },
): [number, number] {
  const middle = median(observed);
  const square =
    observed.reduce(
      (sum, shift) => sum + Math.min(farthest ** 2, (shift - middle) ** 2),
      PRIOR_COUNT * priorSd ** 2,
    ) /
    (observed.length + PRIOR_COUNT);
  return [
    Math.round(middle * scale) / scale,
    Math.round(Math.max(leastSd, Math.sqrt(square)) * scale) / scale,
  ];
}

/** Kinds of atoms of a part, in an order of their own. */
const kindsOf = ({ colour }: CutPiece): number[] => [...new Set(colour)].sort((a, b) => a - b);

function carbonShifts(piece: CutPiece, shifts: ReadonlyMap<number, number[]>): number[] {
  return kindsOf(piece).flatMap((kind) => {
    const observed = shifts.get(kind);
    return observed
      ? summarise(observed, { farthest: 20, leastSd: LEAST_SD, priorSd: PRIOR_SD, scale: 10 })
      : [];
  });
}

const PROTON_SUMMARY = { farthest: 2, leastSd: LEAST_SD_H, priorSd: PRIOR_SD_H, scale: 100 };
const summaryOfAlike = new Map(
  [...alike].map(([key, observed]) => [key, summarise(observed, PROTON_SUMMARY)]),
);

function protonShifts(piece: CutPiece, protons: ReadonlyMap<number, number[]>): number[] {
  const {
    colour,
    row: { atoms, open },
  } = piece;
  return kindsOf(piece).flatMap((kind) => {
    const i = colour.indexOf(kind);
    const hydrogens =
      atoms[i * 3] === 6
        ? hydrogensOn(atoms, open, i) * colour.filter((other) => other === kind).length
        : 0;
    if (hydrogens === 0) return [];
    const observed = protons.get(kind);
    const summary = observed
      ? summarise(observed, PROTON_SUMMARY)
      : summaryOfAlike.get(likeness(piece, i));
    return summary ? [...summary, hydrogens] : [];
  });
}

const rows = [...counted.values()]
  // What has no open place is a whole molecule: those are the library's.
  .filter(
    ({ count, piece }) =>
      count > 0 && piece.row.open.length > 0 && piece.source.length <= MOST_ATOMS,
  )
  .sort((a, b) => b.count - a.count || (a.piece.key < b.piece.key ? -1 : 1))
  .map(({ count, isUnion, piece, protons, shifts }): PieceRow => ({
    ...piece.row,
    ...(isUnion && { isUnion }),
    count,
    shifts: carbonShifts(piece, shifts),
    protons: protonShifts(piece, protons),
  }))
  .filter((row) => unitsOfPiece(row) !== null);
const bytes = encodePieces(rows);
writeFileSync(join(values.out, PIECES_FILE), bytes);
console.log(`${rows.length} pieces, ${bytes.length} bytes`);
