import { readFile } from 'node:fs/promises';
import { expect, type Download, type Page } from '@playwright/test';

/** The first report also starts the thread that prints. */
const PRINTED_MS = 90_000;

/** The file that a click makes the browser save. */
export async function downloads(
  page: Page,
  press: () => Promise<void>,
): Promise<{ file: Download; bytes: Buffer }> {
  const started = page.waitForEvent('download', { timeout: PRINTED_MS });
  await press();
  const file = await started;
  return { file, bytes: await readFile(await file.path()) };
}

/** Rows of a CSV text (RFC 4180) with the given separator. */
export function csvRows(text: string, separator: string): string[][] {
  const cell = new RegExp(
    `(?:"((?:[^"]|"")*)"|([^"${separator}\\r\\n]*))(${separator}|\\r\\n)`,
    'gy',
  );
  const rows: string[][] = [[]];
  for (let match = cell.exec(text); match !== null; match = cell.exec(text)) {
    rows.at(-1)!.push(match[1]?.replaceAll('""', '"') ?? match[2]!);
    if (match[3] !== separator) rows.push([]);
  }
  expect(cell.lastIndex, 'the text is CSV to its end').toBe(0);
  return rows.slice(0, -1);
}
