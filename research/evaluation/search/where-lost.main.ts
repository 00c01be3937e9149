/**
 * Where truths that are not first were lost: npx tsx research/evaluation/search/where-lost.main.ts
 * [--cases FILE] [--from 12] [--to 20] [--seed 1] [--every 1] [--offset 0] [--only ID,…] [--tables DIR]
 */
import { parseArgs } from 'node:util';
import { readCases } from '../cases/read-cases.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { skeletonKinds } from './skeleton-kinds.ts';
import { CAUSES, whereLost } from './where-lost.ts';

const { values } = parseArgs({
  options: {
    cases: { type: 'string' },
    from: { type: 'string', default: '12' },
    to: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    only: { type: 'string' },
    tables: { type: 'string' },
  },
});

const data = loadBenchData(values.tables);
const cases = readCases(values.cases)
  .filter(({ heavyAtoms: atoms }) => atoms >= Number(values.from) && atoms <= Number(values.to))
  .filter(({ id }) => !values.only || values.only.split(',').includes(id))
  .filter((_, i) => i % Number(values.every) === Number(values.offset));
const losses = cases.map((test) => {
  const loss = whereLost(test, data, Number(values.seed));
  const kinds = skeletonKinds(test.answer);
  console.log(
    [
      test.id,
      test.heavyAtoms,
      loss.cause ?? 'first',
      `rank ${loss.rank ?? '–'}`,
      `parts ${loss.partsKnown ? 'known' : 'new'}`,
      `set ${loss.setRank ?? '–'}`,
      `met ${loss.metAfter ?? '–'}`,
      `behind ${loss.behind.toFixed(1)}`,
      `confidence ${loss.confidence.toFixed(2)}`,
      `${loss.seconds.toFixed(1)} s`,
      kinds.join(', '),
      loss.cause ? test.answer : '',
    ].join('\t'),
  );
  return { ...loss, kinds };
});

/** Counts by cause of some of the losses. */
const row = (title: string, of: typeof losses): string =>
  [
    title,
    of.length,
    ...[null, ...CAUSES].map((cause) => of.filter((x) => x.cause === cause).length),
  ].join('\t');
console.log(['', 'cases', 'first', ...CAUSES].join('\t'));
console.log(row('all', losses));
console.log(
  row(
    'parts known',
    losses.filter((x) => x.partsKnown),
  ),
);
console.log(
  row(
    'parts new',
    losses.filter((x) => !x.partsKnown),
  ),
);
for (const kind of new Set(losses.flatMap(({ kinds }) => kinds)))
  console.log(
    row(
      kind,
      losses.filter(({ kinds }) => kinds.includes(kind)),
    ),
  );
