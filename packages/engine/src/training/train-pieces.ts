/**
 * `npx tsx packages/engine/src/training/train-pieces.ts [--data DIR] [--out DIR]`: cuts the structures of the training rows and of the named compounds at single
 * bonds outside rings between atoms with several neighbours, counts the parts, and learns the 13C shifts of their carbons where they
 * were observed. Writes packages/engine/data/pieces.bin.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { unitsOfPiece, type PieceRow } from '../candidates/pieces/learned-piece.ts';
import { defaultDataDirectory } from '../data/default-data-directory.ts';
import { encodePieces, PIECES_FILE } from '../data/pieces-format.ts';
import type { MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';
import { fingerprintKey } from '../molecules/fingerprint.ts';
import { perceive } from '../molecules/perceive.ts';
import { carries } from '../prediction/shift-tables.ts';
import { cutPieces, type CutPiece } from './cut-pieces.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from './held-out.ts';
import { median, partOf } from './observations.ts';
import { graphOfRow, readObservedMolecules, readRows } from './read-shift-rows.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(defaultDataDirectory(), '../../../../shared/data') },
    out: { type: 'string', default: defaultDataDirectory() },
    /** Leaves out the molecules that measure, as the tables of `--evaluate` do. */
    'held-out': { type: 'boolean', default: false },
  },
});

const MOST_ATOMS = 16;
/** Spread of a carbon seen once or in like molecules, ppm. */
const LEAST_SD = 1;
/** Pseudo-observations of the overall spread, ppm. */
const PRIOR_COUNT = 2, PRIOR_SD = 4;

interface Counted { piece: CutPiece; count: number; shifts: Map<number, number[]> }

const counted = new Map<string, Counted>();
const seen = new Set<number>();
const isLeftOut = (key: number): boolean => values['held-out'] && partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT) === 0;

/** Parts with what rings carry, and bare rings beside it: a ring is met with other substituents than those known. */
function bothCuts(graph: MolecularGraph, perception: Perception): CutPiece[] {
  const coarse = cutPieces(graph, perception);
  const known = new Set(coarse.map(({ key }) => key));
  return [...coarse, ...cutPieces(graph, perception, true).filter(({ key }) => !known.has(key))];
}

function take(piece: CutPiece): Counted {
  const known = counted.get(piece.key) ?? { piece, count: 0, shifts: new Map<number, number[]>() };
  counted.set(piece.key, known);
  return known;
}

for (const { graph, key, perception, shifts } of readObservedMolecules(join(values.data, SHIFT_FILES.C13), (graph, atom) => carries('C13', graph, atom))) {
  if (isLeftOut(key)) continue;
  for (const piece of bothCuts(graph, perception)) {
    const { shifts: known } = take(piece);
    piece.source.forEach((atom, i) => {
      const observed = shifts.get(perception.symmetryClass[atom]);
      if (observed) known.set(piece.colour[i], [...(known.get(piece.colour[i]) ?? []), median(observed)]);
    });
  }
}
for (const graph of [...Object.values(SHIFT_FILES), 'names.jsonl.gz'].flatMap((file) => readRows(join(values.data, file))).flatMap((row) => graphOfRow(row) ?? [])) {
  const perception = perceive(graph);
  const key = fingerprintKey(graph, perception);
  if (seen.has(key) || isLeftOut(key)) continue;
  seen.add(key);
  new Map(bothCuts(graph, perception).map((piece) => [piece.key, piece])).forEach((piece) => take(piece).count++);
}

const rows = [...counted.values()]
  // What has no open place is a whole molecule: those are the library's.
  .filter(({ count, piece }) => count > 0 && piece.row.open.length > 0 && piece.source.length <= MOST_ATOMS)
  .sort((a, b) => b.count - a.count || (a.piece.key < b.piece.key ? -1 : 1))
  .map(({ count, piece, shifts }): PieceRow => ({
    ...piece.row, count,
    shifts: [...new Set(piece.colour)].sort((a, b) => a - b).flatMap((colour) => {
      const observed = shifts.get(colour);
      if (!observed) return [];
      const middle = median(observed);
      const square = observed.reduce((sum, shift) => sum + Math.min(400, (shift - middle) ** 2), PRIOR_COUNT * PRIOR_SD ** 2) / (observed.length + PRIOR_COUNT);
      return [Math.round(middle * 10) / 10, Math.round(Math.max(LEAST_SD, Math.sqrt(square)) * 10) / 10];
    }),
  }))
  .filter((row) => unitsOfPiece(row) !== null);
const bytes = encodePieces(rows);
writeFileSync(join(values.out, PIECES_FILE), bytes);
console.log(`${rows.length} pieces, ${bytes.length} bytes`);
