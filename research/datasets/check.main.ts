/**
 * Compares the data sets with what the tables were learned from and the benches measured on:
 * npx tsx research/datasets/check.main.ts
 * Ends with 1 where one is absent or changed.
 */
import { DATASETS, stateOf, type Dataset } from './datasets.ts';

for (const name of Object.keys(DATASETS) as Dataset[]) {
  const state = stateOf(name);
  if (state !== 'as meant') process.exitCode = 1;
  console.log(`${state.padEnd(9)} ${name}`);
}
