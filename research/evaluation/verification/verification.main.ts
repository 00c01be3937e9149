/**
 * Bench of verification: npx tsx research/evaluation/verification/verification.main.ts
 * [--cases FILE] [--from N] [--to N] [--every N] [--offset N] [--without-ir] [--with-library] [--out FILE]
 * Or, for several of its files together: … verification.main.ts --summary FILE …
 * Cases with ¹H and ¹³C, each asked about its truth and about up to five wrong structures
 * (`wrong-structures.ts`). The formula is left open: it is that of the structure asked about. Without the
 * library of known molecules.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { verify } from '@elucida/analysis/verify/verify';
import { unattended } from '@elucida/engine/stages';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { summarise, type Verified } from './summarise.ts';
import { wrongStructures } from './wrong-structures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cases: { type: 'string', default: '../shared/data/cases/experimental.dev.jsonl' },
    from: { type: 'string', default: '1' },
    to: { type: 'string', default: '40' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    'without-ir': { type: 'boolean', default: false },
    'with-library': { type: 'boolean', default: false },
    out: { type: 'string' },
    summary: { type: 'boolean', default: false },
  },
});

if (values.summary) {
  const lines = positionals.flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'));
  console.log(summarise(lines.map((line) => JSON.parse(line) as Verified)));
  process.exit(0);
}

const needed = ['H1NMR', 'C13NMR'] as const;
const cases = readCases(values.cases)
  .filter(({ spectra }) => needed.every((type) => spectra.some((each) => each.type === type)))
  .filter(({ heavyAtoms: n }) => n >= Number(values.from) && n <= Number(values.to))
  .filter((_, i) => i % Number(values.every) === Number(values.offset));
const env = { data: loadBenchData(), ocr: undefined as never, task: unattended };
const all: Verified[] = [];
for (const test of cases) {
  const spectra = test.spectra.filter(({ type }) => type !== 'IR' || !values['without-ir']);
  const wrong = wrongStructures(test.answer, seededRandom(1));
  for (const { kind, smiles } of [{ kind: 'truth' as const, smiles: test.answer }, ...wrong]) {
    const started = performance.now();
    const { verdict, probability, rank } = await verify(
      { structure: smiles, spectra, lang: 'en', useLibrary: values['with-library'] },
      env,
    );
    const seconds = (performance.now() - started) / 1000;
    all.push({ id: test.id, kind, smiles, verdict, probability, rank, seconds });
    if ((kind === 'truth') !== (verdict === 'consistent'))
      console.log(`${test.id}  ${kind}  ${verdict}  ${probability.toFixed(3)}  ${smiles}`);
  }
}
console.log(summarise(all));
if (values.out) writeFileSync(values.out, all.map((each) => JSON.stringify(each)).join('\n'));
