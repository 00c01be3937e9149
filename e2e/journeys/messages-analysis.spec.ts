import { Buffer } from 'node:buffer';
import { ManualPage } from '../pages/manual.page.ts';
import { NewPage } from '../pages/new.page.ts';
import { freshAccount, registered, verified } from './accounts.ts';
import { caseImages } from '../support/case-images.ts';
import { startApp } from '../support/running-app.ts';
import { expect, test } from '../support/broken-app.ts';

/**
 * The messages of specification §8 for the analysis screens, in its own words: from the app itself,
 * or over the network from a server that breaks.
 */

const methane = {
  metadata: { molecular_formula: 'CH4' },
  spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: -2.3 }] }],
};

test('/new: what is missing, what the server refuses, and no server', async ({
  page,
  app,
  broken,
}) => {
  await verified(page, app);
  const screen = new NewPage(page, 'en');
  await screen.open();
  await screen.analyze();
  await expect(page.getByRole('alert')).toHaveText('Please select one or more images (PNG/JPG)');
  const [, carbon] = await caseImages();
  await screen.choose([carbon!]);
  await screen.analyze();
  await expect(page.getByRole('alert')).toHaveText(
    'Please enter a molecular formula (e.g., C6H14O)',
  );
  await screen.giveFormula('C8H8O');

  const ANSWERS = [
    [
      {
        status: 500,
        json: { detail: 'Something went wrong on the server. Please try again.', code: 'internal' },
      },
      'Something went wrong on the server. Please try again.',
      false,
    ],
    [{ status: 500, json: { message: 'Boom' } }, 'Boom', false],
    [{ status: 502, body: '<h1>Bad gateway</h1>' }, 'HTTP 502', false],
    [{ status: 500, body: '{"detail": "cut o' }, 'HTTP 500', false],
    [{ status: 429, body: '' }, 'HTTP 429', true],
    [
      { status: 403, json: { detail: 'You reached the Daily Analysis Limit of your school.' } },
      'You reached the Daily Analysis Limit of your school.',
      true,
    ],
    [
      { status: 200, body: 'not JSON' },
      'The server’s answer could not be understood. Please try again.',
      false,
    ],
    ['dropped', 'Network error. Please try again. (Failed to fetch)', false],
  ] as const;
  for (const [answer, words, usage] of ANSWERS) {
    broken.spoil('/api/analyze', answer);
    await screen.analyze();
    await expect(page.getByRole('alert').locator('p').first()).toHaveText(words);
    await expect(page.getByRole('link', { name: 'View usage' })).toHaveCount(usage ? 1 : 0);
  }
});

test('/new: an image without a spectrum, and the real daily limit', async ({ page, app }) => {
  await verified(page, app);
  const screen = new NewPage(page, 'en');
  await screen.open();
  // One red pixel.
  const pixel = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
    'base64',
  );
  await screen.choose([{ name: 'pixel.png', bytes: pixel }]);
  await screen.giveFormula('CH4');
  await screen.analyze();
  await expect(page.getByRole('alert')).toHaveText(
    'No spectrum could be read. "pixel.png": it is blank. The analysis was not counted.',
  );

  for (let used = 0; used < 5; used++)
    await page.request.post(`${app.url}/api/analyze/manual`, {
      data: methane,
      headers: { origin: app.url },
    });
  await screen.analyze();
  await expect(page.getByRole('alert').locator('p').first()).toHaveText(
    'You have reached your daily analysis limit of 5. It resets at midnight (UTC).',
  );
  await page.getByRole('link', { name: 'View usage' }).click();
  await expect(page).toHaveURL(/\/en\/usage$/);
});

