/**
 * Name → structure: of the names and synonyms in the shared file that the independent parser OPSIN
 * reads to the structure they are given for, how many we read to the same constitution, wrongly, or
 * not; with and without the library. Then the library's own names. Skips where OPSIN or the shared
 * data are absent. Run: npx tsx research/evaluation/naming/reading-names.main.ts [--every 1]
 * [--offset 0] [--misses file]
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { knownCompounds } from '@elucida/library/library';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { resolveName } from '@elucida/library/resolve-name';
import { LANGUAGES } from '@elucida/spectra/languages';
import { hasOpsin, readWithOpsin } from './naming-opsin.ts';
import { hasSharedData } from './naming-sets.ts';
import { readingCause } from './reading-causes.ts';
import { dataFile } from '../../datasets/data-folder.ts';
import { readRows } from '../../datasets/read-rows.ts';

interface Given {
  readonly name: string;
  readonly key: string;
}

const { values } = parseArgs({
  options: {
    every: { type: 'string', default: '1' },
    offset: { type: 'string', default: '0' },
    misses: { type: 'string' },
  },
});
if (!hasSharedData()) console.log('skipped: no shared data');
else if (!hasOpsin())
  console.log('skipped: no OPSIN (apt-get install libopsin-java default-jre-headless)');
else {
  const names = agreedNames(Number(values.every), Number(values.offset));
  const misses = measure('names OPSIN reads, with library', names, true);
  measure('names OPSIN reads, without library', names, false);
  for (const language of LANGUAGES) {
    const own = knownCompounds().map(({ names: own, smiles }) => ({
      name: own[language],
      key: keyOf(smiles),
    }));
    measure(`library ${language}`, own, true);
    measure(`library ${language}, without library`, own, false);
  }
  if (values.misses) writeFileSync(values.misses, misses.join('\n'));
}

function keyOf(smiles: string): string {
  try {
    return constitutionKey(graphFromSmiles(smiles));
  } catch {
    return '';
  }
}

/** Names that OPSIN reads to a structure they are given for. */
function agreedNames(every: number, offset: number): Given[] {
  const keys = new Map<string, Set<string>>();
  for (const row of readRows<{ name: string; synonyms: string[]; smiles: string }>(
    dataFile('names.jsonl.gz'),
  )) {
    for (const name of [row.name, ...row.synonyms]) {
      const text = name.replace(/\s+/g, ' ').trim();
      if (text !== '') keys.set(text, (keys.get(text) ?? new Set()).add(row.smiles));
    }
  }
  const all = [...keys].filter((_, i) => i % every === offset);
  const read = readWithOpsin(all.map(([name]) => name));
  return all.flatMap(([name, structures], i) => {
    const key = read[i] ? keyOf(read[i]) : '';
    return key !== '' && [...structures].some((smiles) => keyOf(smiles) === key)
      ? [{ name, key }]
      : [];
  });
}

function measure(title: string, names: readonly Given[], useLibrary: boolean): string[] {
  let same = 0;
  const wrong: string[] = [],
    missed: string[] = [];
  const start = performance.now();
  for (const { name, key } of names) {
    const { structure } = resolveName(name, { useLibrary });
    if (!structure) missed.push(name);
    else if (keyOf(structure.smiles) === key) same++;
    else wrong.push(name);
  }
  const share = (count: number): string => `${((100 * count) / names.length).toFixed(2)} %`;
  console.log(
    `${title}: ${names.length} names, same ${share(same)}, wrong ${share(wrong.length)} ` +
      `(${wrong.length}), not read ${share(missed.length)}; ` +
      `${((performance.now() - start) / names.length).toFixed(2)} ` +
      'ms a name',
  );
  const causes = new Map<string, number>();
  for (const name of missed)
    causes.set(readingCause(name), (causes.get(readingCause(name)) ?? 0) + 1);
  for (const [cause, count] of [...causes].sort((a, b) => b[1] - a[1]))
    console.log(`  not read: ${cause} ${count}`);
  return [
    ...wrong.map((name) => `wrong\t${name}`),
    ...missed.map((name) => `missed\t${readingCause(name)}\t${name}`),
  ];
}
