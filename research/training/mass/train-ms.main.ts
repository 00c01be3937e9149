/**
 * Learns how likely each kind of cleavage is to show, tells how well that separates isomers, and
 * writes packages/prediction/data/ms-weights.bin.
 * Run: npx tsx research/training/mass/train-ms.main.ts [--dry]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { CLEAVAGE_KINDS } from '@elucida/engine/evidence/cleavages';
import { fragmentKinds } from '@elucida/engine/techniques/mass/mass-fragments';
import {
  ABSENT,
  BY_KIND,
  BY_STABILITY,
  fragmentRows,
  logProbability,
  LOWEST_MASS,
  MAJOR,
  molecularIonRows,
  MINOR,
  ROW_COUNT,
} from '@elucida/engine/techniques/mass/mass-model';
import { massStates } from '@elucida/engine/techniques/mass/mass-states';
import { STABILITY_KINDS, stabilityBits } from '@elucida/engine/techniques/mass/mass-stability';
import { nominalMass } from '@elucida/engine/techniques/mass/nominal-mass';
import { pack, unpack } from '@elucida/prediction/data/packed-table';
import {
  formulaKey,
  groupByFormula,
  readMolecule,
  testAgainstIsomers,
  type Molecule,
} from '../isomer-decoys.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { dataFile } from '../../datasets/data-folder.ts';
import { seededRandom } from '../../datasets/seeded-random.ts';

interface MsRow {
  smiles: string;
  peaks: [number, number][];
}
interface Example {
  molecule: Molecule;
  mass: number;
  states: Uint8Array;
}

const SCALE = 1 / 24;
const FOLDS = 5;
const rows = new Uint16Array(64);

const examples: Example[] = [];
for (const row of readRows<MsRow>(dataFile('ms/ms_ei.train.jsonl.gz'))) {
  const molecule = readMolecule(row.smiles);
  if (!molecule) continue;
  const mass = nominalMass(molecule.graph);
  const highest = Math.max(...row.peaks.map((peak) => peak[0]));
  // Above M+8 the record is of a derivative (trimethylsilyl) or of something else; below M-60 it
  // was cut off.
  if (mass > 320 || mass < 40 || highest > mass + 8 || highest < mass - 60) continue;
  examples.push({
    molecule,
    mass,
    states: massStates(
      row.peaks.map(([mz, intensity]) => ({ m_z: mz, rel_int: intensity })),
      mass,
    ),
  });
}
const known = readRows<{ smiles: string }>(dataFile('names.jsonl.gz')).flatMap(
  (row) => readMolecule(row.smiles) ?? [],
);
const isomers = groupByFormula([...examples.map((example) => example.molecule), ...known]);

function fit(training: readonly Example[]): Float32Array {
  const random = seededRandom(3);
  const weights = new Float32Array(ROW_COUNT * 2);
  const squares = new Float32Array(ROW_COUNT * 2).fill(1e-2);
  const items = training.flatMap((example) => [...observations(example)]);
  const seen = new Float64Array(ROW_COUNT);
  for (const item of items) for (const row of item.rows) seen[row]++;
  for (let epoch = 0; epoch < 8; epoch++) {
    for (let i = items.length - 1; i > 0; i--) {
      const j = Math.floor(random() * (i + 1));
      [items[i], items[j]] = [items[j], items[i]];
    }
    for (const { rows: active, state } of items) {
      let zMinor = 0,
        zMajor = 0;
      for (const row of active) {
        zMinor += weights[2 * row];
        zMajor += weights[2 * row + 1];
      }
      const minor = Math.exp(zMinor),
        major = Math.exp(zMajor),
        total = 1 + minor + major;
      const gradient = [
        minor / total - (state === MINOR ? 1 : 0),
        major / total - (state === MAJOR ? 1 : 0),
      ];
      for (const row of active) {
        for (let side = 0; side < 2; side++) {
          const at = 2 * row + side;
          const g = gradient[side] + ((row === 0 ? 0 : 2) / seen[row]) * weights[at];
          squares[at] += g * g;
          weights[at] -= (0.2 * g) / Math.sqrt(squares[at]);
        }
      }
    }
  }
  return weights;
}

function* observations({
  molecule,
  mass,
  states,
}: Example): Generator<{ rows: Uint16Array; state: number }> {
  const kinds = fragmentKinds(molecule.graph, molecule.perception, molecule.groups);
  for (let mz = LOWEST_MASS; mz < mass; mz++)
    yield { rows: rows.slice(0, fragmentRows(mz, mass, kinds[mz], rows)), state: states[mz] };
  yield {
    rows: rows.slice(0, molecularIonRows(stabilityBits(molecule.groups), rows)),
    state: states[mass],
  };
}

function logLikelihood(table: Float32Array, molecule: Molecule, { mass, states }: Example): number {
  let sum = 0;
  for (const { rows: active, state } of observations({ molecule, mass, states }))
    sum += logProbability(table, active, active.length, state);
  return sum;
}

const hash = (key: string) => [...key].reduce((h, char) => (h * 31 + char.charCodeAt(0)) >>> 0, 7);
const cases = [];
for (let fold = 0; fold < FOLDS; fold++) {
  const table = unpack(
    pack(fit(examples.filter((e) => hash(e.molecule.key) % FOLDS !== fold)), SCALE),
  );
  for (const example of examples) {
    if (hash(example.molecule.key) % FOLDS !== fold) continue;
    const others = isomers
      .get(formulaKey(example.molecule.graph))!
      .filter((other) => other.key !== example.molecule.key)
      .slice(0, 60);
    if (others.length > 0)
      cases.push({
        truth: logLikelihood(table, example.molecule, example),
        isomers: others.map((m) => logLikelihood(table, m, example)),
      });
  }
}
const result = testAgainstIsomers(cases);
const gains = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.8]
  .map((scale) => `${scale}: ${result.gain(scale).toFixed(3)}`)
  .join('  ');
console.log(
  `${examples.length} spectra; ${result.spectra} with isomers, ${FOLDS}-fold: ` +
    `${result.isomersMean.toFixed(1)} isomers each: AUC ${result.auc.toFixed(3)}, ` +
    `first or tied ${result.top1.toFixed(3)}; nats by scale ${gains}`,
);

const table = fit(examples);
for (const [i, kind] of CLEAVAGE_KINDS.entries())
  console.log(
    kind.padEnd(26),
    table[2 * (BY_KIND + i)].toFixed(2),
    table[2 * (BY_KIND + i) + 1].toFixed(2),
  );
for (const [i, kind] of STABILITY_KINDS.entries())
  console.log(
    `M+ ${kind}`.padEnd(26),
    table[2 * (BY_STABILITY + i)].toFixed(2),
    table[2 * (BY_STABILITY + i) + 1].toFixed(2),
  );
console.log(
  'state shares ' +
    `${[ABSENT, MINOR, MAJOR].map((s) => examples.reduce((n, e) => n + e.states.filter((x) => x === s).length, 0))}`,
);
if (!process.argv.includes('--dry'))
  writeFileSync(join(defaultDataDirectory(), 'ms-weights.bin'), pack(table, SCALE));
