/**
 * Time until the known compounds can be asked, as they are (a table of text) and in forms that a build
 * could make: `npx tsx research/evaluation/speed/library-speed.main.ts`. Each measurement is a process of
 * its own, so that nothing is read or compiled before; prints medians of seven, ms.
 */
import { fork } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { knownCompounds, lookUpLibrary } from '@elucida/library/library';
import type { LibraryEntry } from '@elucida/library/library-entry';

const ROUNDS = 7;
/** A formula that no compound has: what is timed is the table, not the molecules of an answer. */
const ABSENT = 'Xx';

type Lookup = Readonly<Record<string, readonly unknown[]>>;

/** What each form does until the first question for a formula is answered, and until every row is there. */
const FORMS: Readonly<Record<string, (folder: string) => unknown>> = {
  'text, a formula asked': () => lookUpLibrary(ABSENT),
  'text, every row': () => knownCompounds(),
  'JSON by formula, every row': (folder) =>
    (JSON.parse(readFileSync(join(folder, 'compounds.json'), 'utf8')) as Lookup)[ABSENT],
  'module by formula, every row': async (folder) =>
    ((await import(pathToFileURL(join(folder, 'compounds.mjs')).href)) as { default: Lookup })
      .default[ABSENT],
};

function writeCompiled(folder: string): void {
  const byFormula: Record<string, LibraryEntry[]> = {};
  for (const entry of knownCompounds()) (byFormula[entry.formula] ??= []).push(entry);
  const json = JSON.stringify(byFormula);
  writeFileSync(join(folder, 'compounds.json'), json);
  writeFileSync(join(folder, 'compounds.mjs'), `export default ${json};\n`);
}

const timeInProcess = (form: string, folder: string) =>
  new Promise<number>((resolve, reject) => {
    const child = fork(fileURLToPath(import.meta.url), [form, folder]);
    child.once('message', (ms) => resolve(ms as number));
    child.once('error', reject);
    child.once('exit', (code) => {
      if (code !== 0) reject(new Error(`${form}: exit ${code}`));
    });
  });

const [asked, folderOfParent] = process.argv.slice(2);
if (asked && folderOfParent) {
  const before = performance.now();
  await FORMS[asked](folderOfParent);
  process.send!(performance.now() - before);
} else {
  const folder = mkdtempSync(join(tmpdir(), 'library-speed-'));
  writeCompiled(folder);
  console.log(
    `compiled form: ${(statSync(join(folder, 'compounds.json')).size / 1000).toFixed(0)} kB`,
  );
  for (const form of Object.keys(FORMS)) {
    const times: number[] = [];
    for (let round = 0; round < ROUNDS; round++) times.push(await timeInProcess(form, folder));
    times.sort((a, b) => a - b);
    console.log(`${form.padEnd(30)} ${times[ROUNDS >> 1].toFixed(1)} ms`);
  }
  rmSync(folder, { recursive: true });
}
