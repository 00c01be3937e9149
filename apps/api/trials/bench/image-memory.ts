/**
 * Peak memory of a server that reads images: `npx tsx apps/api/trials/bench/image-memory.ts [images]
 * [width]`, by default ten of 4,000 px, one worker.
 * The images are drawn by another process, so that drawing does not count.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTables } from '@elucida/analysis/load-engine';
import { createWorkerAnalyser } from '../../src/adapters/analyser/worker-analyser.ts';

const [count = '10', width = '4000', target] = process.argv.slice(2);
const megabytes = (bytes: number) => Math.round(bytes / 1e6);
if (target === undefined) await measure();
else await draw(target);

/** One image in each style in turn, three quarters as high as wide. */
async function draw(folder: string): Promise<void> {
  const [{ seededRandom }, { ALL_STYLES }, { rasterise }, { subjectOf }] = await Promise.all([
    import('../../../../fixtures/random.ts'),
    import('../../../../fixtures/styles/all-styles.ts'),
    import('../../../../fixtures/styles/degrade.ts'),
    import('../../../../fixtures/subjects/subject-of.ts'),
  ]);
  for (let i = 0; i < Number(count); i++) {
    const random = seededRandom(i + 1);
    const style = ALL_STYLES[i % ALL_STYLES.length]!;
    const drawing = style.draw(subjectOf(style.techniques[i % style.techniques.length]!, random), {
      width: Number(width),
      height: Math.round(0.75 * Number(width)),
      random,
    });
    writeFileSync(
      join(folder, `${i}`),
      await rasterise(drawing.sheet, i % 2 ? 'jpeg-90' : 'none', random),
    );
  }
}

async function measure(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'elucida-images-'));
  execFileSync(process.execPath, [
    ...process.execArgv,
    fileURLToPath(import.meta.url),
    count,
    width,
    folder,
  ]);
  const images = readdirSync(folder).map((name) => ({
    name,
    bytes: new Uint8Array(readFileSync(join(folder, name))),
  }));
  rmSync(folder, { recursive: true });
  const analyser = createWorkerAnalyser({ workers: 1, tables: loadTables() });
  let peak = 0;
  const timer = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const { signal } = new AbortController();
  const started = performance.now();
  const described = [];
  for (const image of images)
    described.push(...(await analyser.describe({ images: [image] }, { signal })));
  clearInterval(timer);
  process.stdout.write(
    `${images.length} images of ${width} px read in ${((performance.now() - started) / 1_000).toFixed(1)} ` +
      `s, ${described.filter((d) => d.problem).length} refused; peak RSS ${megabytes(peak)} ` +
      `MB, ${megabytes(process.memoryUsage.rss())} MB after\n`,
  );
  await analyser.close();
}
