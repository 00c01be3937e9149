/**
 * Structure → name, read back by the independent parser OPSIN: how many structures get a systematic
 * name, and how many of the names
 * mean the same constitution. Skips where OPSIN or the shared data are absent.
 * Speed: perception, names in three languages and their read-back, of graphs made before. tsx notes
 * the name of every function that is made, which the
 * shipped builds do not: they are a tenth to a fifth faster.
 * Run: npx tsx research/evaluation/naming/naming.main.ts [names|isomers|training …] [--count 5000]
 * [--misses file]
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { stereoFromSmiles, stereoKey } from '@elucida/molecules/stereo';
import { nameGraph, nameStructure } from '@elucida/library/name-structure';
import { systematicNames } from '@elucida/naming/systematic-names';
import { causeOf } from './naming-causes.ts';
import { hasOpsin, readWithOpsin } from './naming-opsin.ts';
import { hasSharedData, NAMING_SETS, structuresOf, type NamingSet } from './naming-sets.ts';
import { threadMilliseconds } from '../speed/thread-time.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { count: { type: 'string', default: '5000' }, misses: { type: 'string' } },
});
const sets = positionals.length > 0 ? (positionals as NamingSet[]) : NAMING_SETS;
if (!hasSharedData()) console.log('skipped: no shared data');
else if (!hasOpsin())
  console.log('skipped: no OPSIN (apt-get install libopsin-java default-jre-headless)');
else {
  if (values.misses) writeFileSync(values.misses, '');
  for (const set of sets) {
    bench(set, Number(values.count));
    benchStereo(set, Number(values.count));
  }
}

function keyOf(smiles: string): string {
  try {
    return constitutionKey(graphFromSmiles(smiles));
  } catch {
    return '';
  }
}

function bench(set: NamingSet, count: number): void {
  const graphs: { smiles: string; graph: MolecularGraph }[] = [];
  for (const smiles of structuresOf(set, count)) {
    try {
      graphs.push({ smiles, graph: graphFromSmiles(smiles) });
    } catch {
      // Not a structure of the engine's.
    }
  }
  // Half of them warm the compiler up, the other half is new to the process then; the last pass is
  // over all.
  const halves = [0, 1].map((half) => graphs.filter((_, i) => i % 2 === half));
  const [first, unseen] = halves.map((half) => speedOf(half));
  const rows: { smiles: string; graph: MolecularGraph; name: string | null }[] = [];
  const again = speedOf(graphs, (row, name) => rows.push({ ...row, name }));
  const named = rows.filter(({ name }) => name !== null);
  const read = readWithOpsin(named.map(({ name }) => name!));
  const misses = rows
    .filter(({ name }) => name === null)
    .map((row) => ({ ...row, outcome: 'no name' }));
  named.forEach((row, i) => {
    if (read[i] === '') misses.push({ ...row, outcome: 'unreadable' });
    else if (keyOf(read[i]) !== constitutionKey(row.graph))
      misses.push({ ...row, outcome: 'different' });
  });
  const of = (outcome: string) => misses.filter((miss) => miss.outcome === outcome).length;
  const percent = (part: number, whole: number) =>
    `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  console.log(
    `${set}: ${rows.length} structures, named ${percent(named.length, rows.length)}; ` +
      `of the names read back ${percent(named.length - of('unreadable') - of('different'), named.length)}, ` +
      `different ${of('different')}, unreadable ${of('unreadable')}`,
  );
  console.log(
    "  structures a second of the thread's time (of all threads): first half of " +
      `the process ${first}, others never named before ${unseen}, all again ${again}`,
  );
  const causes = new Map<string, number>();
  for (const { graph, outcome } of misses) {
    const cause = `${outcome}: ${causeOf(graph)}`;
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  for (const [cause, n] of [...causes].sort((a, b) => b[1] - a[1]).slice(0, 25))
    console.log(`  ${n} ${cause}`);
  if (values.misses)
    for (const { outcome, smiles, name, graph } of misses)
      appendFileSync(
        values.misses,
        `${set}\t${outcome}\t${causeOf(graph)}\t${smiles}\t${name ?? ''}\n`,
      );
}

/**
 * Names structures in the three languages with their read-back: how many a second, of the thread's
 * time and, in brackets, with the threads that compile and collect garbage.
 */
function speedOf(
  graphs: readonly { smiles: string; graph: MolecularGraph }[],
  note?: (row: { smiles: string; graph: MolecularGraph }, name: string | null) => void,
): string {
  const cpu = process.cpuUsage(),
    start = threadMilliseconds();
  for (const row of graphs) {
    const name = nameSafely(row.graph, row.smiles);
    note?.(row, name);
  }
  const own = threadMilliseconds() - start,
    { user, system } = process.cpuUsage(cpu);
  return `${((1e3 * graphs.length) / own).toFixed(0)} (${((1e6 * graphs.length) / (user + system)).toFixed(0)})`;
}

/** Structures that state stereochemistry: the whole of it must come back. */
function benchStereo(set: NamingSet, count: number): void {
  const structures = structuresOf(set, count).flatMap((smiles) => {
    try {
      const structure = stereoFromSmiles(smiles);
      return structure.atoms.size + structure.bonds.size > 0 ? [{ smiles, structure }] : [];
    } catch {
      return [];
    }
  });
  if (structures.length === 0) return;
  const rows = structures.map(({ smiles }) => ({
    smiles,
    name: nameStructure(smiles, { useLibrary: false }).systematic?.en ?? null,
  }));
  const cpu = process.cpuUsage();
  for (const { structure } of structures) systematicNames(structure.graph, structure);
  const used = process.cpuUsage(cpu);
  const perSecond = (1e6 * structures.length) / (used.user + used.system);
  const named = rows.flatMap(({ smiles, name }) => (name === null ? [] : [{ smiles, name }]));
  const read = readWithOpsin(named.map(({ name }) => name));
  let same = 0,
    unreadable = 0;
  named.forEach(({ smiles, name }, i) => {
    const outcome =
      read[i] === ''
        ? 'stereo unreadable'
        : stereoKeyOf(read[i]) === stereoKeyOf(smiles)
          ? 'same'
          : 'stereo different';
    if (outcome === 'same') same++;
    else if (values.misses)
      appendFileSync(values.misses, `${set}\t${outcome}\t\t${smiles}\t${name}\t${read[i]}\n`);
    if (outcome === 'stereo unreadable') unreadable++;
  });
  console.log(
    `${set}, with stereochemistry: ${rows.length} structures, ${((100 * same) / rows.length).toFixed(2)} ` +
      `% named and read back with all of it; no name ${rows.length - named.length}, ` +
      `unreadable ${unreadable}, different ${named.length - same - unreadable}; ${perSecond.toFixed(0)} ` +
      'per second of processor time',
  );
}

function stereoKeyOf(smiles: string): string {
  try {
    return stereoKey(smiles);
  } catch {
    return '';
  }
}

function nameSafely(graph: MolecularGraph, smiles: string): string | null {
  try {
    return nameGraph(graph, { useLibrary: false }).systematic?.en ?? null;
  } catch (error) {
    console.log(
      `error for ${smiles}: ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`,
    );
    return null;
  }
}
