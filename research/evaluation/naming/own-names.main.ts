/**
 * Our own names read back from the outside: of some structures (half isomers from the generator,
 * half of the training data; the same at each run), the systematic name in each language, read by
 * `resolveName` without the library, and the name that is shown, read with it. Then the structures
 * without a name, by the language in which it is not read back. Skips where the shared data are
 * absent. Run: npx tsx research/evaluation/naming/own-names.main.ts [--count 2000] [--misses file]
 */
import { LANGUAGES } from '@elucida/spectra/languages';
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { stereoFromSmiles, stereoKey } from '@elucida/molecules/stereo';
import { nameStructure, type StructureNames } from '@elucida/library/name-structure';
import { resolveName } from '@elucida/library/resolve-name';
import type { Tongue } from '@elucida/naming/words/word';
import { backReader } from '@elucida/naming/write/read-back';
import { nameCompound } from '@elucida/naming/write/name-compound';
import { perceiveWhole } from '@elucida/naming/write/perceived';
import { renderName } from '@elucida/naming/write/render-name';
import { causeOf } from './naming-causes.ts';
import { hasSharedData, structuresOf } from './naming-sets.ts';

interface Row extends StructureNames {
  readonly smiles: string;
  readonly key: string;
}

const { values } = parseArgs({
  options: { count: { type: 'string', default: '2000' }, misses: { type: 'string' } },
});
if (!hasSharedData()) console.log('skipped: no shared data');
else {
  const half = Math.ceil(Number(values.count) / 2);
  const rows = [...structuresOf('isomers', half), ...structuresOf('training', half)].flatMap(
    (smiles): Row[] => {
      try {
        return [{ smiles, key: keyOf(smiles), ...nameStructure(smiles, { useLibrary: true }) }];
      } catch {
        // Not a structure of the engine's.
        return [];
      }
    },
  );
  const misses = LANGUAGES.flatMap((language) => [
    ...readBack(`${language}, systematic, without library`, rows, {
      language,
      kind: 'systematic',
      useLibrary: false,
    }),
    ...readBack(`${language}, as shown, with library`, rows, {
      language,
      kind: 'name',
      useLibrary: true,
    }),
  ]);
  const unnamed = rows
    .filter(({ systematic }) => systematic === null)
    .map(({ smiles }) => ({ smiles, ...whyUnnamed(smiles) }));
  count(
    `without a systematic name: ${unnamed.length} of ${rows.length}`,
    unnamed.map(({ cause }) => cause),
  );
  if (values.misses)
    writeFileSync(
      values.misses,
      [
        ...misses,
        ...unnamed.map(({ smiles, cause, names }) => `${cause}\t${smiles}\t${names}`),
      ].join('\n'),
    );
}

/** Constitution, and configuration where it is stated. */
function keyOf(smiles: string): string {
  const { atoms, bonds } = stereoFromSmiles(smiles);
  return atoms.size + bonds.size > 0 ? stereoKey(smiles) : constitutionKey(graphFromSmiles(smiles));
}

interface Reading {
  readonly language: (typeof LANGUAGES)[number];
  readonly kind: keyof StructureNames;
  readonly useLibrary: boolean;
}

function readBack(
  title: string,
  rows: readonly Row[],
  { language, kind, useLibrary }: Reading,
): string[] {
  const causes: string[] = [],
    misses: string[] = [];
  let named = 0;
  for (const row of rows) {
    const name = row[kind]?.[language];
    if (name === undefined) continue;
    named++;
    const { structure } = resolveName(name, { useLibrary, language });
    if (structure && keyOf(structure.smiles) === row.key) continue;
    const outcome = structure ? 'different' : 'not read';
    causes.push(`${outcome}: ${causeOf(graphFromSmiles(row.smiles))}`);
    misses.push(`${title}\t${outcome}\t${name}\t${row.smiles}\t${structure?.smiles ?? ''}`);
  }
  count(
    `${title}: ${named} names, the same structure ` +
      `${((100 * (named - misses.length)) / Math.max(1, named)).toFixed(2)} ` +
      `%, not ${misses.length}`,
    causes,
  );
  return misses;
}

/**
 * The language whose name does not come back, and the names; or that no rule covers the structure.
 */
function whyUnnamed(smiles: string): { cause: string; names: string } {
  const stereo = stereoFromSmiles(smiles);
  const tree = nameCompound(perceiveWhole(stereo.graph), stereo);
  if (!tree) return { cause: `no rule: ${causeOf(stereo.graph)}`, names: '' };
  const read = backReader(perceiveWhole(stereo.graph), stereo);
  const names = ([0, 1, 2] as const satisfies readonly Tongue[]).map((tongue) =>
    renderName(tree, tongue),
  );
  const failed = LANGUAGES.filter((_, tongue) => read(names[tongue], tongue as Tongue) !== 'same');
  return {
    cause: `not read back in ${failed.join(', ')}: ${causeOf(stereo.graph)}`,
    names: names.join(' | '),
  };
}

function count(title: string, causes: readonly string[]): void {
  console.log(title);
  const tally = new Map<string, number>();
  for (const cause of causes) tally.set(cause, (tally.get(cause) ?? 0) + 1);
  for (const [cause, n] of [...tally].sort((a, b) => b[1] - a[1]).slice(0, 20))
    console.log(`  ${n} ${cause}`);
}
