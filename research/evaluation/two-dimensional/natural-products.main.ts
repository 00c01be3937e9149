/**
 * Natural products from published tables and records:
 * npx tsx research/evaluation/two-dimensional/natural-products.main.ts
 * [--only NAME,…] [--stage 1d|all]… [--seed N] [--out FILE]
 * Each runs with its lists alone (`1d`), then with its spectra in two dimensions as well (`all`), without the library
 * of known molecules. The seed is the search's and that of correlations made from an assignment.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { loadBenchData } from '../engine/run-bench.ts';
import { runCase, type CaseResult } from '../engine/run-case.ts';
import { allProducts, MISSING } from './natural-products/all-products.ts';
import { hasDataFolder } from './natural-products/from-data-folder.ts';
import type { NaturalProductCase } from './natural-products/natural-product.ts';
import { toCase } from './natural-products/to-case.ts';

const STAGES = ['1d', 'all'] as const;
/** Confidence from which a wrong answer misleads. */
const SURE = 0.9;

const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    stage: { type: 'string', multiple: true, default: [...STAGES] },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});
const seed = Number(values.seed);

/** Whether a result is right, says itself that it is open, or misleads. */
function verdictOf({ rank, confidence, verdict }: CaseResult): string {
  if (rank === 1) return verdict === 'identified' ? 'right' : 'right, inconclusive';
  if (confidence >= SURE) return `wrong and confident`;
  return verdict === 'inconclusive' ? 'honestly inconclusive' : 'wrong';
}

const originsOf = ({ origins }: NaturalProductCase): string =>
  Object.entries(origins)
    .map(([type, origin]) => `${type} ${origin}`)
    .join(', ');

const data = loadBenchData();
const wanted = values.only?.split(',');
if (!hasDataFolder()) console.log('Without the data folder five products are left out.');
const products = allProducts()
  .filter(({ name }) => wanted?.includes(name) ?? true)
  .map((product) => ({ product: toCase(product, seed), graph: graphFromSmiles(product.smiles) }))
  .sort((a, b) => a.graph.atomCount - b.graph.atomCount);
const kept: (CaseResult & { readonly stage: string })[] = [];
for (const { product, graph } of products) {
  console.log(
    `${product.name}  ${graph.atomCount} heavy atoms  ${originsOf(product)}` +
      `${product.isInTraining ? '  in training' : ''}\n   ${product.source}`,
  );
  for (const stage of values.stage) {
    const test = {
      id: product.name,
      formula: product.formula,
      heavyAtoms: graph.atomCount,
      answer: product.smiles,
      spectra: stage === '1d' ? product.lists : [...product.lists, ...product.correlated],
    };
    const result = runCase(test, data, { useLibrary: false, seed, asGiven: false });
    kept.push({ ...result, stage });
    console.log(
      [
        `   ${stage.padEnd(3)}`,
        `rank ${result.rank ?? '–'}`,
        result.confidence.toFixed(2),
        verdictOf(result),
        `${(result.milliseconds / 1000).toFixed(1)} s`,
        ...(result.setAside.length > 0 ? [`set aside ${result.setAside.join(', ')}`] : []),
        ...(result.rank === 1 ? [] : [`best ${result.best ?? '–'}`]),
      ].join('  '),
    );
  }
}
for (const { name, formula, tried } of MISSING)
  if (wanted?.includes(name) ?? true) console.log(`${name}  ${formula}  missing: ${tried}`);
if (values.out) writeFileSync(values.out, kept.map((each) => JSON.stringify(each)).join('\n'));
