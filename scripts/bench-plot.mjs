// `npm run bench:plot`: how long a zoom and a pan frame of a recorded spectrum of 65,536 points take
// in Chromium, from the event to the picture, on the plot that the pages show.
import { chromium } from '@playwright/test';
import { build } from 'esbuild';
import { readCommandLine } from './lib/command-line.mjs';
import { ensureChromium } from './lib/ensure-chromium.mjs';
import { inRoot } from './lib/paths.mjs';
import { say } from './lib/say.mjs';

readCommandLine({
  usage: `Usage: npm run bench:plot

Measures a zoom and a pan frame of the plot in Chromium, 120 frames each.`,
});

const POINTS = 65_536;
const FRAMES = 120;
/** ms: sixty frames a second. */
const WANTED = 16;

/** A page with nothing but the plot: a noisy ¹H recording with 400 lines, over its mirror. */
const PAGE = `
import { createElement as h, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { writeTrace } from '@elucida/spectra/traces/write-trace';
import { languageInstance } from './lib/i18n/language-instance.ts';
import { SpectrumPlot } from './spectrum-plot/spectrum-plot.tsx';

const lines = Array.from({ length: 400 }, (_, k) => 0.5 + ((k * 7.919) % 9));
const x = Float64Array.from({ length: ${POINTS} }, (_, k) => 12 - (14 * k) / ${POINTS - 1});
const y = x.map((ppm, k) => ((k * 16807) % 1009) / 2e5);
for (const line of lines)
  for (let k = Math.round(((12 - line - 0.05) / 14) * ${POINTS}); k < ((12 - line + 0.05) / 14) * ${POINTS}; k++)
    y[k] += 1 / (1 + ((x[k] - line) / 0.0008) ** 2);
const trace = writeTrace({ x, y }, { ordinate: 'intensity', most: ${POINTS} });
const rows = lines.slice(0, 24).map((delta_ppm) => ({ delta_ppm, int: 1 }));
const peaks = rows.map((row, index) => ({
  index, x: row.delta_ppm, height: 1, details: 's', agreement: 'for',
  predicted: row.delta_ppm + 0.03, sd: 0.05, integral: 1,
}));
languageInstance('en').then((i18n) =>
  createRoot(document.getElementById('root')).render(
    h(I18nextProvider, { i18n }, h(MemoryRouter, null, h(Suspense, { fallback: null },
      h(SpectrumPlot, { technique: 'H1NMR', peaks, source: { peaks: rows, trace } })))),
  ),
);
`;

/** Evaluated in the page: times from an event to the frame after it, ms. */
const MEASURE = `async (kind) => {
  const plot = document.querySelector('[role=slider]');
  const svg = plot.querySelector('svg');
  plot.focus();
  const { left, top, width } = svg.getBoundingClientRect();
  const painted = () => new Promise((done) => requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = done;
    port2.postMessage(null);
  }));
  const nearer = (deltaY) => svg.dispatchEvent(new WheelEvent('wheel', {
    deltaY, clientX: left + 0.6 * width, clientY: top + 60, bubbles: true, cancelable: true, view: window,
  }));
  const along = (key) => plot.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey: true, bubbles: true }));
  if (kind === 'pan') for (let k = 0; k < 6; k++) { nearer(-300); await painted(); await painted(); }
  const times = [];
  for (let frame = 0; frame < ${FRAMES}; frame++) {
    await painted();
    const started = performance.now();
    if (kind === 'zoom') nearer(frame % 40 < 20 ? -120 : 120);
    else along(frame % 20 < 10 ? 'ArrowRight' : 'ArrowLeft');
    await painted();
    times.push(performance.now() - started);
  }
  return times;
}`;

const bundle = await build({
  stdin: { contents: PAGE, resolveDir: inRoot('apps/web/src'), loader: 'tsx' },
  bundle: true,
  write: false,
  format: 'iife',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const executablePath = await ensureChromium();
if (executablePath === undefined) throw new Error('no Chromium could be installed here');
// Without a limit on frames, what is measured is work and not waiting for the screen.
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-gpu', '--disable-frame-rate-limit', '--disable-gpu-vsync'],
});
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.setContent(
    '<style>:root{--border:#ddd;--control:#888;--text-2:#444}</style><div id="root"></div>',
  );
  await page.addScriptTag({ content: bundle.outputFiles[0].text });
  await page.getByRole('group').waitFor();
  // Processor time of the page's thread, which what else the machine does leaves as it is.
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () =>
    Object.fromEntries(
      (await devtools.send('Performance.getMetrics')).metrics.map(({ name, value }) => [
        name,
        1000 * value,
      ]),
    );
  for (const kind of ['zoom', 'pan']) {
    const before = await spent();
    const times = (await page.evaluate(`(${MEASURE})('${kind}')`)).toSorted((a, b) => a - b);
    const after = await spent();
    const frame = (name) => ((after[name] - before[name]) / FRAMES).toFixed(1);
    const at = (share) => times[Math.floor(share * (times.length - 1))];
    process.exitCode ||= at(0.95) < WANTED ? 0 : 1;
    say(
      `${kind}: median ${at(0.5).toFixed(1)} ms, 95 % within ${at(0.95).toFixed(1)} ms ` +
        `(${FRAMES} frames of ${POINTS} points; wanted below ${WANTED} ms); processor time a frame ` +
        `${frame('TaskDuration')} ms (script ${frame('ScriptDuration')}, style ` +
        `${frame('RecalcStyleDuration')}, layout ${frame('LayoutDuration')})`,
    );
  }
} finally {
  await browser.close();
}
