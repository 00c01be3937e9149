import { loadEngine } from '@elucida/analysis/load-engine';
import { expect, test } from 'vitest';
import { readPdf } from './testing/read-pdf.ts';
import { sampleResult } from './testing/sample-result.ts';
import { writeReportPdf } from './write-report-pdf.ts';

const engine = loadEngine();

test('what a result keeps of its reasoning is printed, in the language asked for', async () => {
  const result = sampleResult({
    warnings: ['¹H row 1: δ out of range (0–12).'],
    warning_codes: [{ code: 'h1_delta_range', values: { row: 1 } }],
    report: [{ section: 'open', statements: [{ kind: 'limits-shifts', values: {} }] }],
  });
  const { text } = await readPdf(
    await writeReportPdf({ result, images: [], lang: 'es', now: 0, timeZone: 'UTC' }, engine),
  );
  expect(text.replaceAll('\u00a0', ' ')).toContain('¹H, fila 1: δ fuera del intervalo (0–12).');
  expect(text).not.toContain('out of range');
});