test('/manual: a visitor, an unverified user, bad JSON and every warning of a row', async ({
  page,
}) => {
  const manual = new ManualPage(page, 'en');
  await manual.open();
  await expect(page.getByText('No result yet.')).toBeVisible();
  const run = page.getByRole('button', { name: 'Run analysis' });
  await expect(run).toHaveAttribute('title', 'Sign in to analyze');
  await expect(run).toHaveAttribute('aria-disabled', 'true');
  await run.press('Enter');
  await expect(page.getByRole('alert')).toHaveText(
    'You must sign in to analyze. Go to Account → Sign in.',
  );
  await page
    .locator('input[type=file][accept*=json]')
    .setInputFiles({ name: 'broken.json', mimeType: 'application/json', buffer: Buffer.from('{') });
  await expect(page.getByRole('alert')).toHaveText('Invalid JSON.');

  await manual.formula().fill('CH4');
  await manual.typePeaks('H1NMR', [['12.1', '0', 'zigzag']]);
  await manual.typePeaks('C13NMR', [['220.1']]);
  await manual.typePeaks('IR', [['399', 'strong']]);
  await manual.typePeaks('UVVIS', [['179']]);
  await manual.typePeaks('MS', [['0', '100.1']]);
  await page.getByLabel('Ionization').fill('XX');
  await page.getByLabel('Mode').fill('both');
  const WARNINGS = [
    '¹H row 1: δ out of range (0–12).',
    '¹H row 1: integration must be > 0.',
    '¹H row 1: invalid multiplicity.',
    '¹³C row 1: δ out of range (0–220).',
    'IR row 1: wavenumber out of range (400–4000 cm⁻¹).',
    'IR row 1: invalid intensity.',
    'UV-Vis row 1: λmax must be ≥ 180 nm.',
    'MS: invalid ionization.',
    'MS: invalid mode.',
    'MS row 1: m/z must be > 0.',
    'MS row 1: rel_int must be between 0–100.',
  ];
  await expect
    .poll(async () => (await page.locator('.notice-warning li').allInnerTexts()).sort())
    .toEqual([...WARNINGS].sort());

  await registered(page, freshAccount());
  await page.reload();
  await run.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Your email is not verified. Please verify it to run analyses.',
  );
});

test('/manual: errors become an object in the result panel', async ({ page, app, broken }) => {
  await verified(page, app);
  const manual = new ManualPage(page, 'en');
  await manual.open();
  await manual.formula().fill('CH4');
  await manual.typePeaks('C13NMR', [['-2.3']]);
  const panel = page.getByRole('region', { name: 'Result' });
  for (const [answer, message] of [
    [{ status: 500, json: { detail: 'Boom' } }, 'Boom'],
    [
      { status: 200, body: '{"status": "o' },
      'The server’s answer could not be understood. Please try again.',
    ],
    ['dropped', 'Network error. Please try again. (Failed to fetch)'],
  ] as const) {
    broken.spoil('/api/analyze/manual', answer);
    await manual.run();
    await expect(panel.locator('pre')).toHaveText(
      JSON.stringify({ status: 'error', message }, null, 2),
    );
  }
});

test('/history: a list that fails is silently empty; a failing export is an alert and a line in the console', async ({
  page,
  app,
  broken,
  consoleIsSilent,
}) => {
  await verified(page, app);
  await page.request.post('/api/history', {
    data: { formula: 'CH4', nombre_molecula: 'methane', result_json: { status: 'ok' } },
  });
  await page.goto('/en/history');
  await page.getByRole('button', { name: 'Details' }).click();
  broken.spoil('/api/export_pdf', { status: 500, body: '' });
  await page.getByRole('button', { name: 'Export PDF' }).click();
  await expect(page.getByRole('alert')).toHaveText('Error exporting PDF');
  expect(consoleIsSilent.splice(0).filter((line) => line.includes('HTTP 500'))).toHaveLength(1);

  for (const answer of [
    { status: 500, body: '' },
    { status: 200, body: '[{"id"' },
    'dropped',
  ] as const) {
    broken.spoil('/api/history', answer);
    await page.reload();
    await expect(
      page.getByText('Nothing here yet. Your next analysis will be the first.'),
    ).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('a server that is really gone', async ({ browser }) => {
  const own = await startApp();
  const page = await (await browser.newContext({ baseURL: own.url })).newPage();
  try {
    await verified(page, own);
    const manual = new ManualPage(page, 'en');
    await manual.open();
    await manual.formula().fill('CH4');
    await manual.typePeaks('C13NMR', [['-2.3']]);
    await own.stop();
    await manual.run();
    await expect(page.getByRole('region', { name: 'Result' }).locator('pre')).toHaveText(
      JSON.stringify(
        { status: 'error', message: 'Network error. Please try again. (Failed to fetch)' },
        null,
        2,
      ),
    );
    // What was typed is still there.
    await expect(manual.grids().locator('input').first()).toHaveValue('-2.3');
  } finally {
    await page.context().close();
    await own.stop();
  }
});
