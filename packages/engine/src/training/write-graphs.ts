/**
 * `npx tsx packages/engine/src/training/write-graphs.ts OUT.jsonl [--data DIR]`: the molecules of
 * both shift files as the network
 * sees them (tokens, bonds), with their observed shifts and the part they are held out in, for
 * `train-network.py`.
 */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '../data/default-data-directory.ts';
import { MAX_DEGREE } from '../molecules/graph.ts';
import { atomTokens, bondKind, TOKENS } from '../prediction/neural/atom-tokens.ts';
import { carries, type Nucleus } from '../prediction/shift-tables.ts';
import { HELD_OUT_PARTS, HELD_OUT_SALT, SHIFT_FILES } from './held-out.ts';
import { median, partOf } from './observations.ts';
import { readObservedMolecules, type ObservedMolecule } from './read-shift-rows.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    data: { type: 'string', default: join(defaultDataDirectory(), '../../../../shared/data') },
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
    `${JSON.stringify({ key, part: partOf(key, HELD_OUT_PARTS, HELD_OUT_SALT), tokens: [...tokens], bonds, c: shifts.C13 ?? [], h: carbons })}\n`,
  );
}
out.end();
