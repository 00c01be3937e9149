import { analysisResponseSchema, type AnalysisResponse } from '@elucida/contract/analysis';
import { LANGUAGES, type Language } from '@elucida/messages/catalogue/language';
import { readPdf } from '@elucida/report-pdf/testing/read-pdf';
import { buildPayload } from '@elucida/spectra/manual-payload/build-payload';
import { importDraft } from '@elucida/spectra/manual-payload/import-draft';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { csvRows } from './downloads.ts';
import type { ResponseCase } from './response-cases.ts';
import { expect } from './test.ts';

/** An analysis as it was answered. */
interface Answered {
  readonly id: string;
  readonly result: AnalysisResponse;
}

async function json(response: APIResponse): Promise<unknown> {
  expect(response.status(), await response.text()).toBe(200);
  return response.json();
}

async function answeredBy(response: APIResponse): Promise<Answered> {
  const result = analysisResponseSchema.parse(await json(response));
  return { id: response.headers()['analysis-id']!, result };
}

/** Sends a case as the pages do. */
export async function analyse(
  request: APIRequestContext,
  { formula, spectra, images, structures }: ResponseCase,
  lang: Language,
): Promise<Answered> {
  if (images === undefined)
    return answeredBy(
      await request.post('/api/analyze/manual', {
        data: { metadata: { molecular_formula: formula }, spectra, structures, lang },
        timeout: 0,
      }),
    );
  const form = new FormData();
  form.set('formula', formula);
  form.set('lang', lang);
  for (const { name, bytes } of await images())
    form.append('files', new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
  return answeredBy(await request.post('/api/analyze', { multipart: form, timeout: 0 }));
}

/** What no consumer may change: everything but the texts, which are in the reader's language. */
const core = ({
  spectra,
  candidates,
  warning_codes,
  report,
  unexplained,
  status,
}: AnalysisResponse) => ({
  status,
  spectra,
  candidates: candidates.map(({ smiles, confidence, evidence }) => ({
    smiles,
    confidence,
    evidence,
  })),
  warning_codes,
  statements: report?.map(({ codes, statements }) => ({ codes, statements })),
  unexplained,
});

/** Read in every language: the same facts, and each warning in other words. */
async function isTranslated(request: APIRequestContext, { id, result }: Answered): Promise<void> {
  const warnings: string[][] = [];
  for (const lang of LANGUAGES) {
    const record = (await json(await request.get(`/api/analyses/${id}?lang=${lang}`))) as {
      result: AnalysisResponse;
    };
    expect(core(record.result)).toEqual(core(result));
    expect(record.result.lang).toBe(lang);
    warnings.push(record.result.warnings);
  }
  for (const place of result.warnings.keys())
    expect(new Set(warnings.map((texts) => texts[place])).size).toBe(LANGUAGES.length);
}

/** Printed in every language, with its formula and every technique. */
async function isPrinted(request: APIRequestContext, { result }: Answered): Promise<void> {
  for (const lang of LANGUAGES) {
    const response = await request.post('/api/export_pdf', {
      multipart: { result_json: JSON.stringify(result), lang },
      timeout: 0,
    });
    expect(response.status(), (await response.body()).toString('latin1').slice(0, 300)).toBe(200);
    const report = await readPdf(await response.body());
    expect(report.language).toBe(lang);
    expect(report.text).not.toMatch(/undefined|NaN|\[object/);
  }
}

/** Kept in the history, where it reads the same, and as a table with a row a peak. */
async function isKept(request: APIRequestContext, { result }: Answered): Promise<void> {
  const saved = (await json(
    await request.post('/api/history', {
      data: {
        formula: result.molecular_formula,
        nombre_molecula: result.nombre_molecula,
        result_json: result,
      },
    }),
  )) as { id: string };
  const item = (await json(await request.get(`/api/history/${saved.id}?lang=eu`))) as {
    result_json: AnalysisResponse;
  };
  expect(core(item.result_json)).toEqual(core(result));
  const csv = await request.get(`/api/history/${saved.id}/csv?lang=en`);
  expect(csv.status()).toBe(200);
  const [head, ...rows] = csvRows((await csv.text()).replace(/^\ufeff/, ''), ',');
  expect(rows).toHaveLength(result.spectra.flatMap(({ peaks }) => peaks).length);
  for (const row of rows) expect(row).toHaveLength(head!.length);
}

/** Opened in the form again ("Import JSON", "change something and run again"): no peak is lost. */
async function isRunAgain(request: APIRequestContext, { result }: Answered): Promise<void> {
  const imported = importDraft(JSON.stringify(result));
  if (!imported.ok) throw new Error(imported.code);
  const payload = buildPayload(imported.draft);
  expect(payload.metadata.molecular_formula).toBe(result.molecular_formula);
  expect(payload.spectra.map(({ type, peaks }) => [type, peaks.length])).toEqual(
    // What follows from the others is made again by the next run.
    result.spectra
      .filter(({ source }) => source !== 'derived')
      .map(({ type, peaks }) => [type, peaks.length]),
  );
  const again = await answeredBy(
    await request.post('/api/analyze/manual', { data: payload, timeout: 0 }),
  );
  expect(again.result.spectra.map(({ peaks }) => peaks.length)).toEqual(
    result.spectra.map(({ peaks }) => peaks.length),
  );
}

/** Shared: anybody reads the same. Answers with its address. */
async function isShared(request: APIRequestContext, { id, result }: Answered): Promise<string> {
  const { url } = (await json(await request.post(`/api/analyses/${id}/share`))) as { url: string };
  const token = url.split('/').at(-1)!;
  const shared = (await json(await request.get(`/api/shared/${token}?lang=es`))) as {
    result: AnalysisResponse;
  };
  expect(core(shared.result)).toEqual(core(result));
  return `shared/${token}`;
}

/**
 * Takes an answer through everything that takes one. Answers with the path of its shared page, for
 * a browser to open.
 */
export async function takenByAll(request: APIRequestContext, answered: Answered): Promise<string> {
  await isTranslated(request, answered);
  await isPrinted(request, answered);
  await isKept(request, answered);
  await isRunAgain(request, answered);
  return isShared(request, answered);
}
