/**
 * Tells how well the UV-Vis rules separate molecules with known maxima from known isomers: with
 * every known isomer, and with those alone that have as many sp2 carbons, which a 13C spectrum does
 * not tell apart by itself. Run: npx tsx research/training/ultraviolet/test-uv.main.ts [--each]
 */
import { MAX_DEGREE } from '@elucida/molecules/graph';
import { scoreUvVis } from '@elucida/engine/techniques/ultraviolet/uv-vis';
import {
  formulaKey,
  groupByFormula,
  readMolecule,
  testAgainstIsomers,
  type Molecule,
} from '../isomer-decoys.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { UV_MAXIMA } from './uv-maxima.ts';
import { dataFile } from '../../datasets/data-folder.ts';

const known = [
  'names.jsonl.gz',
  'nmr/shifts13c.train.jsonl.gz',
  'nmr/shifts1h.train.jsonl.gz',
].flatMap((file) =>
  readRows<{ smiles: string }>(dataFile(file)).flatMap((row) => readMolecule(row.smiles) ?? []),
);
const measured = UV_MAXIMA.flatMap(([name, smiles, ...maxima]) => {
  const molecule = readMolecule(smiles);
  if (!molecule) throw new Error(`${name}: ${smiles} cannot be read`);
  return [{ name, molecule, peaks: maxima.map((nm) => ({ lambda_max_nm: nm })) }];
});
const isomers = groupByFormula([...known, ...measured.map(({ molecule }) => molecule)]);

/** Carbons of aromatic rings and of double bonds. */
function sp2Carbons({ graph, perception }: Molecule): number {
  let count = 0;
  for (let a = 0; a < graph.atomCount; a++) {
    const orders = graph.orders.subarray(a * MAX_DEGREE, a * MAX_DEGREE + graph.degree[a]);
    if (graph.element[a] === 6 && (perception.aromatic[a] || orders.includes(2))) count++;
  }
  return count;
}

for (const [title, isFair] of [
  ['all known isomers', () => true],
  [
    'those with as many sp2 carbons',
    (one: Molecule, other: Molecule) => sp2Carbons(one) === sp2Carbons(other),
  ],
] as const) {
  const tested = measured.flatMap(({ name, molecule, peaks }) => {
    const others = (isomers.get(formulaKey(molecule.graph)) ?? []).filter(
      (other) => other.key !== molecule.key && isFair(molecule, other),
    );
    if (others.length === 0) return [];
    const score = ({ graph, perception, groups }: Molecule) =>
      scoreUvVis(graph, perception, groups, peaks);
    const result = { truth: score(molecule), isomers: others.map(score) };
    if (process.argv.includes('--each'))
      console.log(
        name.padEnd(28),
        result.truth.toFixed(2),
        `better than ${result.isomers.filter((x) => x < result.truth).length}, level ` +
          `with ${result.isomers.filter((x) => x === result.truth).length} of ${result.isomers.length}`,
      );
    return [result];
  });
  const result = testAgainstIsomers(tested);
  console.log(
    `${title.padEnd(32)} ${result.spectra} spectra, ${result.isomersMean.toFixed(1)} ` +
      `isomers: AUC ${result.auc.toFixed(3)}, first or tied ${result.top1.toFixed(3)}, ` +
      `nats at full weight ${result.gain(1).toFixed(3)}`,
  );
}
