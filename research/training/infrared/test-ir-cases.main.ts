/**
 * Tells how well the IR rules separate the development cases from known isomers, as a request
 * reaches them: full lists with strengths, without the phase, without strengths, and only the five
 * strongest bands. Run: npx tsx research/training/infrared/test-ir-cases.main.ts
 */
import type { IrSpectrum } from '@elucida/spectra/spectrum';
import { prepareIr, scoreIr } from '@elucida/engine/techniques/infrared/score-infrared';
import { formulaKey, groupByFormula, readMolecule, testAgainstIsomers } from '../isomer-decoys.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { dataFile } from '../../datasets/data-folder.ts';
import { readCases } from '../../evaluation/cases/read-cases.ts';

const known = ['names.jsonl.gz', 'ir/ir_bands.calibration.jsonl.gz'].flatMap((file) =>
  readRows<{ smiles: string }>(dataFile(file)).flatMap((row) => readMolecule(row.smiles) ?? []),
);
const isomers = groupByFormula(known);
const cases = readCases(dataFile('cases/experimental.dev.jsonl'));

const rank: Record<string, number> = { s: 3, m: 2, w: 1 };
const views: Record<string, (ir: IrSpectrum) => IrSpectrum> = {
  'as given': (ir) => ir,
  'phase unknown': (ir) => ({ ...ir, metadata: {} }),
  'no strengths': (ir) => ({
    ...ir,
    peaks: ir.peaks.map(({ wavenumber_cm1 }) => ({ wavenumber_cm1 })),
  }),
  'five strongest, no phase': (ir) => ({
    ...ir,
    metadata: {},
    peaks: [...ir.peaks]
      .sort((p, q) => rank[q.intensity ?? 'w'] - rank[p.intensity ?? 'w'])
      .slice(0, 5)
      .map(({ wavenumber_cm1 }) => ({ wavenumber_cm1 })),
  }),
};
for (const [name, view] of Object.entries(views)) {
  const tested = cases.flatMap(({ answer, spectra }) => {
    const ir = spectra.find((spectrum) => spectrum.type === 'IR');
    const truth = ir && readMolecule(answer);
    const others = truth
      ? (isomers.get(formulaKey(truth.graph)) ?? []).filter((other) => other.key !== truth.key)
      : [];
    if (!truth || others.length === 0) return [];
    const prepared = prepareIr(view(ir));
    return [
      {
        truth: scoreIr(truth.groups, prepared),
        isomers: others.map((other) => scoreIr(other.groups, prepared)),
      },
    ];
  });
  const result = testAgainstIsomers(tested);
  console.log(
    `${name.padEnd(26)} ${result.spectra} spectra, ${result.isomersMean.toFixed(1)} ` +
      `isomers: AUC ${result.auc.toFixed(3)}, first or tied ${result.top1.toFixed(3)}, ` +
      `nats at full weight ${result.gain(1).toFixed(3)}, at 1.5 ${result.gain(1.5).toFixed(3)}, ` +
      `at 0.6 ${result.gain(0.6).toFixed(3)}`,
  );
}
