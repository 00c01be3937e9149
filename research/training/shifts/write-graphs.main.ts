/**
 * `npx tsx research/training/shifts/write-graphs.main.ts OUT.jsonl [--data DIR]`: the molecules of
 * both shift files as the network sees them (tokens, bonds), with their observed shifts and the
 * part they are held out in, for `train-network.py`.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { atomTokens, bondKind, TOKENS } from '@elucida/prediction/neural/atom-tokens';
import { carries, type Nucleus } from '@elucida/prediction/shift-tables';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from './held-out.ts';
import { partOf } from '../../datasets/part-of.ts';
import { median } from './observations.ts';
import { readObservedMolecules, type ObservedMolecule } from '../../datasets/read-shift-rows.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: DATA_FOLDER },
  },
});

interface Joined {
  molecule: ObservedMolecule;
  shifts: Partial<Record<Nucleus, [atom: number, ppm: number][]>>;
}

const joined = new Map<number, Joined>();
for (const nucleus of ['C13', 'H1'] as const) {
  for (const molecule of readObservedMolecules(
    join(values.data, SHIFT_FILES[nucleus]),
    (graph, atom) => carries(nucleus, graph, atom),
  )) {
    const known = joined.get(molecule.key) ?? { molecule, shifts: {} };
    // The other file may number the atoms otherwise: classes are numbered canonically, atoms are
    // not.
    const { symmetryClass } = known.molecule.perception;
    known.shifts[nucleus] = [...molecule.shifts].map(([symmetry, ppm]) => [
      symmetryClass.indexOf(symmetry),
      median(ppm),
    ]);
    joined.set(molecule.key, known);
  }
}

const out = createWriteStream(positionals[0]);
for (const {
  molecule: { graph, key, perception },
  shifts,
} of joined.values()) {
  const tokens = new Uint8Array(graph.atomCount * TOKENS);
  atomTokens(graph, perception, tokens);
  const bonds: [number, number, number][] = [];
  for (let a = 0; a < graph.atomCount; a++) {
    for (let slot = a * MAX_DEGREE; slot < a * MAX_DEGREE + graph.degree[a]; slot++)
      bonds.push([graph.neighbours[slot], a, bondKind(graph, perception, slot)]);
  }
  const carbons = (shifts.H1 ?? []).filter(([atom]) => graph.element[atom] === 6);
  out.write(
    `${JSON.stringify({
      key,
      part: partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT),
      tokens: [...tokens],
      bonds,
      c: shifts.C13 ?? [],
      h: carbons,
    })}\n`,
  );
}
out.end();
