import { verified } from './accounts.ts';
import { expect, test } from '../support/broken-app.ts';

/** Runs if any of its forms is taken for markup or for a script. */
const ATTACK =
  '<img src=x onerror="window.hit=1"><svg ' +
  'onload="window.hit=1"><script>window.hit=1</script><a ' +
  'href="javascript:window.hit=1">x</a>';
const HIT = 'window.hit ?? null';

test('text of the server and of users never runs: information, names, titles, notes, formula, posts', async ({
  page,
  app,
  broken,
}) => {
  await verified(page, app);
  const saved = await page.request.post('/api/history', {
    data: {
      formula: `C2H6O ${ATTACK}`,
      nombre_molecula: `ethanol ${ATTACK}`,
      result_json: {
        status: 'ok',
        molecular_formula: 'C2H6O',
        nombre_molecula: `ethanol ${ATTACK}`,
        elapsed_ms: 1,
        informacion:
          `# Ethanol\n\n**because** ${ATTACK}\n\n[go](javascript:window.hit=1) ` +
          '![i](javascript:window.hit=1)',
        smiles: 'CCO',
        confidence: 0.9,
        candidates: [],
        spectra: [],
        warnings: [ATTACK],
      },
    },
  });
  expect(saved.status()).toBe(200);
  await page.goto('/en/history');
  await page.getByRole('button', { name: 'Details' }).first().click();
  await expect(page.getByText('because').first()).toBeAttached();
  expect(
    await page
      .locator('main a[href^="javascript"], main script, main [onerror], main [onload]')
      .count(),
  ).toBe(0);
  expect(await page.evaluate(HIT)).toBeNull();

  await page.goto('/en/manual');
  await page.getByLabel('Title').fill(ATTACK.slice(0, 40));
  await page.getByLabel('Notes').fill(ATTACK);
  await page.reload();
  await expect(page.getByLabel('Notes')).toHaveValue(ATTACK.slice(0, 200));
  expect(await page.locator('main script, main [onerror], main [onload]').count()).toBe(0);
  expect(await page.evaluate(HIT)).toBeNull();

  broken.spoil('/api/blog/evil', {
    status: 200,
    json: {
      slug: 'evil',
      title: ATTACK,
      excerpt: ATTACK,
      cover: 'javascript:window.hit=1',
      tags: [ATTACK],
      date: '2026-01-01',
      author: ATTACK,
      content: `**post** ${ATTACK}`,
      kind: 'other',
    },
  });
  await page.goto('/en/blog/evil');
  await expect(page.getByText('post', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(ATTACK);
  expect(
    await page
      .locator('main a[href^="javascript"], main script, main [onerror], main [onload]')
      .count(),
  ).toBe(0);
  expect(await page.evaluate(HIT)).toBeNull();
});
