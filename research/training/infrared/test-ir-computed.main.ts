/**
 * Tells how well the IR rules separate computed spectra, as read from the images of the development
 * cases, from known
 * isomers: as if they had been measured, and as computed ones.
 * Run: npm run -s elucidate -- --batch CASES.jsonl --images-only --out ANSWERS.jsonl (cases:
 * `cases/molpuzzle.dev.jsonl`), then
 * npx tsx research/training/infrared/test-ir-computed.main.ts ANSWERS.jsonl
 */
import { readFileSync } from 'node:fs';
import type { IrSpectrum, Spectrum } from '@elucida/spectra/spectrum';
import { COMPUTED_PHASE } from '@elucida/reading/techniques/infrared/read-infrared-image';
import { prepareIr, scoreIr } from '@elucida/engine/techniques/infrared/score-infrared';
import { formulaKey, groupByFormula, readMolecule, testAgainstIsomers } from '../isomer-decoys.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { dataFile } from '../../datasets/data-folder.ts';

const readLines = <Row>(file: string) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Row);
const known = [
  'names.jsonl.gz',
  'ir/ir_bands.calibration.jsonl.gz',
  'nmr/shifts13c.train.jsonl.gz',
  'nmr/shifts1h.train.jsonl.gz',
].flatMap((file) =>
  readRows<{ smiles: string }>(dataFile(file)).flatMap((row) => readMolecule(row.smiles) ?? []),
);
const isomers = groupByFormula(known);
const truths = new Map(
  readLines<{ id: string; answer: string }>(dataFile('cases/molpuzzle.dev.jsonl')).map(
    ({ id, answer }) => [id, answer],
  ),
);
const answers = readLines<{ id: string; spectra: Spectrum[] }>(process.argv[2]);

for (const phase of ['', 'gas', COMPUTED_PHASE]) {
  const tested = answers.flatMap(({ id, spectra }) => {
    const ir = spectra.find((spectrum): spectrum is IrSpectrum => spectrum.type === 'IR');
    const truth = readMolecule(truths.get(id) ?? '');
    const others = truth
      ? (isomers.get(formulaKey(truth.graph)) ?? []).filter((other) => other.key !== truth.key)
      : [];
    if (!ir || !truth || others.length === 0) return [];
    const prepared = prepareIr({ ...ir, metadata: { phase } });
    return [
      {
        truth: scoreIr(truth.groups, prepared),
        isomers: others.map((other) => scoreIr(other.groups, prepared)),
      },
    ];
  });
  const result = testAgainstIsomers(tested);
  console.log(
    `${(phase || 'phase unknown').padEnd(14)} ${result.spectra} spectra, ${result.isomersMean.toFixed(1)} ` +
      `isomers: AUC ${result.auc.toFixed(3)}, first or tied ${result.top1.toFixed(3)}, ` +
      `nats at full weight ${result.gain(1).toFixed(3)}`,
  );
}
