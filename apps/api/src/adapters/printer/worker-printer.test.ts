import { loadTables } from '@elucida/analysis/load-engine';
import { readPdf } from '@elucida/report-pdf/testing/read-pdf';
import { sampleResult } from '@elucida/report-pdf/testing/sample-result';
import { afterAll, expect, test } from 'vitest';
import { cutPng, plainPng } from '../../testing/images.ts';
import { ImageRefused } from '../../input/image-refused.ts';
import { JobTimeout, ThreadsBusy } from '../threads/job.ts';
import { InvalidReport, type ReportOrder } from './printer.ts';
import { createWorkerPrinter } from './worker-printer.ts';

// A real thread with the engine's tables. Its limit is for a server; here the machine may be busy.
const tables = loadTables();
const printer = createWorkerPrinter({ tables, limitMs: 120_000 });
afterAll(() => printer.close());

const order = ({ result = sampleResult(), images = [] as Uint8Array[] } = {}): ReportOrder => {
  const field = (text: string) => new Uint8Array(Buffer.from(text));
  const fields = {
    result_json: field(JSON.stringify(result)),
    images_base64: field(
      JSON.stringify(images.map((image) => Buffer.from(image).toString('base64'))),
    ),
    lang: field('es'),
  };
  return { fields, now: Date.UTC(2026, 0, 2), timeZone: 'UTC' };
};

test('a report comes out of the thread as a document', async () => {
  const { text, language, roles } = await readPdf(
    (await printer.print(order({ images: [await plainPng()] }))).pdf,
  );
  expect(language).toBe('es');
  expect(text).toContain('acetato de etilo');
  expect(text).toContain('2 de enero de 2026');
  expect(roles).toContain('Caption');
});

test('the event loop turns while a thread prints', async () => {
  let longest = 0,
    last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }, 5);
  const peaks = Array.from({ length: 1_000 }, (_, index) => ({
    delta_ppm: index / 100,
    mult: 'm',
  }));
  const started = performance.now();
  await printer.print(order({ result: sampleResult({ spectra: [{ type: 'H1NMR', peaks }] }) }));
  clearInterval(timer);
  expect(longest).toBeLessThan((performance.now() - started) / 2);
});

test('a report that fails does so alone; one more than may wait is refused', async () => {
  await expect(
    printer.print(order({ images: [await plainPng(), await cutPng()] })),
  ).rejects.toEqual(new ImageRefused({ file: 'image 2', index: 1, code: 'corrupt' }));
  await expect(
    printer.print({ ...order(), fields: { result_json: new Uint8Array(Buffer.from('{')) } }),
  ).rejects.toBeInstanceOf(InvalidReport);
  const small = createWorkerPrinter({ tables, waitingMax: 1 });
  const all = await Promise.allSettled(Array.from({ length: 6 }, () => small.print(order())));
  const refused = all.filter(
    (one) => one.status === 'rejected' && one.reason instanceof ThreadsBusy,
  );
  expect(refused.length).toBeGreaterThan(0);
  expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(6 - refused.length);
  await small.close();
  expect((await printer.print(order())).pdf.length).toBeGreaterThan(10_000);
});

test('a report that takes or waits too long says so, and the next one is printed', async () => {
  const hurried = createWorkerPrinter({ tables, limitMs: 1 });
  const peaks = Array.from({ length: 2_000 }, (_, index) => ({
    delta_ppm: index / 200,
    mult: 'm',
  }));
  await expect(
    hurried.print(order({ result: sampleResult({ spectra: [{ type: 'H1NMR', peaks }] }) })),
  ).rejects.toBeInstanceOf(JobTimeout);
  await hurried.close();
  const impatient = createWorkerPrinter({ tables, waitMsMax: 1 });
  const [first, second] = await Promise.allSettled([
    impatient.print(order()),
    impatient.print(order()),
  ]);
  expect([first.status, second.status === 'rejected' && second.reason]).toEqual([
    'fulfilled',
    expect.any(ThreadsBusy),
  ]);
  await impatient.close();
});
