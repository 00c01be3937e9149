/**
 * Writes the recorded sample that the home page's example is run on (`fixtures/recorded`): of the record of
 * arborinine the decays of ¹H, ¹³C, DEPT-135 and HSQC, with their parameters, each file as it was recorded.
 *
 *   npx tsx research/evaluation/spectrometers/abridge-record.main.ts
 */
import { filesOfArchive } from '@elucida/spectrometer/archive/unpack';
import { zipSync, type Zippable } from 'fflate';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const RECORD = '../shared/data/spectrometer/nmredata/arborinine_full_assignments.zip';
const OUT = 'fixtures/recorded/EN4.zip';
/** Experiments by their folders: ¹H, ¹³C, DEPT-135, HSQC. */
const EXPERIMENTS = ['10', '11', '12', '14'];
const PARTS = /^(?:acqus|acqu2s|fid|ser)$/u;
/** The earliest that the format can say, so that the same files give the same bytes. */
const WRITTEN = '1980-01-02T00:00:00';

if (!existsSync(RECORD)) {
  console.log('The files of spectrometers are not here.');
  process.exit(0);
}
const kept: Zippable = {};
for (const file of filesOfArchive(readFileSync(RECORD))) {
  const [, experiment = '', part = ''] = /^[^/]+\/(\d+)\/(.+)$/u.exec(file.path) ?? [];
  if (!EXPERIMENTS.includes(experiment) || !PARTS.test(part)) continue;
  kept[file.path] = [file.bytes(), { level: 9, mtime: WRITTEN }];
}
const archive = zipSync(kept);
writeFileSync(OUT, archive);
console.log(`${OUT}: ${Object.keys(kept).length} files, ${(archive.length / 1000).toFixed(0)} kB`);
