/**
 * Learns which bands which groups show, tells how well that separates isomers, and writes
 * packages/prediction/data/ir-weights.bin.
 * Run: npx tsx research/training/infrared/train-ir.main.ts [--dry]
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { cellStates } from '@elucida/engine/techniques/infrared/infrared-features';
import { irLogLikelihoodWith } from '@elucida/engine/techniques/infrared/infrared-model';
import { pack, unpack } from '@elucida/prediction/data/packed-table';
import { fitIr, type IrExample } from './fit-ir.ts';
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

interface IrRow {
  smiles: string;
  state: string | null;
  bands: [number, number][];
}

const SCALE = 1 / 20;
const OPTIONS = { epochs: 12, precision: 1.5, gasPrecision: 4 };

const rows = readRows<IrRow>(dataFile('ir/ir_bands.calibration.jsonl.gz'));
const examples: (IrExample & { molecule: Molecule })[] = [];
for (const row of rows) {
  const molecule = readMolecule(row.smiles);
  if (!molecule || row.bands.length < 4) continue;
  const gas = row.state === 'gas';
  const mull = /MULL|NUJOL|OIL/i.test(row.state ?? '');
  const states = cellStates(
    row.bands.map(([position, strength]) => ({ position, strength: strength / 100 })),
    mull,
  );
  examples.push({ molecule, groups: molecule.groups, gas, states });
}

const known = readRows<{ smiles: string }>(dataFile('names.jsonl.gz')).flatMap(
  (row) => readMolecule(row.smiles) ?? [],
);
const isomers = groupByFormula([...examples.map((example) => example.molecule), ...known]);

// A tenth of the constitutions is held out for the figures; the table itself is learned from all of
// them.
const isHeldOut = (key: string) =>
  [...key].reduce((hash, char) => (hash * 31 + char.charCodeAt(0)) >>> 0, 7) % 10 === 0;
const trained = fitIr(
  examples.filter((e) => !isHeldOut(e.molecule.key)),
  { ...OPTIONS, random: seededRandom(1) },
);
const quantised = unpack(pack(trained, SCALE));
for (const [name, wanted] of [
  ['gas phase', true],
  ['condensed', false],
] as const) {
  const cases = [];
  for (const { molecule, gas, states } of examples) {
    if (gas !== wanted || !isHeldOut(molecule.key) || molecule.graph.atomCount > 20) continue;
    const others = isomers
      .get(formulaKey(molecule.graph))!
      .filter((other) => other.key !== molecule.key);
    if (others.length === 0) continue;
    const score = (m: Molecule) =>
      irLogLikelihoodWith(quantised, m.groups, states, gas, { weak: 1, strong: 1 });
    cases.push({ truth: score(molecule), isomers: others.map(score) });
  }
  const result = testAgainstIsomers(cases);
  const gains = [0.2, 0.3, 0.4, 0.5, 0.6, 0.8, 1]
    .map((scale) => `${scale}: ${result.gain(scale).toFixed(3)}`)
    .join('  ');
  console.log(
    `${name}: ${result.spectra} held-out spectra, ${result.isomersMean.toFixed(1)} ` +
      `isomers each: AUC ${result.auc.toFixed(3)}, first or tied ${result.top1.toFixed(3)}; ` +
      `nats by scale ${gains}`,
  );
}

if (!process.argv.includes('--dry')) {
  const weights = pack(fitIr(examples, { ...OPTIONS, random: seededRandom(1) }), SCALE);
  writeFileSync(join(defaultDataDirectory(), 'ir-weights.bin'), weights);
  console.log(`${examples.length} spectra, ${weights.length} bytes written`);
}
