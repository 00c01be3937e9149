/**
 * Structure → name, read back by the independent parser OPSIN: how many structures get a systematic name, and how many of the names
 * mean the same constitution. Skips where OPSIN or the shared data are absent.
 * Run: npx tsx packages/engine/src/bench/naming.main.ts [names|isomers|training …] [--count 5000] [--misses file]
 */
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { MolecularGraph } from '../molecules/graph.ts';
import { constitutionKey, graphFromSmiles } from '../molecules/smiles.ts';
import { stereoFromSmiles, stereoKey } from '../molecules/stereo.ts';
import { nameGraph, nameStructure, systematicNames } from '../naming/name-structure.ts';
import { causeOf } from './naming-causes.ts';
import { hasOpsin, readWithOpsin } from './naming-opsin.ts';
import { hasSharedData, NAMING_SETS, structuresOf, type NamingSet } from './naming-sets.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { count: { type: 'string', default: '5000' }, misses: { type: 'string' } } });
const sets = positionals.length > 0 ? (positionals as NamingSet[]) : NAMING_SETS;
if (!hasSharedData()) console.log('skipped: no shared data');
else if (!hasOpsin()) console.log('skipped: no OPSIN (apt-get install libopsin-java default-jre-headless)');
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
  // The first pass warms the compiler up; the second is timed.
  for (const { smiles, graph } of graphs) nameSafely(graph, smiles);
  const start = performance.now();
  const cpu = process.cpuUsage();
  const rows = graphs.map(({ smiles, graph }) => ({ smiles, graph, name: nameSafely(graph, smiles) }));
  const used = process.cpuUsage(cpu);
  const seconds = (performance.now() - start) / 1000, cpuSeconds = (used.user + used.system) / 1e6;
  const named = rows.filter(({ name }) => name !== null);
  const read = readWithOpsin(named.map(({ name }) => name!));
  const misses = rows.filter(({ name }) => name === null).map((row) => ({ ...row, outcome: 'no name' }));
  named.forEach((row, i) => {
    if (read[i] === '') misses.push({ ...row, outcome: 'unreadable' });
    else if (keyOf(read[i]) !== constitutionKey(row.graph)) misses.push({ ...row, outcome: 'different' });
  });
  const of = (outcome: string) => misses.filter((miss) => miss.outcome === outcome).length;
  const percent = (part: number, whole: number) => `${((100 * part) / Math.max(1, whole)).toFixed(2)} %`;
  console.log(`${set}: ${rows.length} structures, named ${percent(named.length, rows.length)}; of the names read back ${percent(named.length - of('unreadable') - of('different'), named.length)}, different ${of('different')}, unreadable ${of('unreadable')}; ${(rows.length / seconds).toFixed(0)} structures/s (${(rows.length / cpuSeconds).toFixed(0)} per second of processor time)`);
  const causes = new Map<string, number>();
  for (const { graph, outcome } of misses) {
    const cause = `${outcome}: ${causeOf(graph)}`;
    causes.set(cause, (causes.get(cause) ?? 0) + 1);
  }
  for (const [cause, n] of [...causes].sort((a, b) => b[1] - a[1]).slice(0, 25)) console.log(`  ${n} ${cause}`);
  if (values.misses) for (const { outcome, smiles, name, graph } of misses) appendFileSync(values.misses, `${set}\t${outcome}\t${causeOf(graph)}\t${smiles}\t${name ?? ''}\n`);
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
  const rows = structures.map(({ smiles }) => ({ smiles, name: nameStructure(smiles, { useLibrary: false }).systematic?.en ?? null }));
  const cpu = process.cpuUsage();
  for (const { structure } of structures) systematicNames(structure.graph, structure);
  const used = process.cpuUsage(cpu);
  const perSecond = (1e6 * structures.length) / (used.user + used.system);
  const named = rows.flatMap(({ smiles, name }) => (name === null ? [] : [{ smiles, name }]));
  const read = readWithOpsin(named.map(({ name }) => name));
  let same = 0, unreadable = 0;
  named.forEach(({ smiles, name }, i) => {
    const outcome = read[i] === '' ? 'stereo unreadable' : stereoKeyOf(read[i]) === stereoKeyOf(smiles) ? 'same' : 'stereo different';
    if (outcome === 'same') same++;
    else if (values.misses) appendFileSync(values.misses, `${set}\t${outcome}\t\t${smiles}\t${name}\t${read[i]}\n`);
    if (outcome === 'stereo unreadable') unreadable++;
  });
  console.log(`${set}, with stereochemistry: ${rows.length} structures, ${((100 * same) / rows.length).toFixed(2)} % named and read back with all of it; no name ${rows.length - named.length}, unreadable ${unreadable}, different ${named.length - same - unreadable}; ${perSecond.toFixed(0)} per second of processor time`);
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
    console.log(`error for ${smiles}: ${error instanceof Error ? error.stack?.split('\n').slice(0, 3).join(' ') : String(error)}`);
    return null;
  }
}
